/** What the tests of bad input share: one of each record, who may change all of them, and what a sane answer is. */
import { expect } from 'vitest';
import { problemStatus } from '#contract/errors.ts';
import type { Route } from '#server/http/route.ts';
import { first, testServer, type Session, type TestAnswer, type TestServer } from '#tests/support/server.ts';
import { seed } from '#tests/support/fixed-seed.ts';
import { expectedCalls, inputFacts } from './all-cases.ts';

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
  const making = { server, staff };
  const paths: Record<string, string> = {};
  const rightFields: Record<string, unknown> = {};
  for (const { at, id, fields } of inputFacts) {
    if (at && id) paths[at] = await id(making);
    Object.assign(rightFields, await fields?.(making));
  }
  const own: Record<string, string> = {};
  for (const [name, { input }] of Object.entries(expectedCalls))
    if (input?.id) own[name] = await input.id(making);
  return {
    server,
    staff,
    whoFor: (route) => (expectedCalls[nameOf(route)]?.input?.as === 'admin' ? admin : staff),
    paths,
    rightFields,
    addressOf: (route) =>
      route.path.replace(/:\w+/, own[nameOf(route)] ?? paths[route.path.split('/')[3] ?? ''] ?? ''),
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
