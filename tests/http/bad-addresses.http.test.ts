/** Whatever an address or a header holds: never a fault of ours, always the same shape, and the parameter is named. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#server/http/route.ts';
import { routes } from '#server/routes.ts';
import { rounds } from '#tests/support/rounds.ts';
import { first, type Method } from '#tests/support/server.ts';
import { expectSane, nameOf, openWorld, runs, type BadInputWorld } from '#tests/cases/input-world.ts';
import { patience } from '#tests/support/pace.ts';
import { encoded, nonsenseText } from './nonsense.ts';
import { queryParameters } from './route-fields.ts';

let world: BadInputWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.server.close());

const readable = routes.filter((route) => route.method === 'GET');

test.each(readable.filter(({ path }) => path.includes(':')).map((route) => [nameOf(route), route] as const))(
  'nothing is called by what cannot be kept: %s',
  async (_name, route) => {
    const path = route.path.replaceAll(/:\w+/g, '%00');
    const answer = await world.server.call(first.host, 'GET', path, { as: world.whoFor(route) });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  },
);

describe.each(readable.map((route) => [nameOf(route), route] as const))('query of %s', (_name, route) => {
  test('every parameter, with anything in it', async () => {
    const names = queryParameters(route);
    const check = async (name: string, value: string, locale: string, isTwice: boolean) => {
      const one = `${encoded(name)}=${encoded(value)}`;
      const query = isTwice ? `${one}&${encoded(`${name}[]`)}=${encoded(value)}&${one}` : one;
      const answer = await world.server.call(first.host, 'GET', `${world.addressOf(route)}?${query}`, {
        as: world.whoFor(route),
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
      { ...runs, numRuns: rounds(route.list ? 80 + names.length : 25) },
    );
  });

  // Some lists have fifty parameters: that is hundreds of calls.
  test(
    'every parameter at least once, with a value that each kind takes',
    { timeout: patience(60_000) },
    async () => {
      for (const name of queryParameters(route))
        for (const value of [
          '1',
          '2026-11-24',
          'true',
          world.paths['vacancies'] ?? '',
          '999999999',
          '1.5',
          'a,b',
        ]) {
          const answer = await world.server.call(
            first.host,
            'GET',
            `${world.addressOf(route)}?${encoded(name)}=${encoded(value)}`,
            { as: world.whoFor(route) },
          );
          expect([200, 400], `${name} = ${value}\n${JSON.stringify(answer.body).slice(0, 300)}`).toContain(
            answer.status,
          );
        }
    },
  );
});

test('path parameters: anything is 404, or 400 when it cannot be read', async () => {
  const check = async (route: Route, value: string) => {
    const answer = await world.server.call(
      first.host,
      route.method as Method,
      route.path.replace(/:\w+/, value),
      {
        as: world.staff,
        body: route.body ? {} : undefined,
      },
    );
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
    numRuns: rounds(300),
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
    const answer = await world.server.call(first.host, 'GET', '/api/v1/vacancies', {
      headers: { [name]: value },
    });
    expectSane(answer, `${name}: ${value}`);
    expect([200, 304, 406, 401], `${name}: ${value}`).toContain(answer.status);
  };
  await fc.assert(fc.asyncProperty(fc.constantFrom(...names), texts, check), {
    ...runs,
    numRuns: rounds(200),
  });
});

test.each([
  ['organizations', 'filter[near]'],
  ['vacancies', 'filter[status_eq]'],
  ['organizations', 'fields[organizations]'],
])('what %s does not know of %s is said back in whole signs', async (list, name) => {
  const answers = ['', 'a'].map((before) =>
    world.server.call(
      first.host,
      'GET',
      `/api/v1/${list}?${encoded(name)}=${encoded(before + '😀'.repeat(40))}`,
    ),
  );
  for (const { status, body } of await Promise.all(answers)) {
    expect(status).toBe(400);
    expect(body.errors[0].detail).toContain('😀');
    expect(body.errors[0].detail).not.toMatch(/\p{Surrogate}|\ufffd/u);
  }
});
