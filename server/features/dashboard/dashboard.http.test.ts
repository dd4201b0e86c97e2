/** The figures of the dashboard: whose they are, and what counts in which month. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import type { RoleOf } from '#tests/support/builders.ts';

let server: TestServer;

/** Half past twelve in Amsterdam on the 21st: last month counts up to its 21st. */
const now = new Date('2026-11-21T11:30:00Z');
const at = (text: string) => new Date(`${text}Z`);

beforeAll(async () => {
  server = await testServer({ now });
  await server.build.lookAlikes();
});
afterAll(() => server.close());

async function signedIn(roles: RoleOf[]): Promise<Session & { id?: string }> {
  return somebody(server, { roles });
}

const figures = async (as: Session) =>
  (await server.call(first.host, 'GET', '/api/v1/dashboard', { as })).body.data.attributes;

describe('the figures', () => {
  test('are those of one’s organisation, of the centre, or one’s own', async () => {
    const ours = await server.build.vacancy();
    const theirs = await server.build.vacancy();
    for (const { id, organization_id } of [ours, theirs, theirs] as { id: string; organization_id: string }[])
      await server.build.application({ vacancy_id: id, organization_id });
    const organization = await figures(
      await signedIn([['organization_superuser', ours['organization_id'] as string]]),
    );
    expect(organization).toMatchObject({ reach: 'organization', waiting: 1 });
    expect(organization.open_vacancies.now).toBe(1);
    const centre = await figures(await signedIn(['center_superuser']));
    const [{ waiting }] = (await server.build.sql(
      1,
      'select count(*)::int as waiting from applications where volunteer_center_id = 1 and status is null and withdrawn_at is null and confirmed_at is not null',
    )) as [{ waiting: number }];
    expect(centre).toMatchObject({ reach: 'center', waiting });
    expect(await figures(await signedIn(['volunteer']))).toMatchObject({ reach: 'own', waiting: 0 });
  });

  test('compare this month with the same days of the last one, in the tenant’s zone', async () => {
    const { id, organization_id } = (await server.build.vacancy()) as { id: string; organization_id: string };
    const received = [
      // Midnight in Amsterdam is 23 o'clock in winter, 22 in summer: the first second of this month, and the last before it.
      '2026-10-31T23:00:00',
      '2026-10-31T22:59:59',
      '2026-10-21T10:00:00',
      '2026-10-21T12:00:00',
      '2026-09-30T22:00:00',
      '2026-09-30T21:59:59',
    ];
    for (const moment of received)
      await server.build.application({
        vacancy_id: id,
        organization_id,
        created_at: at(moment),
        confirmed_at: at(moment),
        status: 'accepted',
        first_response_at: new Date(at(moment).getTime() + 2 * 86_400_000),
      });
    const found = await figures(await signedIn([['organization_superuser', organization_id]]));
    expect(found.applications).toEqual({ now: 1, before: 2 });
    expect(found.answer_days.now).toBeCloseTo(2);
    expect([found.waiting, found.longest_waiting_days]).toEqual([0, null]);
    expect(found.weeks.map((week: { applications: number }) => week.applications)).toEqual([
      2, 0, 0, 2, 2, 0, 0, 0,
    ]);
    const days = found.weeks.map((week: { answer_days: number | null }) => week.answer_days);
    expect(days.map((one: number | null) => one && Math.round(one))).toEqual([
      2,
      null,
      null,
      2,
      null,
      2,
      null,
      null,
    ]);
  });

  test('by week: what was open at the end of each, from Monday on; none of one’s own', async () => {
    const organization_id = (await server.build.organization()).id;
    const vacancy = (over: object) => server.build.vacancy({ organization_id, expires_at: null, ...over });
    await vacancy({ published_at: at('2026-10-20T10:00:00') });
    await vacancy({
      published_at: at('2026-09-01T10:00:00'),
      status: 'filled',
      filled_at: at('2026-11-05T10:00:00'),
    });
    // The second before Monday begins in Amsterdam.
    await vacancy({
      published_at: at('2026-10-01T10:00:00'),
      status: 'expired',
      expires_at: at('2026-11-15T22:59:59'),
    });
    const { weeks } = await figures(await signedIn([['organization_superuser', organization_id]]));
    expect(
      weeks.map((week: { starts_on: string; open_vacancies: number }) => [
        week.starts_on,
        week.open_vacancies,
      ]),
    ).toEqual([
      ['2026-09-28', 2],
      ['2026-10-05', 2],
      ['2026-10-12', 2],
      ['2026-10-19', 3],
      ['2026-10-26', 3],
      ['2026-11-02', 2],
      ['2026-11-09', 1],
      ['2026-11-16', 1],
    ]);
    expect((await figures(await signedIn(['volunteer']))).weeks).toEqual([]);
  });

  test('know what expires within fourteen days, and who waits longest', async () => {
    const organization = (await server.build.organization()).id;
    const role: RoleOf = ['organization_superuser', organization];
    const soon = await server.build.vacancy({
      organization_id: organization,
      expires_at: at('2026-12-04T00:00:00'),
    });
    await server.build.vacancy({ organization_id: organization, expires_at: at('2026-12-08T00:00:00') });
    // By the last day of the work, and one of which that has passed.
    await server.build.vacancy({ organization_id: organization, ends_on: '2026-12-01' });
    await server.build.vacancy({ organization_id: organization, ends_on: '2026-11-01' });
    await server.build.application({
      vacancy_id: soon.id,
      organization_id: organization,
      created_at: at('2026-11-10T11:00:00'),
      confirmed_at: at('2026-11-12T11:00:00'),
    });
    // Not confirmed: nobody knows of it yet.
    await server.build.application({
      vacancy_id: soon.id,
      organization_id: organization,
      created_at: at('2026-11-01T11:00:00'),
      confirmed_at: null,
    });
    const found = await figures(await signedIn([role]));
    expect(found).toMatchObject({ expiring_vacancies: 2, waiting: 1, longest_waiting_days: 9 });
  });
});

test('whoever is not signed in gets nothing', async () => {
  expect((await server.call(first.host, 'GET', '/api/v1/dashboard')).status).toBe(401);
});

test('who keeps the pages learns how many are unfinished and how many pictures have no words, nobody else does', async () => {
  const [{ pages }] = (await server.build.sql(
    first.id,
    'select count(*)::int as pages from pages where volunteer_center_id = 1 and deleted_at is null and published_version is distinct from lock_version',
  )) as [{ pages: number }];
  await server.build.page({ is_published: false });
  const writer = await signedIn(['content_manager']);
  for (const altText of [null, 'Een tuin'])
    await server.build.sql(
      first.id,
      `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height, in_files, alt_text)
       values (1, gen_random_uuid(), 'a.png', 'x', repeat('0', 64), 'image/png', 1, 1, 1, true, $1)`,
      [altText],
    );
  const found = await figures(writer);
  expect(found).toMatchObject({ unfinished_pages: pages + 1 });
  expect(found.undescribed_pictures).toBe(1);
  for (const role of ['volunteer', 'page_manager'] as const)
    expect(await figures(await signedIn([role]))).toMatchObject({
      unfinished_pages: 0,
      undescribed_pictures: 0,
    });
  const { body } = await server.call(
    first.host,
    'GET',
    '/api/v1/dashboard?include=pages_to_finish,latest_pages',
    {
      as: await signedIn(['volunteer']),
    },
  );
  expect(body.data.relationships).toMatchObject({
    pages_to_finish: { data: [] },
    latest_pages: { data: [] },
  });
});

test('the centre sees the vacancies and the questions that wait longest, nobody else does', async () => {
  const { sql } = server.build;
  const waiting: string[] = [];
  for (const day of ['11', '09', '10', '12']) {
    const { id } = await server.build.vacancy({
      status: 'draft',
      submitted_at: at(`2020-01-${day}T11:00:00`),
    });
    waiting.push(String(id));
    await sql(
      first.id,
      `insert into contact_messages (volunteer_center_id, id, sender_name, sender_email, sender_locale, topic, message, created_at)
       values (1, gen_random_uuid(), 'Noor', 'noor@post.example', 'nl', 'general', $1, $2)`,
      [day, at(`2020-01-${day}T11:00:00`)],
    );
  }
  const path = '/api/v1/dashboard?include=longest_vacancy_checks,longest_questions';
  const read = async (role: RoleOf) =>
    (await server.call(first.host, 'GET', path, { as: await signedIn([role]) })).body;
  const { data, included } = await read('center_superuser');
  const [eleventh, ninth, tenth] = waiting;
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(data.relationships.longest_vacancy_checks.data)).toEqual([ninth, tenth, eleventh]);
  const asked = ids(data.relationships.longest_questions.data).map(
    (one) => included.find(({ id }: { id: string }) => id === one).attributes.message,
  );
  expect(asked).toEqual(['09', '10', '11']);
  const { relationships } = (await read('volunteer')).data;
  expect(relationships).toMatchObject({
    longest_vacancy_checks: { data: [] },
    longest_questions: { data: [] },
  });
});
