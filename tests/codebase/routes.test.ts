/** The list of calls, before any of them is made. */
import { expect, test } from 'vitest';
import type { CallContract } from '#contract/call.ts';
import { routes } from '#server/routes.ts';
import { filesUnder, isForTests, textOf } from './source.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('there are calls', () => {
  expect(routes.length).toBeGreaterThan(20);
});

test('every rule has a name, by which the documentation tells who may', () => {
  expect(
    routes.filter(({ policy }) => policy.kind === 'rule' && policy.name.trim() === '').map(nameOf),
  ).toEqual([]);
});

test('every call has a summary of one line', () => {
  expect(routes.filter(({ summary }) => summary.trim() === '' || /\n/.test(summary)).map(nameOf)).toEqual([]);
});

test('no two calls have the same method and path, whatever their parameters are called', () => {
  const names = routes.map((shape) => nameOf({ ...shape, path: shape.path.replaceAll(/:\w+/g, ':') }));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('all calls stand under /api/v1, in lower case with underscores, without a slash behind', () => {
  const form = /^\/api\/v1(\/([a-z][a-z0-9_]*|:[a-z][A-Za-z]*))+$/;
  expect(routes.filter(({ path }) => !form.test(path)).map(nameOf)).toEqual([]);
});

test('a call that names one record finds it, so that a stranger gets 404 before 403', () => {
  expect(routes.filter(({ path, find }) => /\/:id(\/|$)/.test(path) && !find).map(nameOf)).toEqual([]);
});

test('a call that changes something is open to the public only where a stranger must be able to', () => {
  const open = routes
    .filter(
      ({ method, policy }) =>
        method !== 'GET' && policy.kind !== 'signed-in' && (policy.kind === 'public' || policy.isPublic),
    )
    .map(nameOf);
  expect(open.toSorted()).toEqual([
    'DELETE /api/v1/search_alerts/by_key/:key',
    'PATCH /api/v1/search_alerts/by_key/:key',
    'POST /api/v1/account_removals',
    'POST /api/v1/account_removals/confirm',
    'POST /api/v1/applications',
    'POST /api/v1/confirm',
    // Whoever has the link of an older mail; what it sends goes to the mailbox that it came to.
    'POST /api/v1/confirm/again',
    // Before it there is nobody; whoever has the link that the start prints.
    'POST /api/v1/contact_messages/by_visitor',
    'POST /api/v1/first_admins',
    'POST /api/v1/first_admins/check',
    'POST /api/v1/forms/:id/submissions',
    'POST /api/v1/organizations/:id/join',
    'POST /api/v1/organizations/signup',
    'POST /api/v1/organizations/signup/confirm',
    'POST /api/v1/search_alerts',
    'POST /api/v1/search_alerts/by_key/:key/confirm',
    'POST /api/v1/search_alerts/by_key/:key/stop_all',
    'POST /api/v1/signup',
    // Whoever has the link that its organisation was mailed.
    'POST /api/v1/vacancies/:id/questions',
    'POST /api/v1/vacancies/:id/renew',
  ]);
});

/** What opens a session is served with its cookies and headers, outside of the list. */
const servedApart = /^\/api\/v1\/auth\//;

test('every call that is declared is served: a noun’s routes are found by their file and their name', async () => {
  const served = new Set(routes.map(nameOf));
  const modules = await Promise.all(
    filesUnder('contract/calls').map(
      (path) =>
        import(/* @vite-ignore */ `#${path}`) as Promise<Record<string, Record<string, CallContract>>>,
    ),
  );
  const declared = modules.flatMap((module) =>
    Object.values(module).flatMap((calls) => Object.values(calls)),
  );
  expect(declared.length).toBeGreaterThan(100);
  expect(
    declared
      .filter(({ path }) => typeof path === 'string' && !servedApart.test(path))
      .map(nameOf)
      .filter((name) => !served.has(name)),
  ).toEqual([]);
});

test('a resource goes by the name of its type, by which the server finds it', () => {
  const camel = (type: string) => type.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const found = filesUnder('contract')
    .filter((path) => path.endsWith('.ts') && !isForTests(path))
    .flatMap((path) => [
      ...textOf(path).matchAll(/export const (\w+) = (?:resource|plain)Contract\(\{\s*type: '(\w+)'/g),
    ]);
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(([, name, type = '']) => name !== camel(type)).map(([, name]) => name)).toEqual([]);
});
