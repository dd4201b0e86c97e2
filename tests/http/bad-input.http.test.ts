/** Whatever is sent: never a fault of ours, always the same shape, and the field that is wrong is named. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemStatus } from '#contract/errors.ts';
import type { Route } from '#server/http/route.ts';
import { routes } from '#server/http/routes.ts';
import {
  first,
  testServer,
  type Method,
  type Session,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';
import { encoded, nonsense, nonsenseText } from './nonsense.ts';
import { bodyFields, queryParameters } from './route-fields.ts';

const seed = Number(process.env['TEST_SEED'] ?? 20_261_124);
const runs = { seed, endOnFailure: true };

let server: TestServer;
let staff: Session;
let paths: Record<string, string>;
let rightFields: Record<string, unknown>;

beforeAll(async () => {
  process.stdout.write(`Bad input: seed ${seed} (TEST_SEED sets it)\n`);
  server = await testServer();
  const { build } = server;
  await build.lookAlikes();
  const { email } = await build.user({ roles: ['center_superuser'] });
  staff = await server.signIn(first.host, email);
  const vacancy = await build.vacancy();
  const application = await build.application({ user_id: staff.userId });
  paths = {
    vacancies: vacancy.id,
    applications: application.id,
    organizations: String(vacancy['organization_id']),
    pages: String((await build.page())['slug']),
  };
  rightFields = {
    title: 'Goed',
    organization_id: vacancy['organization_id'],
    vacancy_id: vacancy.id,
    message: 'Ja',
    first_name: 'A',
    last_name: 'B',
    email: 'a@b.example',
    consent: true,
    reject_reason: 'other',
    reason: 'Zo',
  };
});
afterAll(() => server.close());

const nameOf = (route: Route) => `${route.method} ${route.path}`;
const addressOf = (route: Route) => route.path.replace(/:\w+/, paths[route.path.split('/')[3] ?? ''] ?? '');

/** Every refusal has the shape, its own status, and says where. */
function expectRefusal(answer: TestAnswer, what: string): void {
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
function expectSane(answer: TestAnswer, what: string): void {
  expect(answer.status, `${what}\n${JSON.stringify(answer.body).slice(0, 400)}`).toBeLessThan(500);
  if (answer.status >= 400) expectRefusal(answer, what);
}

const documentOf = (route: Route, attributes: Record<string, unknown>) =>
  route.body?.type === 'flat' ? attributes : { data: { type: route.body?.type, attributes } };

const rowCounts = async () => {
  const tables = ['vacancies', 'applications', 'audit_events', 'email_deliveries', 'one_time_tokens'];
  const rows = await server.build.sql(
    first.id,
    `select ${tables.map((name) => `(select count(*)::int from ${name}) as ${name}`).join(', ')}`,
  );
  return rows[0];
};

const withBody = routes.filter((route) => route.body);

describe.each(withBody.map((route) => [nameOf(route), route] as const))('body of %s', (_name, route) => {
  test.each(bodyFields(route))('%s', async (field) => {
    const right = Object.fromEntries(
      Object.entries(rightFields).filter(([name]) => bodyFields(route).includes(name)),
    );
    const check = async (value: unknown, locale: string) => {
      const before = await rowCounts();
      const body = documentOf(route, { ...right, [field]: value });
      const answer = await server.call(first.host, route.method, addressOf(route), {
        as: staff,
        body,
        headers: { 'accept-language': locale },
      });
      const what = `${field} = ${JSON.stringify(value)?.slice(0, 100)}`;
      expectSane(answer, what);
      if (answer.status < 400) return;
      expect(await rowCounts(), what).toEqual(before);
      if (answer.status !== 422) return;
      const pointers: string[] = answer.body.errors.map(
        (error: { source?: { pointer?: string } }) => error.source?.pointer ?? '',
      );
      // A refusal of the whole (a move, a full vacancy) names its own part; one of the shape names this field.
      expect(
        pointers.every((pointer) => pointer.startsWith('/')),
        `${what}: ${pointers.join(' ')}`,
      ).toBe(true);
    };
    await fc.assert(fc.asyncProperty(nonsense, fc.constantFrom('nl', 'en'), check), { ...runs, numRuns: 25 });
  });

  test('a wrong kind of value is refused at its field', async () => {
    for (const field of bodyFields(route)) {
      const attributes = { ...rightFields, [field]: { niet: 'dit' } };
      const sent = Object.fromEntries(
        Object.entries(attributes).filter(([name]) => bodyFields(route).includes(name)),
      );
      const answer = await server.call(first.host, route.method, addressOf(route), {
        as: staff,
        body: documentOf(route, sent),
      });
      expect(answer.status, field).toBe(422);
      const base = route.body?.type === 'flat' ? '' : '/data/attributes';
      const pointers: string[] = answer.body.errors.map(
        (error: { source: { pointer: string } }) => error.source.pointer,
      );
      expect(
        pointers.some((pointer) => pointer === `${base}/${field}` || pointer.startsWith(`${base}/${field}/`)),
        `${field}: ${pointers.join(' ')}`,
      ).toBe(true);
    }
  });

  test('any JSON, and any text', async () => {
    const check = async (text: string) => {
      const answer = await server.call(first.host, route.method, addressOf(route), {
        as: staff,
        body: text,
        headers: { 'content-type': 'application/vnd.api+json' },
      });
      expectSane(answer, text.slice(0, 200));
    };
    const any = fc.oneof(
      fc.json({ maxDepth: 6 }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'null',
        '[]',
        '"x"',
        '{"data":null}',
        '{"data":[]}',
        '{"data":{"type":"x","attributes":[]}}',
        '{"data":{"type":"vacancies","relationships":{"organization":7}}}',
        '{"__proto__":{"a":1}}',
        '{"a":1,"a":2}',
        '{',
      ),
    );
    await fc.assert(fc.asyncProperty(any, check), { ...runs, numRuns: 30 });
    for (const text of [
      '['.repeat(100_000),
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      `"${'\\"'.repeat(60_000)}`,
    ]) {
      await check(text);
      const inside =
        route.body?.type === 'flat'
          ? `{"reason":${text}}`
          : `{"data":{"type":"${route.body?.type}","attributes":{"title":${text}}}}`;
      await check(inside);
    }
  });

  test('a text of a megabyte is 413', async () => {
    const answer = await server.call(first.host, route.method, addressOf(route), {
      as: staff,
      body: documentOf(route, { message: 'x'.repeat(1_048_576) }),
    });
    expect(answer.status).toBe(413);
    expectRefusal(answer, '413');
  });
});

const readable = routes.filter((route) => route.method === 'GET');

describe.each(readable.map((route) => [nameOf(route), route] as const))('query of %s', (_name, route) => {
  test('every parameter, with anything in it', async () => {
    const names = queryParameters(route);
    const check = async (name: string, value: string, locale: string, isTwice: boolean) => {
      const one = `${encoded(name)}=${encoded(value)}`;
      const query = isTwice ? `${one}&${encoded(`${name}[]`)}=${encoded(value)}&${one}` : one;
      const answer = await server.call(first.host, 'GET', `${addressOf(route)}?${query}`, {
        as: staff,
        headers: { 'accept-language': locale },
      });
      const what = `${name} = ${JSON.stringify(value).slice(0, 100)}`;
      expectSane(answer, what);
      expect([200, 400], what).toContain(answer.status);
      if (answer.status === 400) {
        const parameters: string[] = answer.body.errors.map(
          (error: { source: { parameter: string } }) => error.source.parameter,
        );
        for (const parameter of parameters) expect([name, `${name}[]`], what).toContain(parameter);
      }
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        nonsenseText,
        fc.constantFrom('nl', 'en'),
        fc.boolean(),
        check,
      ),
      { ...runs, numRuns: route.list ? 80 + names.length : 25 },
    );
  });

  test('every parameter at least once, with a value that each kind takes', async () => {
    for (const name of queryParameters(route))
      for (const value of ['1', '2026-11-24', 'true', paths['vacancies'] ?? '', '999999999', '1.5', 'a,b']) {
        const answer = await server.call(
          first.host,
          'GET',
          `${addressOf(route)}?${encoded(name)}=${encoded(value)}`,
          { as: staff },
        );
        expect([200, 400], `${name} = ${value}\n${JSON.stringify(answer.body).slice(0, 300)}`).toContain(
          answer.status,
        );
      }
  });
});

test('path parameters: anything is 404, or 400 when it cannot be read', async () => {
  const check = async (route: Route, value: string) => {
    const answer = await server.call(first.host, route.method as Method, route.path.replace(/:\w+/, value), {
      as: staff,
      body: route.body ? {} : undefined,
    });
    expectSane(answer, `${nameOf(route)} ${value}`);
    expect([400, 404, 405], `${nameOf(route)} ${value}`).toContain(answer.status);
  };
  const inPath = fc
    .oneof(
      nonsenseText.map(encoded),
      fc.constantFrom('%', '%ff', '%c0%80', '%00', 'a'.repeat(5000), '..%2f..%2f', '.', '%20'),
    )
    .filter((value) => value !== '' && value !== '.');
  const withParameter = routes.filter((route) => route.path.includes(':'));
  await fc.assert(fc.asyncProperty(fc.constantFrom(...withParameter), inPath, check), {
    ...runs,
    numRuns: 300,
  });
});

test('headers: anything', async () => {
  const names = [
    'accept-language',
    'access-token',
    'client',
    'uid',
    'authorization',
    'cookie',
    'idempotency-key',
    'volunteer-center-id',
    'current-organization-id',
    'if-none-match',
    'accept',
    'x-in-process-ticket',
  ];
  const texts = fc.oneof(
    fc.constantFrom(
      '',
      ';q=1;;',
      '*',
      'Bearer e30=',
      'Bearer !!!',
      'access-token=%ff; client=a; uid=b',
      'nl;q=NaN, en;q=-1',
      'a'.repeat(4000),
    ),
    fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '')),
  );
  const check = async (name: string, value: string) => {
    const answer = await server.call(first.host, 'GET', '/api/v1/vacancies', { headers: { [name]: value } });
    expectSane(answer, `${name}: ${value}`);
    expect([200, 406, 401], `${name}: ${value}`).toContain(answer.status);
  };
  await fc.assert(fc.asyncProperty(fc.constantFrom(...names), texts, check), { ...runs, numRuns: 200 });
});
