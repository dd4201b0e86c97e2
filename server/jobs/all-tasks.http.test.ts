import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { jobDatabase, type JobDatabase } from '#tests/support/job-database.ts';
import { regularTasks } from './all-tasks.ts';
import { enqueue } from './queue.ts';

const log = { info() {}, warn() {}, error() {} };
const run = { signal: new AbortController().signal, isLastAttempt: false };

let database: JobDatabase;
let { owner, pool, count } = {} as JobDatabase;

const maintenance = (name: keyof ReturnType<typeof regularTasks>) =>
  regularTasks({ pool, log })[name](null, run);

beforeAll(async () => {
  database = await jobDatabase();
  ({ owner, pool, count } = database);
});
beforeEach(() => database.forgetJobs());
afterAll(() => database.drop());

/** An organisation with one vacancy, in each of the two centres. */
async function addVacancies(status: string, expiresAt: string) {
  const id = uuidv7();
  for (const center of [1, 2]) {
    await owner.query(
      `insert into organizations (volunteer_center_id, id, name) values (${center}, '${id}', 'De Buurt')`,
    );
    await owner.query(
      `insert into vacancies (volunteer_center_id, id, organization_id, title, status, expires_at)
       values (${center}, '${id}', '${id}', 'Taalmaatje', '${status}', ${expiresAt})`,
    );
  }
  return id;
}

test('vacancies expire at their time, in every centre, and that is written down once', async () => {
  const due = await addVacancies('published', "now() - interval '1 second'");
  const later = await addVacancies('published', "now() + interval '1 hour'");
  const draft = await addVacancies('draft', "now() - interval '1 hour'");
  const before = await owner.query('select version from content_versions order by 1');
  await maintenance('expire_vacancies');
  await maintenance('expire_vacancies');
  const { rows } = await owner.query(
    'select id, status, lock_version from vacancies where id = any($1) order by volunteer_center_id, id',
    [[due, later, draft]],
  );
  const each = [
    { id: due, status: 'expired', lock_version: 1 },
    { id: later, status: 'published', lock_version: 0 },
    { id: draft, status: 'draft', lock_version: 0 },
  ];
  expect(rows).toEqual([...each, ...each]);
  const audit = await owner.query(
    'select volunteer_center_id as center, act, subject_type, subject_id, actor_id, from_state, to_state from audit_events order by 1',
  );
  const record = { act: 'expire', subject_type: 'vacancies', subject_id: due, actor_id: null };
  expect(audit.rows).toEqual(
    [1, 2].map((center) => ({ center, ...record, from_state: 'published', to_state: 'expired' })),
  );
  // Cached pages go stale by themselves.
  expect((await owner.query('select version from content_versions order by 1')).rows).not.toEqual(
    before.rows,
  );
});

test('more than one batch expires in one turn', async () => {
  const organization = await addVacancies('draft', 'null');
  await owner.query(`insert into vacancies (volunteer_center_id, id, organization_id, title, status, expires_at)
    select 1, gen_random_uuid(), '${organization}', 'Klus', 'published', now() - interval '1 day' from generate_series(1, 450)`);
  await maintenance('expire_vacancies');
  expect(await count("vacancies where status = 'published' and expires_at <= now()")).toBe(0);
});

test('what has served is removed, what still serves is kept', async () => {
  const vacancy = await addVacancies('published', 'null');
  const user = uuidv7();
  const bytes = (text: string) => `convert_to('${text}', 'utf8')`;
  await owner.query(`
    insert into users (volunteer_center_id, id, email) values (1, '${user}', 'ria@example.org');
    insert into sessions (volunteer_center_id, id, user_id, client, token_hash, rotated_at, expires_at) values
      (1, gen_random_uuid(), '${user}', 'old', '', now(), now() - interval '1 second'),
      (1, gen_random_uuid(), '${user}', 'new', '', now(), now() + interval '1 day');
    insert into one_time_tokens (volunteer_center_id, id, purpose, token_hash, user_id, expires_at, used_at) values
      (1, gen_random_uuid(), 'sign_in', ${bytes('used')}, '${user}', now() + interval '1 day', now() - interval '2 days'),
      (1, gen_random_uuid(), 'sign_in', ${bytes('expired')}, '${user}', now() - interval '2 days', null),
      (1, gen_random_uuid(), 'sign_in', ${bytes('just used')}, '${user}', now() + interval '1 day', now()),
      (1, gen_random_uuid(), 'sign_in', ${bytes('open')}, '${user}', now() + interval '1 day', null);
    insert into idempotency_keys (volunteer_center_id, key_hash, body_hash, created_at) values
      (1, ${bytes('old')}, '', now() - interval '25 hours'), (1, ${bytes('new')}, '', now());
    insert into failed_tries (subject_hash, failures, last_failed_at) values
      (${bytes('old')}, 1, now() - interval '25 hours'), (${bytes('new')}, 1, now());
    insert into proven_places (subject_hash, proven_at) values
      (${bytes('old')}, now() - interval '91 days'), (${bytes('new')}, now() - interval '89 days');
    insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, status, created_at)
      select 1, gen_random_uuid(), 't', 'nl', 'a@b.example', status || ' ' || age, 'text', 'html', status, now() - age * interval '1 day'
      from unnest('{sent,queued}'::text[]) status, unnest('{1,31}'::int[]) age;
    insert into applications (volunteer_center_id, id, vacancy_id, organization_id, first_name, last_name, email, message, consented_at, consent_text, confirmed_at, created_at)
      select center, gen_random_uuid(), '${vacancy}', '${vacancy}', 'S', 'J', kind || '@example.org', 'hoi', now(), 'ja',
        case kind when 'confirmed' then now() end, now() - case kind when 'young' then 6 else 8 end * interval '1 day'
      from unnest('{confirmed,young,old}'::text[]) kind, unnest('{1,2}'::int[]) center`);
  await maintenance('clean_up');
  const list = async (query: string) => (await owner.query({ text: query, rowMode: 'array' })).rows;
  expect(await list('select client from sessions')).toEqual([['new']]);
  expect(await list("select convert_from(token_hash, 'utf8') from one_time_tokens order by 1")).toEqual([
    ['just used'],
    ['open'],
  ]);
  expect(await count('idempotency_keys')).toBe(1);
  expect(await count('failed_tries')).toBe(1);
  expect(await count('proven_places')).toBe(1);
  expect(
    await list('select subject, body_text || body_html, status from email_deliveries order by 1'),
  ).toEqual([
    ['queued 1', 'texthtml', 'queued'],
    ['queued 31', '', 'failed'],
    ['sent 1', 'texthtml', 'sent'],
    ['sent 31', '', 'sent'],
  ]);
  expect(await list('select distinct email from applications order by 1')).toEqual([
    ['confirmed@example.org'],
    ['young@example.org'],
  ]);
});

test('a mail whose job died with its process gets a new one, others are left alone', async () => {
  await owner.query('truncate email_deliveries');
  const [dead, waiting, young] = [uuidv7(), uuidv7(), uuidv7()];
  await inScope(pool, 1, async (scope) => {
    for (const id of [dead, waiting])
      await enqueue(scope, 'send_email', { deliveryId: id }, { jobKey: `send_email:${id}` });
  });
  await owner.query(`
    insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, created_at)
      select 1, id, 't', 'nl', 'a@b.example', 's', 'text', 'html', case id when '${young}' then now() else now() - interval '1 hour' end
      from unnest('{${dead},${waiting},${young}}'::uuid[]) id;
    update graphile_worker._private_jobs set locked_at = now() - interval '6 minutes', locked_by = 'killed', attempts = 1
      where key = 'send_email:${dead}';
    update graphile_worker._private_jobs set attempts = 3 where key = 'send_email:${waiting}'`);
  await maintenance('send_left_mails');
  const { rows } = await owner.query(
    'select key, attempts from graphile_worker.jobs where key is not null and locked_at is null order by key',
  );
  expect(rows).toEqual([
    { key: `send_email:${dead}`, attempts: 0 },
    { key: `send_email:${waiting}`, attempts: 3 },
  ]);
});
