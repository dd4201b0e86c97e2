/** What the tests of bad input share: one of each record, who may change all of them, and what a sane answer is. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { problemStatus } from '#contract/errors.ts';
import type { Route } from '#server/http/route.ts';
import { insertPasskey, insertSavedFilter } from './rights-world-personal.ts';
import { first, testServer, type Session, type TestAnswer, type TestServer } from '#tests/support/server.ts';

/** Printed by each file; TEST_SEED sets another. */
export const seed = Number(process.env['TEST_SEED'] ?? 20_261_124);
export const runs = { seed, endOnFailure: true };

export interface BadInputWorld {
  server: TestServer;
  staff: Session;
  /** Who gets as far as the body of this call. */
  whoFor(route: Route): Session;
  /** By noun: what stands for `:id` in an address. */
  paths: Record<string, string>;
  /** Right values of fields, of any route. */
  rightFields: Record<string, unknown>;
  addressOf(route: Route): string;
  rowCounts(): Promise<Record<string, unknown> | undefined>;
}

const counted = [
  'organizations',
  'vacancies',
  'applications',
  'audit_events',
  'email_deliveries',
  'one_time_tokens',
];
const countSql = `select ${counted.map((name) => `(select count(*)::int from ${name}) as ${name}`).join(', ')}`;

/** Opens a server with one record of each noun. */
export async function openWorld(): Promise<BadInputWorld> {
  process.stdout.write(`Bad input: seed ${seed} (TEST_SEED sets it)\n`);
  const server = await testServer({ organizationsMove: true });
  const { build } = server;
  await build.lookAlikes();
  const { email } = await build.user({ roles: ['center_superuser'] });
  const staff = await server.signIn(first.host, email);
  const admin = await server.signIn(first.host, (await build.user({ roles: ['admin'] })).email);
  const vacancy = await build.vacancy();
  // Online, so that a right body does not delete it for the calls that come.
  const online = await build.vacancy();
  const application = await build.application({ user_id: staff.userId });
  const colleague = await build.user({ status: 'inactive' });
  const note = randomUUID();
  await build.sql(
    first.id,
    `insert into internal_notes (volunteer_center_id, id, subject_type, subject_id, author_id, note)
     values ($1, $2, 'users', $3, $4, 'Gebeld')`,
    [first.id, note, colleague.id, staff.userId],
  );
  const upload = { id: randomUUID() };
  await build.sql(
    first.id,
    `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height)
     values ($1, $2, 'a.png', 'x', repeat('0', 64), 'image/png', 1, 1, 1)`,
    [first.id, upload.id],
  );
  const paths: Record<string, string> = {
    users: colleague.id,
    internal_notes: note,
    vacancies: vacancy.id,
    applications: application.id,
    organizations: String(vacancy['organization_id']),
    uploads: upload.id,
    pages: String((await build.page())['slug']),
  };
  const [download] = await build.sql(
    first.id,
    `insert into data_downloads (volunteer_center_id, id, user_id, archive, ready_at, expires_at)
     values (1, gen_random_uuid(), $1, '\\x504b0304', now(), now() + interval '1 day') returning id`,
    [staff.userId],
  );
  paths['data_downloads'] = String(download?.['id']);
  const passkey = randomUUID();
  await build.sql(first.id, insertPasskey, [first.id, passkey, staff.userId, passkey]);
  paths['passkeys'] = passkey;
  const [sent] = await build.sql(
    first.id,
    `insert into imports (volunteer_center_id, id, owner_id, owner_name, file_name, columns, rows, row_count)
     values (1, gen_random_uuid(), $1, 'Sam', 'a.csv', '[{"heading":"E-mail","field":"email","samples":[]}]',
       '[{"row":2,"cells":["a@b.example"]}]', 1) returning id`,
    [staff.userId],
  );
  paths['imports'] = String(sent?.['id']);
  const savedFilter = randomUUID();
  await build.sql(first.id, insertSavedFilter, [first.id, savedFilter, staff.userId]);
  paths['saved_filters'] = savedFilter;
  const person = { first_name: 'A', last_name: 'B', email: 'a@b.example', message: 'Ja', consent: true };
  const parents = { organization_id: vacancy['organization_id'], vacancy_id: vacancy.id };
  const about = {
    role: 'organization_superuser',
    act: 'archive',
    user_ids: [colleague.id],
    note: 'Gebeld',
    subject_type: 'users',
    subject_id: colleague.id,
  };
  return {
    server,
    staff,
    whoFor: (route) => (/\/(sign_in_as_user|organizations\/:id\/move)$/.test(route.path) ? admin : staff),
    paths,
    rightFields: {
      ...about,
      ...person,
      ...parents,
      title: 'Goed',
      reject_reason: 'other',
      reason: 'Zo',
    },
    addressOf: ({ method, path }) =>
      method === 'DELETE' && path.endsWith('/vacancies/:id')
        ? path.replace(':id', online.id)
        : path.replace(/:\w+/, paths[path.split('/')[3] ?? ''] ?? ''),
    rowCounts: async () => (await build.sql(first.id, countSql))[0],
  };
}

export const nameOf = (route: Route) => `${route.method} ${route.path}`;

/** Every refusal has the shape, its own status, and says where. */
export function expectRefusal(answer: TestAnswer, what: string): void {
  expect(answer.headers['content-type'], what).toContain('application/vnd.api+json');
  expect(Array.isArray(answer.body.errors) && answer.body.errors.length > 0, what).toBe(true);
  for (const error of answer.body.errors) {
    expect(error, what).toMatchObject({
      status: String(answer.status),
      title: expect.stringMatching(/\S/),
      detail: expect.stringMatching(/\S/),
    });
    expect(problemStatus, what).toHaveProperty(error.code);
    expect(error.detail, what).not.toMatch(/\{\w+\}|undefined|\[object|syntax error|relation "/);
  }
}

/** Either it is taken, or it is refused properly; never a fault of ours. */
export function expectSane(answer: TestAnswer, what: string): void {
  expect(answer.status, `${what}\n${JSON.stringify(answer.body).slice(0, 400)}`).toBeLessThan(500);
  if (answer.status >= 400) expectRefusal(answer, what);
}
