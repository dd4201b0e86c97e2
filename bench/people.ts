/** Accounts and organisations of a large centre: what staff wait for, each beside the bare SQL of the same page. */
import type pg from 'pg';
import { loadSynthetic } from '#db/seeds/load/load-synthetic.ts';
import { asOwner } from '#server/database.ts';
import { openPool } from '#server/db/pool.ts';
import { serverRoleUrl } from '#server/db/server-role.ts';
import { timeInTurns } from './load.ts';
import type { ServerProcess } from './processes.ts';
import { within, type Line } from './report.ts';
import { Session } from './session.ts';
import { addStaff } from './staff.ts';

const center = 902;
const rounds = 60;
const limitMs = 100;
const staff = { email: 'bench@laadtest.example', password: 'een lang wachtwoord' };

/** Numbers, mail domains and addresses of which some are another's too, so that comparing has something to find. */
const resembling = `with numbered as (select id, row_number() over (order by id) as n from organizations where volunteer_center_id = $1)
  update organizations o set chamber_of_commerce_number = lpad((40000000 + case when n % 50 = 0 then n - 1 else n end)::text, 8, '0'),
    email = case when n % 20 = 0 then 'info@gemeente.example' else 'info@organisatie' || n / 4 || '.example' end,
    postcode = '8091 AB', house_number = (n / 3)::text
  from numbered where numbered.id = o.id and o.volunteer_center_id = $1`;

/** 10,000 people and 2,000 organisations in a centre, and somebody of its staff. */
export async function fillPeople(ownerUrl: string): Promise<void> {
  const counts = { vacancies: 2000, people: 10_000, organizations: 2000 };
  await asOwner(ownerUrl, async (client) => {
    await loadSynthetic(client, { ...counts, centerId: center });
    await addStaff(client, center, 'center_superuser', staff);
    await client.query(resembling, [center]);
    await client.query('vacuum analyze');
  });
}

interface Question {
  what: string;
  path: string;
  /** The same page in plain SQL: of `from where`, with its count. */
  bare: { table: 'users' | 'organizations'; where?: string; order: string };
}

const byName = 'last_name, first_name, id';
const questions: readonly Question[] = [
  {
    what: 'Users, first page',
    path: 'users?include=roles,organizations',
    bare: { table: 'users', order: byName },
  },
  {
    what: 'Users, page 200',
    path: 'users?include=roles,organizations&page[number]=200',
    bare: { table: 'users', order: `${byName} offset 5970` },
  },
  {
    what: 'Users by role and status',
    path: 'users?include=roles&filter[with_role]=organization_superuser&filter[status_eq]=active',
    bare: {
      table: 'users',
      where: `and status = 'active' and id in (select user_id from user_roles where volunteer_center_id = ${center} and role = 'organization_superuser')`,
      order: byName,
    },
  },
  {
    what: 'Users, volunteers',
    path: 'users?filter[with_role]=volunteer',
    bare: {
      table: 'users',
      where: `and not exists (select from user_roles r where r.volunteer_center_id = ${center} and r.user_id = t.id)`,
      order: byName,
    },
  },
  {
    what: 'Users, words',
    path: 'users?filter[q]=jansen%20persoon12',
    bare: {
      table: 'users',
      where: `and lower(first_name || ' ' || last_name || ' ' || email) like '%jansen%' and lower(first_name || ' ' || last_name || ' ' || email) like '%persoon12%'`,
      order: byName,
    },
  },
  {
    what: 'Organisations, first page with counts',
    path: 'organizations?facets=true',
    bare: { table: 'organizations', where: `and status <> 'deleted'`, order: 'name, id' },
  },
  {
    what: 'Organisations by state and theme',
    path: 'organizations?filter[status_eq]=approved&filter[activity]=nature&facets=true',
    bare: { table: 'organizations', where: `and status = 'approved'`, order: 'name, id' },
  },
  {
    what: 'Organisations, words',
    path: 'organizations?filter[q]=stichting%20jansen&facets=true',
    bare: {
      table: 'organizations',
      where: `and lower(name || ' ' || coalesce(city, '')) like '%stichting%' and lower(name || ' ' || coalesce(city, '')) like '%jansen%'`,
      order: 'name, id',
    },
  },
  {
    what: 'Organisations, words with a typing error',
    path: 'organizations?filter[q]=stichtnig%20jansenn',
    bare: {
      table: 'organizations',
      where: `and 'stichtnig' <% lower(name || ' ' || coalesce(city, '')) and 'jansenn' <% lower(name || ' ' || coalesce(city, ''))`,
      order: 'name, id',
    },
  },
  {
    what: 'Organisations that wait',
    path: 'organizations?filter[status_eq]=pending&sort=created_at',
    bare: { table: 'organizations', where: `and status = 'pending'`, order: 'created_at, id' },
  },
  {
    what: 'Queue of 50 organisations, compared',
    path: 'organization_checks?page[size]=50&fields[organization_checks]=name,level,waiting_days',
    bare: {
      table: 'organizations',
      where: `and status = 'pending'`,
      order: 'submitted_at nulls first, id',
    },
  },
];

/** Page and count as the owner of the tables would ask them, in one transaction of the centre. */
async function askBare(pool: pg.Pool, { table, where = '', order }: Question['bare']): Promise<void> {
  const client = await pool.connect();
  const of = `from ${table} t where volunteer_center_id = ${center} ${where}`;
  const sorted = order.includes('offset')
    ? order.replace(' offset', ' limit 30 offset')
    : `${order} limit 30`;
  await Promise.all([
    client.query(`begin read only; set local app.center = ${center}`),
    client.query(`select * ${of} order by ${sorted}`),
    client.query(`select count(*) ${of}`),
    client.query('commit'),
  ]);
  client.release();
}

export async function peopleLines(product: ServerProcess, ownerUrl: string, secret: string): Promise<Line[]> {
  const session = await Session.open(product, center, staff);
  const ask = (path: string) => session.call(path);
  const pool = openPool(await serverRoleUrl(ownerUrl, secret), 2, () => {});
  const lines: Line[] = [];
  for (const { what, path, bare } of questions) {
    for (let warm = 0; warm < 10; warm += 1) await Promise.all([ask(path), askBare(pool, bare)]);
    const [ours, plain] = await timeInTurns(rounds, [() => ask(path), () => askBare(pool, bare)]);
    if (ours && plain) lines.push(within(`${what}, p95`, ours.p95, plain.p95, limitMs));
  }
  await pool.end();
  return lines;
}
