/** 100,000 answers to one form as staff read them: the table, filters, the summary and the file, each beside the bare SQL of the same. */
import type pg from 'pg';
import { fixedId } from '#db/seeds/ids.ts';
import { insertRows } from '#db/seeds/insert.ts';
import { loadSynthetic } from '#db/seeds/load/load-synthetic.ts';
import { asOwner } from '#server/database.ts';
import { openPool } from '#server/db/pool.ts';
import { serverRoleUrl } from '#server/db/server-role.ts';
import { timeInTurns } from './load.ts';
import { memoryOf, type ServerProcess } from './processes.ts';
import { under, within, type Line } from './report.ts';
import { Session } from './session.ts';
import { addStaff } from './staff.ts';

const center = 906;
const submissions = 100_000;
const rounds = 40;
const limitMs = 300;
/** What reading the whole file may add to the memory of the server. */
const limitMb = 100;
const staff = { email: 'forms@laadtest.example', password: 'een lang wachtwoord' };

const form = fixedId('bench form');
const [name, email, food, people, day, help] = [0, 1, 2, 3, 4, 5].map((at) =>
  fixedId('bench question', at),
) as [string, string, string, string, string, string];
const questions = [
  { questionId: name, text: 'Hoe heet je?', questionType: 'text', required: true },
  { questionId: email, text: 'Je mailadres?', questionType: 'email', required: true },
  {
    questionId: food,
    text: 'Wat eet je?',
    questionType: 'multiple_choice',
    options: ['Soep', 'Brood', 'Taart'],
  },
  { questionId: people, text: 'Met hoeveel ben je?', questionType: 'number', minimum: 1, maximum: 10 },
  { questionId: day, text: 'Wanneer kun je?', questionType: 'date' },
  { questionId: help, text: 'Ik help met afwassen', questionType: 'checkbox' },
].map((question) => ({ help: null, required: false, longAnswer: false, ...question }));

/** One in ten reads of an answer nobody has looked at; a third ticks the box. */
const answers = `insert into form_submissions (volunteer_center_id, id, form_id, read_at, created_at, answers)
  select $1, gen_random_uuid(), $2, case when n % 10 > 0 then now() end, now() - n * interval '1 minute', jsonb_build_array(
    jsonb_build_object('questionId', $3::text, 'text', 'Hoe heet je?', 'questionType', 'text', 'value', 'Persoon ' || n || ' Jansen'),
    jsonb_build_object('questionId', $4::text, 'text', 'Je mailadres?', 'questionType', 'email', 'value', 'persoon' || n || '@voorbeeld.example'),
    jsonb_build_object('questionId', $5::text, 'text', 'Wat eet je?', 'questionType', 'multiple_choice', 'value', (array['Soep','Brood','Taart'])[1 + n % 3]),
    jsonb_build_object('questionId', $6::text, 'text', 'Met hoeveel ben je?', 'questionType', 'number', 'value', 1 + n % 10),
    jsonb_build_object('questionId', $7::text, 'text', 'Wanneer kun je?', 'questionType', 'date', 'value', ('2027-01-01'::date + n % 365)::text),
    jsonb_build_object('questionId', $8::text, 'text', 'Ik help met afwassen', 'questionType', 'checkbox', 'value', n % 3 = 0))
  from generate_series($9::int, $10::int) as n`;

async function insertAnswers(client: pg.Client): Promise<void> {
  const atOnce = 10_000;
  const ids = [center, form, name, email, food, people, day, help];
  for (let start = 0; start < submissions; start += atOnce)
    await client.query(answers, [...ids, start, start + atOnce - 1]);
}

/** A centre with one form that very many filled in, and somebody who reads it. */
export async function fillForms(ownerUrl: string): Promise<void> {
  console.log(`Loading ${submissions} answers to a form…`);
  await asOwner(ownerUrl, async (client) => {
    await loadSynthetic(client, { vacancies: 10, people: 10, organizations: 1, centerId: center });
    await addStaff(client, center, 'center_superuser', staff);
    await insertRows(client, 'forms', [
      {
        volunteer_center_id: center,
        id: form,
        locale: 'nl',
        title: 'Vrijwilligersdag',
        slug: 'vrijwilligersdag',
        status: 'published',
        questions,
      },
    ]);
    await insertAnswers(client);
    await client.query('vacuum analyze');
  });
}

interface Question {
  what: string;
  path: string;
  /** The same in plain SQL, without what the product adds around it. */
  bare: readonly string[];
}

const ofForm = `from form_submissions where volunteer_center_id = ${center} and form_id = '${form}'`;
const page = (where: string, offset = 0) => [
  `select * ${ofForm} ${where} order by created_at desc, id limit 30 offset ${offset}`,
  `select count(*) ${ofForm} ${where}`,
];
const holds = (questionId: string, value: string) =>
  `and answers @> '[{"questionId": "${questionId}", "value": ${value}}]'`;

const list = `form_submissions?page[size]=30&filter[form_id_eq]=${form}`;
const asked: readonly Question[] = [
  { what: 'Answers to a form, first page', path: list, bare: page('') },
  { what: 'Answers, page 1,000', path: `${list}&page[number]=1000`, bare: page('', 29_970) },
  { what: 'Answers that are new', path: `${list}&filter[unread]=true`, bare: page('and read_at is null') },
  {
    what: 'Answers by what was chosen',
    path: `${list}&filter[answer]=${food}:Soep`,
    bare: page(holds(food, '"Soep"')),
  },
  {
    what: 'Answers, words of one',
    path: `${list}&filter[q]=persoon54321`,
    bare: page("and answers::text like '%ersoon 54321%'"),
  },
  {
    what: 'Answers, words of all',
    path: `${list}&filter[q]=jansen`,
    bare: page("and answers::text like '%Jansen%'"),
  },
  {
    what: 'Summary of a form',
    path: `forms/${form}/submissions/summary`,
    bare: [
      `select * from form_answer_counts where volunteer_center_id = ${center} and form_id = '${form}' order by answers desc limit 500`,
    ],
  },
];

async function askBare(pool: pg.Pool, texts: readonly string[]): Promise<void> {
  const client = await pool.connect();
  await Promise.all([
    client.query(`begin read only; set local app.center = ${center}`),
    ...texts.map((text) => client.query(text)),
    client.query('commit'),
  ]);
  client.release();
}

export async function formLines(product: ServerProcess, ownerUrl: string, secret: string): Promise<Line[]> {
  const session = await Session.open(product, center, staff);
  const pool = openPool(await serverRoleUrl(ownerUrl, secret), 2, () => {});
  const lines: Line[] = [];
  const measure = async (what: string, call: () => Promise<unknown>, texts: readonly string[]) => {
    const works = [call, () => askBare(pool, texts)];
    await timeInTurns(5, works);
    const [ours, plain] = await timeInTurns(rounds, works);
    if (ours && plain) lines.push(within(`${what}, p95`, ours.p95, plain.p95, limitMs));
  };
  for (const { what, path, bare } of asked) await measure(what, () => session.call(path), bare);
  const file = `forms/${form}/submissions/export`;
  await measure('Answers as a file, first byte', () => session.firstByte(file), [
    `select * ${ofForm} order by created_at, id limit 500`,
  ]);
  const before = await memoryOf(product.pid);
  await session.call(file);
  const after = await memoryOf(product.pid);
  const grown = before === null || after === null ? null : Math.max(0, after - before);
  lines.push(under('Memory that 100,000 answers as a file take', grown, limitMb, 'MB'));
  await pool.end();
  return lines;
}
