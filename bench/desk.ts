/** 100,000 vacancies in every state as staff of the centre see them: the list, the queue and the file, each beside the bare SQL of the same page. */
import type pg from 'pg';
import { asOwner } from '#server/database.ts';
import { openPool } from '#server/db/pool.ts';
import { serverRoleUrl } from '#server/db/server-role.ts';
import { large } from './centers.ts';
import { timeInTurns } from './load.ts';
import type { ServerProcess } from './processes.ts';
import { within, type Line } from './report.ts';
import { Session } from './session.ts';
import { addStaff } from './staff.ts';

const rounds = 40;
const limitMs = 150;
const staff = { email: 'desk@laadtest.example', password: 'een lang wachtwoord' };

/** Of a hundred: two drafts wait for the check, three more are drafts, five are filled, fifteen have ended, fifteen are put away. */
const states = `with numbered as (select id, row_number() over (order by id) % 100 as n from vacancies where volunteer_center_id = $1)
  update vacancies v set
    status = case when n < 5 then 'draft' when n < 10 then 'filled' when n < 25 then 'expired' else 'archived' end,
    submitted_at = case when n < 2 then v.created_at end
  from numbered where numbered.id = v.id and v.volunteer_center_id = $1 and n < 40`;

/** Gives the vacancies of the large centre their states, and somebody who works with them. The search was measured before that. */
const fillDesk = (ownerUrl: string): Promise<void> =>
  asOwner(ownerUrl, async (client) => {
    await addStaff(client, large, 'center_superuser', staff);
    await client.query('alter table vacancies disable trigger touch_content');
    await client.query(states, [large]);
    await client.query('alter table vacancies enable trigger touch_content');
    await client.query('vacuum analyze vacancies');
  });

interface Question {
  what: string;
  path: string;
  /** Condition and order of the same page in plain SQL. */
  bare: string;
  order: string;
}

const list = 'vacancies?filter[managed]=true&facets=true&page[size]=30&include=organization';
const newest = 'created_at desc, id desc';
const questions: readonly Question[] = [
  { what: 'Vacancies of staff, first page with counts', path: list, bare: 'true', order: newest },
  {
    what: 'Vacancies of staff, page 200',
    path: `${list}&page[number]=200`,
    bare: 'true',
    order: `${newest} offset 5970`,
  },
  {
    what: 'Vacancies of staff by state',
    path: `${list}&filter[status_eq]=expired`,
    bare: "status = 'expired'",
    order: newest,
  },
  {
    what: 'Vacancies of staff, words',
    path: `${list}&filter[q]=taal`,
    bare: "search_label like '%taal%'",
    order: newest,
  },
  {
    what: 'Queue of vacancies that wait',
    path: `${list}&filter[waiting]=true&sort=submitted_at`,
    bare: 'submitted_at is not null',
    order: 'submitted_at, id',
  },
];

async function askBare(pool: pg.Pool, { bare, order }: Pick<Question, 'bare' | 'order'>): Promise<void> {
  const client = await pool.connect();
  const of = `from vacancies where volunteer_center_id = ${large} and status <> 'deleted' and ${bare}`;
  const sorted = order.includes('offset')
    ? order.replace(' offset', ' limit 30 offset')
    : `${order} limit 30`;
  await Promise.all([
    client.query(`begin read only; set local app.center = ${large}`),
    client.query(`select * ${of} order by ${sorted}`),
    client.query(`select count(*) ${of}`),
    client.query('commit'),
  ]);
  client.release();
}

export async function deskLines(product: ServerProcess, ownerUrl: string, secret: string): Promise<Line[]> {
  await fillDesk(ownerUrl);
  const session = await Session.open(product, large, staff);
  const pool = openPool(await serverRoleUrl(ownerUrl, secret), 2, () => {});
  const lines: Line[] = [];
  for (const { what, path, ...bare } of questions) {
    const works = [() => session.call(path), () => askBare(pool, bare)];
    await timeInTurns(10, works);
    const [ours, plain] = await timeInTurns(rounds, works);
    if (ours && plain) lines.push(within(`${what}, p95`, ours.p95, plain.p95, limitMs));
  }
  const first = () => session.firstByte('vacancies/export?filter[status_eq]=published');
  const works = [first, () => askBare(pool, { bare: "status = 'published'", order: newest })];
  await timeInTurns(3, works);
  const [ours, plain] = await timeInTurns(10, works);
  if (ours && plain)
    lines.push(within('Export of 60,000 vacancies, first byte, p95', ours.p95, plain.p95, limitMs));
  await pool.end();
  return lines;
}
