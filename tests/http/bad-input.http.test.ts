/** Whatever a body holds: never a fault of ours, always the same shape, and the field that is wrong is named. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#server/http/route.ts';
import { routes } from '#server/routes.ts';
import { rounds } from '#tests/support/rounds.ts';
import { first } from '#tests/support/server.ts';
import {
  expectRefusal,
  expectSane,
  nameOf,
  openWorld,
  runs,
  type BadInputWorld,
} from '#tests/cases/input-world.ts';
import { nonsense } from './nonsense.ts';
import { bodyFields } from './route-fields.ts';

let world: BadInputWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.server.close());

const documentOf = (route: Route, attributes: Record<string, unknown>) =>
  route.body?.type === 'flat' ? attributes : { data: { type: route.body?.type, attributes } };

const withBody = routes.filter((route) => route.body);

describe.each(withBody.map((route) => [nameOf(route), route] as const))('body of %s', (_name, route) => {
  test.each(bodyFields(route))('%s', async (field) => {
    const right = Object.fromEntries(
      Object.entries(world.rightFields).filter(([name]) => bodyFields(route).includes(name)),
    );
    // What a refusal leaves is what the next value finds: counted again only after one that was taken.
    let before = await world.rowCounts();
    const check = async (value: unknown, locale: string) => {
      const body = documentOf(route, { ...right, [field]: value });
      const answer = await world.server.call(first.host, route.method, world.addressOf(route), {
        as: world.whoFor(route),
        body,
        headers: { 'accept-language': locale },
      });
      const what = `${field} = ${JSON.stringify(value)?.slice(0, 100)}`;
      expectSane(answer, what);
      if (answer.status < 400) {
        before = await world.rowCounts();
        return;
      }
      expect(await world.rowCounts(), what).toEqual(before);
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
    await fc.assert(fc.asyncProperty(nonsense, fc.constantFrom('nl', 'en'), check), {
      ...runs,
      numRuns: rounds(25),
    });
  });

  test('a wrong kind of value is refused at its field', async () => {
    for (const field of bodyFields(route)) {
      const attributes = { ...world.rightFields, [field]: { niet: 'dit' } };
      const sent = Object.fromEntries(
        Object.entries(attributes).filter(([name]) => bodyFields(route).includes(name)),
      );
      const answer = await world.server.call(first.host, route.method, world.addressOf(route), {
        as: world.whoFor(route),
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
      const answer = await world.server.call(first.host, route.method, world.addressOf(route), {
        as: world.whoFor(route),
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
    await fc.assert(fc.asyncProperty(any, check), { ...runs, numRuns: rounds(30) });
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
    const answer = await world.server.call(first.host, route.method, world.addressOf(route), {
      as: world.whoFor(route),
      body: documentOf(route, { message: 'x'.repeat(1_048_576) }),
    });
    expect(answer.status).toBe(413);
    expectRefusal(answer, '413');
  });
});
