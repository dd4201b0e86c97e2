/** What a feed does beside people: the check of the centre, what somebody changed meanwhile, and a site that breaks. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentOf } from '#tests/cases/case.ts';
import { feedServer, type FeedServer } from '#tests/support/feed-server.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { soon } from '#tests/support/soon.ts';
import { readVacancyFeedTask } from './tasks.ts';

let server: TestServer;
let site: FeedServer;
let staff: Session;
let organization: string;

beforeAll(async () => {
  server = await testServer({ connections: 6, reachesLoopback: true });
  site = await feedServer();
  staff = await server.signIn(first.host, (await server.build.user({ roles: ['center_superuser'] })).email);
  organization = (await server.build.organization({ name: 'De Tuin' })).id;
});
beforeEach(async () => {
  await sql('delete from vacancies');
  await sql('delete from vacancy_feeds');
  await checks('after');
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const sql = (text: string, values?: unknown[]) => server.build.sql(first.id, text, values);
const checks = (when: 'before' | 'after') =>
  sql('update volunteer_center_profiles set vacancy_check = $1', [when]);
const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(first.host, method, `/api/v1${path}`, { as: staff, body });
const add = (more: object = {}) =>
  call(
    'POST',
    '/vacancy_feeds',
    documentOf('vacancy_feeds', {
      organization_id: organization,
      address: `${site.origin}/vacancies.json`,
      becomes: 'published',
      ...more,
    }),
  );
async function added(more: object = {}): Promise<string> {
  const { status, body } = await add(more);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
}
const read = (feedId: string) =>
  readVacancyFeedTask(server.running.services)(
    { centerId: first.id, feedId },
    { signal: new AbortController().signal, isLastAttempt: true },
  );
/** What was written down of the last time. */
async function lastRun(id: string) {
  await read(id);
  const { body } = await call('GET', `/vacancy_feeds/${id}`);
  return body.meta.runs[0];
}
function readWith(id: string, items: unknown) {
  site.gives(items);
  return lastRun(id);
}
const statuses = async () =>
  (await sql('select title, status from vacancies order by title')).map(
    ({ title, status }) => `${title} ${status}`,
  );
const only = async () => {
  const [row] = await sql('select * from vacancies');
  return row;
};

const garden = {
  id: '1',
  title: 'Tuinhulp',
  description: 'Help ons wieden op dinsdag',
  category_ids: ['nature'],
  postcode: '8091 AB',
  city: 'Wezep',
};
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...garden, id: String(at), title: `Klus ${at}` }));

describe('the check of the centre', () => {
  /** Brought in as a draft, and put online by the centre. */
  async function online(): Promise<string> {
    const id = await added({ becomes: 'draft' });
    await readWith(id, [garden]);
    const row = await only();
    const { status, body } = await call(
      'PATCH',
      `/vacancies/${row?.['id']}`,
      documentOf('vacancies', { status: 'published' }),
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return id;
  }

  test('comes before a change of what is online, where it comes before what is put online', async () => {
    const id = await online();
    await checks('before');
    expect(await readWith(id, [{ ...garden, title: 'Heel wat anders', city: 'Hattem' }])).toMatchObject({
      changed: 1,
    });
    // What it does not look at goes online at once.
    expect(await only()).toMatchObject({ title: 'Tuinhulp', city: 'Hattem', status: 'published' });
    const vacancyId = String((await only())?.['id']);
    const approved = await call('POST', `/vacancies/${vacancyId}/approve`, {});
    expect(approved.status, JSON.stringify(approved.body)).toBeLessThan(300);
    expect(await only()).toMatchObject({ title: 'Heel wat anders', submitted_at: null });
    const [event] = await sql("select actor_id from audit_events where act = 'submit' and subject_id = $1", [
      vacancyId,
    ]);
    expect(event).toEqual({ actor_id: null });
  });

  test('comes after it, where it looks afterwards; a place alone is nothing to look at', async () => {
    const id = await online();
    await readWith(id, [{ ...garden, city: 'Hattem' }]);
    expect(await only()).toMatchObject({ city: 'Hattem', submitted_at: null });
    await readWith(id, [{ ...garden, title: 'Heel wat anders' }]);
    expect(await only()).toMatchObject({ title: 'Heel wat anders', status: 'published' });
    expect((await only())?.['submitted_at']).not.toBeNull();
  });

  test('is not asked where the centre said that all of the feed comes online', async () => {
    const id = await added();
    await checks('before');
    await readWith(id, [garden]);
    await readWith(id, [{ ...garden, title: 'Heel wat anders' }]);
    expect(await only()).toMatchObject({
      title: 'Heel wat anders',
      submitted_at: null,
      pending_change: null,
    });
  });

  test('is not shed by leaving the feed and coming back', async () => {
    const id = await added({ becomes: 'published' });
    await readWith(id, [garden]);
    await sql('update vacancies set submitted_at = now()');
    await readWith(id, [{ ...garden, id: '2', title: 'Ander' }]);
    await readWith(id, [garden]);
    const [row] = await sql("select status, submitted_at from vacancies where title = 'Tuinhulp'");
    expect(row?.['status']).toBe('published');
    expect(row?.['submitted_at']).not.toBeNull();
  });

  test.each([
    ['before', 'expired'],
    ['after', 'published'],
  ] as const)('that comes %s looks at what came back with a change', async (when, status) => {
    const id = await online();
    await checks(when);
    await readWith(id, [{ ...garden, id: '2', title: 'Ander' }]);
    await readWith(id, [{ ...garden, title: 'Heel wat anders' }]);
    const [row] = await sql("select status, submitted_at from vacancies where title = 'Heel wat anders'");
    expect(row?.['status']).toBe(status);
    expect(row?.['submitted_at']).not.toBeNull();
  });

  test('looks at what somebody changed while it was gone, also of a feed that comes online by itself', async () => {
    await checks('before');
    const id = await added();
    const other = { ...garden, id: '2', title: 'Ander' };
    await readWith(id, [garden, other]);
    await readWith(id, [other]);
    await sql(
      "update vacancies set title = 'Wat zij wil', lock_version = lock_version + 1 where title = 'Tuinhulp'",
    );
    expect(await readWith(id, [garden, other])).toMatchObject({ put_back: 0 });
    const [row] = await sql("select status, submitted_at from vacancies where title = 'Wat zij wil'");
    expect(row?.['status']).toBe('expired');
    expect(row?.['submitted_at']).not.toBeNull();
  });
});

describe('what comes back', () => {
  const other = { ...garden, id: '2', title: 'Ander' };
  const publishedAt = async () =>
    (await sql("select published_at from vacancies where title = 'Tuinhulp'"))[0]?.['published_at'] as Date;

  test('within a day is no news', async () => {
    const id = await added();
    await readWith(id, [garden, other]);
    await sql("update vacancies set published_at = '2026-01-01'");
    await readWith(id, [other]);
    await readWith(id, [garden, other]);
    expect((await publishedAt()).getUTCMonth()).toBe(0);
    await readWith(id, [other]);
    await sql("update vacancy_origins set gone_at = gone_at - interval '25 hours' where gone_at is not null");
    await readWith(id, [garden, other]);
    expect(await statuses()).toEqual(['Ander published', 'Tuinhulp published']);
    expect(await publishedAt()).toEqual(server.clock.now);
  });

  test('while something is in the way is put back later', async () => {
    const id = await added();
    await readWith(id, [garden, other]);
    await readWith(id, [other]);
    await sql("update organizations set status = 'pending' where id = $1", [organization]);
    expect(await readWith(id, [garden, other])).toMatchObject({ put_back: 0 });
    await sql("update organizations set status = 'approved' where id = $1", [organization]);
    expect(await readWith(id, [garden, other])).toMatchObject({ put_back: 1 });
    expect(await statuses()).toEqual(['Ander published', 'Tuinhulp published']);
  });
});

describe('a site that breaks', () => {
  test('empties nothing at once: a long list without its half, and one that is empty, say so twice', async () => {
    const id = await added();
    await readWith(id, many(10));
    site.answer = (response) => response.setHeader('etag', '"a"').end(JSON.stringify(many(4)));
    expect(await lastRun(id)).toMatchObject({ failure: null, taken_off: 0, held_back: 6 });
    site.asked.length = 0;
    expect(await lastRun(id)).toMatchObject({ taken_off: 6, held_back: 0 });
    // It was to answer in full again.
    expect(site.asked[0]?.headers['if-none-match']).toBeUndefined();
    expect(await readWith(id, [])).toMatchObject({ taken_off: 0, held_back: 4 });
    expect(await readWith(id, many(4))).toMatchObject({ taken_off: 0, held_back: 0 });
    expect(await readWith(id, [])).toMatchObject({ taken_off: 0, held_back: 4 });
    expect(await readWith(id, [])).toMatchObject({ taken_off: 4 });
  });

  test('and has no numbers any more is not understood', async () => {
    const id = await added();
    await readWith(id, [garden]);
    expect(await readWith(id, [{ title: 'Tuinhulp' }])).toMatchObject({ failure: 'not_understood' });
    expect(await statuses()).toEqual(['Tuinhulp published']);
  });

  test('is asked for all of it, as long as something of it was refused', async () => {
    const id = await added();
    site.answer = (response) => response.setHeader('etag', '"a"').end(JSON.stringify([garden, { id: '2' }]));
    await lastRun(id);
    site.asked.length = 0;
    await lastRun(id);
    expect(site.asked[0]?.headers['if-none-match']).toBeUndefined();
  });
});

describe('whoever is at it while it is read', () => {
  /** Answers so once this was done. */
  const answers = (meanwhile: () => Promise<unknown>, status: number) => {
    site.answer = (response) => {
      void meanwhile().then(() => response.writeHead(status).end(JSON.stringify([garden])));
    };
  };

  test('has the last word: a pause stays theirs, and what becomes of new ones is asked anew', async () => {
    const id = await added();
    await sql('update vacancy_feeds set failures = 4');
    answers(() => call('POST', `/vacancy_feeds/${id}/pause`), 503);
    await read(id);
    expect(await sql('select paused_because, failures from vacancy_feeds')).toEqual([
      { paused_because: 'staff', failures: 4 },
    ]);
    await call('POST', `/vacancy_feeds/${id}/resume`);
    answers(() => sql("update vacancy_feeds set becomes = 'draft'"), 200);
    await read(id);
    expect(await statuses()).toEqual([]);
    answers(() => call('DELETE', `/vacancy_feeds/${id}`), 200);
    await read(id);
    expect(await statuses()).toEqual([]);
  });

  test('and stops the organisation waits for what is written, and takes it off as well', async () => {
    const own = (await server.build.organization({ name: 'De Kas' })).id;
    const id = await added({ organization_id: own });
    const other = { ...garden, id: '2', title: 'Ander' };
    await readWith(id, [garden, other]);
    await readWith(id, [other]);
    site.gives([garden, other]);
    const turn = `hashtextextended('bringing in vacancies of ${first.id}', 0)`;
    const waiting = async (what: string) =>
      (
        await server.owner.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and ${what}`,
        )
      ).rows.length;
    await server.owner.query(`select pg_advisory_lock(${turn})`);
    const reading = read(id);
    await expect.poll(() => waiting("wait_event = 'advisory'"), soon).toBe(1);
    const archiving = call('PUT', `/organizations/${own}/archive`, {});
    await expect.poll(() => waiting("wait_event <> 'advisory'"), soon).toBe(1);
    // It holds nothing yet that the other may need.
    expect(
      await sql("select title from vacancies where status = 'published' for update skip locked"),
    ).toEqual([{ title: 'Ander' }]);
    await server.owner.query(`select pg_advisory_unlock(${turn})`);
    await reading;
    expect((await archiving).status).toBe(200);
    expect(await statuses()).toEqual(['Ander draft', 'Tuinhulp draft']);
  });
});

describe('an address', () => {
  test('is one, however it is written', async () => {
    await added();
    const again = await add({ address: `${site.origin}/x/../vacancies.json#boven` });
    expect(again.body.errors[0].code).toBe('duplicate');
    const long = await add({ address: `${site.origin}/${'é'.repeat(200)}` });
    expect(long.body.errors[0].code).toBe('too_long');
  });

  test('that was taken away and is added again has its vacancies once', async () => {
    const id = await added();
    await readWith(id, [garden]);
    await call('DELETE', `/vacancy_feeds/${id}`);
    const again = await added();
    expect(await readWith(again, [garden])).toMatchObject({ added: 0, unchanged: 1 });
    expect(await statuses()).toEqual(['Tuinhulp published']);
  });
});

describe('its organisation', () => {
  test('is itself, whoever takes its number for a name', async () => {
    await server.build.organization({ name: organization });
    const id = await added();
    expect(await readWith(id, [garden])).toMatchObject({ added: 1, refused: 0 });
  });

  test('that stops does so on record, and one that was paused by hand stays so', async () => {
    const own = (await server.build.organization({ name: 'De Kas' })).id;
    const id = await added({ organization_id: own });
    const byHand = await added({ organization_id: own, address: `${site.origin}/other.json` });
    await call('POST', `/vacancy_feeds/${byHand}/pause`);
    await sql("update organizations set status = 'archived' where id = $1", [own]);
    await read(id);
    const feeds = await sql('select id, paused_because from vacancy_feeds');
    expect(Object.fromEntries(feeds.map((feed) => [feed['id'], feed['paused_because']]))).toEqual({
      [id]: 'organization',
      [byHand]: 'staff',
    });
    const events = await sql("select subject_id from audit_events where act = 'pause' and actor_id is null");
    expect(events).toEqual([{ subject_id: id }]);
  });
});
