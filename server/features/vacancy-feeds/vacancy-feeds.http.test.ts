/** Addresses that vacancies are read from: by the job, by the feed's own numbers, with a record of each time. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp, regularTasks } from '#server/jobs/all-tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { feedServer, type FeedServer } from '#tests/support/feed-server.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
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
  site.asked.length = 0;
  await server.build.sql(first.id, 'delete from vacancies');
  await server.build.sql(first.id, 'delete from vacancy_feeds');
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const run = { signal: new AbortController().signal, isLastAttempt: true };
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: unknown, as = staff) =>
  server.call(first.host, method, `/api/v1/vacancy_feeds${path}`, { as, body });
const add = (more: object = {}, path = '/vacancies.json') =>
  call(
    'POST',
    '',
    documentOf('vacancy_feeds', {
      organization_id: organization,
      address: `${site.origin}${path}`,
      becomes: 'published',
      ...more,
    }),
  );
const read = (feedId: string) =>
  readVacancyFeedTask(server.running.services)({ centerId: first.id, feedId }, run);

async function added(more: object = {}): Promise<string> {
  const { status, body } = await add(more);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
}
async function lastRun(id: string) {
  const { body } = await call('GET', `/${id}`);
  return { feed: body.data.attributes, run: body.meta.runs[0], runs: body.meta.runs.length };
}
/** Has the feed read while it gives these, and answers what was written down. */
async function readWith(id: string, items: unknown) {
  site.gives(items);
  await read(id);
  return (await lastRun(id)).run;
}
const vacancies = () =>
  server.build.sql(
    first.id,
    'select title, status, city, category_ids, organization_id from vacancies order by title',
  );
const statuses = async () => (await vacancies()).map(({ title, status }) => `${title} ${status}`);

const garden = {
  id: '1',
  title: 'Tuinhulp',
  description: 'Help ons wieden op dinsdag',
  category_ids: ['nature'],
  postcode: '8091 AB',
  city: 'Wezep',
};
const desk = { id: '2', title: 'Balie', description: 'Ontvang bezoekers' };

describe('a feed', () => {
  test('brings its vacancies in: online where nothing is in the way, else as drafts, with the reason', async () => {
    const id = await added();
    const noted = await readWith(id, { vacancies: [garden, desk, { id: '3' }] });
    expect(noted).toMatchObject({ failure: null, added: 2, changed: 0, refused: 1, taken_off: 0 });
    expect(await vacancies()).toMatchObject([
      { title: 'Balie', status: 'draft' },
      {
        title: 'Tuinhulp',
        status: 'published',
        city: 'Wezep',
        category_ids: ['nature'],
        organization_id: organization,
      },
    ]);
    expect(
      noted.problems.map(({ title, field }: { title: string; field: string }) => [title, field]),
    ).toEqual([
      ['Balie', 'categories'],
      ['Balie', 'city'],
      [null, 'title'],
    ]);
    expect(noted.problems[2].reason).not.toBe('');
    const [event] = await server.build.sql(
      first.id,
      "select act, records, actor_id from audit_events where subject_type = 'vacancy_feeds' and act = 'read'",
    );
    expect(event).toEqual({ act: 'read', records: 2, actor_id: null });
  });

  test('brings in drafts alone where it says so, in the words of other vacancy banks as well', async () => {
    const id = await added({ becomes: 'draft' });
    await readWith(id, {
      data: [
        {
          clientId: 'ae-1',
          title: 'Maatje',
          descriptionHtml: '<p>Ga mee wandelen</p><script>kwaad()</script>',
          domain: 'solidarite-insertion',
          tags: ['mobilite'],
          addresses: [{ city: 'Wezep', postalCode: '8091' }],
          remote: 'no',
          places: 3,
          startAt: '2026-12-01T23:30:00.000Z',
        },
      ],
      total: 1,
    });
    const [made] = await server.build.sql(
      first.id,
      'select status, description, city, postcode, is_remote, positions, starts_on::text, category_ids, tags from vacancies',
    );
    expect(made).toEqual({
      status: 'draft',
      description: '<p>Ga mee wandelen</p>',
      city: 'Wezep',
      postcode: '8091',
      is_remote: false,
      positions: 3,
      // Where the centre is it is the next day by then.
      starts_on: '2026-12-02',
      category_ids: [],
      tags: [],
    });
  });

  test('reads Atom as well', async () => {
    const id = await added({ becomes: 'draft' });
    const noted = await readWith(
      id,
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>urn:1</id><title>Tuinhulp</title>
       <content type="html">&lt;p onclick="x"&gt;Wied mee&lt;/p&gt;</content><link href="https://tuin.example/1"/></entry></feed>`,
    );
    expect(noted).toMatchObject({ failure: null, added: 1 });
    const [made] = await server.build.sql(first.id, 'select title, status, description from vacancies');
    expect(made).toMatchObject({ title: 'Tuinhulp', status: 'draft' });
    expect(made?.['description']).toMatch(
      /^<p>Wied mee<\/p><p><a href="https:\/\/tuin\.example\/1"[^>]*>https:\/\/tuin\.example\/1<\/a><\/p>$/,
    );
  });

  test('changes what it says anew, and leaves what it says still as it was changed here', async () => {
    const id = await added();
    await readWith(id, [garden, desk]);
    await server.build.sql(first.id, "update vacancies set title = title || ' van ons'");
    const noted = await readWith(id, [{ ...garden, title: 'Hulp in de tuin' }, desk]);
    expect(noted).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(await statuses()).toEqual(['Balie van ons draft', 'Hulp in de tuin published']);
  });

  test('takes off what it has no more, puts it back with it, and lets alone what somebody did meanwhile', async () => {
    const id = await added();
    const both = [garden, { ...garden, id: '2', title: 'Snoeien' }];
    await readWith(id, both);
    expect(await readWith(id, both.slice(1))).toMatchObject({ taken_off: 1, unchanged: 1 });
    expect(await statuses()).toEqual(['Snoeien published', 'Tuinhulp expired']);
    expect(await readWith(id, both.slice(1))).toMatchObject({ taken_off: 0 });
    expect(await readWith(id, both)).toMatchObject({ put_back: 1, taken_off: 0, added: 0 });
    expect(await statuses()).toEqual(['Snoeien published', 'Tuinhulp published']);
    await readWith(id, []);
    expect(await readWith(id, [])).toMatchObject({ taken_off: 2 });
    await server.build.sql(first.id, "update vacancies set status = 'published' where title = 'Snoeien'");
    await server.build.sql(first.id, "update vacancies set status = 'archived' where title = 'Tuinhulp'");
    // Put online again by hand, it is no more the feed's to take off.
    expect(await readWith(id, [])).toMatchObject({ taken_off: 0 });
    const noted = await readWith(id, [{ ...garden, title: 'Weer' }, both[1]]);
    expect(noted).toMatchObject({ put_back: 0, changed: 0, left_out: 1, unchanged: 1 });
    expect(await statuses()).toEqual(['Snoeien published', 'Tuinhulp archived']);
  });

  test('is asked whether anything is new, and reads nothing when not', async () => {
    const id = await added();
    site.answer = (response, { headers }) => {
      if (headers['if-none-match'] === '"een"') response.writeHead(304).end();
      else response.setHeader('etag', '"een"').end(JSON.stringify([garden]));
    };
    await read(id);
    await read(id);
    expect((await lastRun(id)).run).toMatchObject({ failure: null, added: 0, taken_off: 0 });
    expect(await statuses()).toEqual(['Tuinhulp published']);
    expect(site.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"een"']);
    const headers = site.asked[0]?.headers;
    expect(headers?.['user-agent']).toBe('Volunteerly');
    expect([headers?.cookie, headers?.authorization]).toEqual([undefined, undefined]);
  });

  test('changes nothing when it is wrong, is paused after five times, and its contact is mailed once', async () => {
    const id = await added({ contact_email: 'bron@tuin.example' });
    await readWith(id, [garden]);
    const wrong: [unknown, string][] = [
      ['[{"id": "1", ', 'not_understood'],
      [{ total: 5, data: [garden] }, 'only_a_part'],
      [Array.from({ length: 2001 }, () => garden), 'too_many_items'],
      ['<html>Onderhoud</html>', 'not_understood'],
    ];
    for (const [items, failure] of wrong) expect(await readWith(id, items)).toMatchObject({ failure });
    site.answer = (response) => response.writeHead(503).end();
    await read(id);
    await read(id);
    const { feed, run: noted, runs } = await lastRun(id);
    expect(noted).toMatchObject({ failure: 'refused_there', http_status: 503 });
    expect(feed).toMatchObject({ status: 'paused', paused_because: 'failures', failures: 5 });
    expect(runs).toBe(6);
    expect(await statuses()).toEqual(['Tuinhulp published']);
    const mails = await server.build.sql(
      first.id,
      "select recipient, body_text from email_deliveries where template = 'vacancy_feed_paused'",
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(['bron@tuin.example']);
    expect(mails[0]?.['body_text']).toContain(`/vacancies/feeds/${id}`);
    const resumed = await call('POST', `/${id}/resume`);
    expect(resumed.body.data.attributes).toMatchObject({ status: 'active', failures: 0, is_asked: true });
  });
});

describe('staff', () => {
  test('pause, resume, ask and remove one; its vacancies stay', async () => {
    const id = await added();
    await readWith(id, [garden]);
    expect((await call('POST', `/${id}/read`)).body.data.attributes.is_asked).toBe(true);
    expect((await call('POST', `/${id}/pause`)).body.data.attributes.paused_because).toBe('staff');
    expect((await call('POST', `/${id}/read`)).body.errors[0].code).toBe('move_refused');
    site.asked.length = 0;
    await read(id);
    expect(site.asked).toEqual([]);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect(await statuses()).toEqual(['Tuinhulp published']);
  });

  test('cannot add what is not read, what is there already, or of an organisation that there is not', async () => {
    await added();
    const codeOf = async (more: object) => {
      const { errors } = (await add(more)).body;
      return [errors[0].code, errors[0].source.pointer];
    };
    const atAddress = '/data/attributes/address';
    expect(await codeOf({})).toEqual(['duplicate', atAddress]);
    expect(await codeOf({ address: 'http://10.0.0.1/a.json' })).toEqual(['address_not_read', atAddress]);
    expect(await codeOf({ address: 'https://ik:geheim@bron.example/a' })).toEqual(['invalid_url', atAddress]);
    expect(await codeOf({ address: 'ftp://bron.example/a' })).toEqual(['invalid_url', atAddress]);
    expect(
      await codeOf({
        address: 'https://bron.example/a',
        organization_id: '00000000-0000-4000-8000-000000000009',
      }),
    ).toEqual(['unknown_record', '/data/attributes/organization_id']);
  });

  test('that archive its organisation stop the feed', async () => {
    const own = (await server.build.organization({ name: 'De Kas' })).id;
    const id = await added({ organization_id: own });
    const archived = await server.call(first.host, 'PUT', `/api/v1/organizations/${own}/archive`, {
      as: staff,
      body: {},
    });
    expect(archived.status, JSON.stringify(archived.body)).toBe(200);
    expect((await lastRun(id)).feed).toMatchObject({ status: 'paused', paused_because: 'organization' });
  });
});

test('every hour each that is not paused gets a job, two lines for all of them', async () => {
  const id = await added();
  await server.owner.query('delete from graphile_worker._private_jobs');
  await server.build.sql(
    first.id,
    `insert into vacancy_feeds (volunteer_center_id, id, organization_id, address, becomes, status, paused_because)
     values (1, gen_random_uuid(), $1, 'https://stil.example/a', 'draft', 'paused', 'staff')`,
    [organization],
  );
  const log = { info() {}, warn() {}, error() {} };
  await regularTasks({ pool: server.running.services.pool, log }).read_vacancy_feeds(null, run);
  const { rows } = await server.owner.query(
    'select task_identifier, key, queue_name, max_attempts from graphile_worker.jobs',
  );
  expect(rows).toEqual([
    {
      task_identifier: 'read_vacancy_feed',
      key: `vacancy_feed_${id}`,
      queue_name: 'vacancy feeds 1',
      max_attempts: 2,
    },
  ]);
});

test('what became of a time is kept for thirty days', async () => {
  const id = await added();
  await readWith(id, [garden]);
  await readWith(id, [garden]);
  await server.build.sql(
    first.id,
    `update vacancy_feed_runs set ended_at = now() - interval '31 days' where id = (select min(id::text)::uuid from vacancy_feed_runs)`,
  );
  const removed = await inScope(server.running.services.pool, first.id, cleanUp);
  expect(removed['vacancy_feed_runs']).toBe(1);
  expect((await lastRun(id)).runs).toBe(1);
});
