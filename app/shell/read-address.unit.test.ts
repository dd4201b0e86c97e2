import { expect, test } from 'vitest';
import type { ServerBuild } from 'react-router';
import { makeAddressReader, readBy } from './read-address.server.ts';

const route = (id: string, path: string | undefined, reads?: object) => [
  id,
  {
    id,
    ...(path === undefined ? { index: true } : { path }),
    module: { default: () => null, ...(reads && { reads }) },
  },
];
const search = { tab: 'choice', q: 'words', page: 'choice' };
const readAddress = makeAddressReader({
  routes: Object.fromEntries([
    ['root', { id: 'root', path: '', module: {} }],
    route('pages/home', undefined),
    route('pages/page', ':slug?'),
    route('vacancies/search', 'vacancies/search', search),
    route('en/vacancies/search', 'en/vacancies/search', search),
    route('vacancies/show', 'vacancies/:id', { apply: 'words' }),
    route('users/list', 'users'),
    route('not-found', '*'),
  ]),
} as unknown as Pick<ServerBuild, 'routes'>);
const read = (path: string) => {
  const { url, ...rest } = readAddress(new URL(path, 'https://site.example'));
  return { path: `${url.pathname}${url.search}`, ...rest };
};

test.each([
  ['/vacancies/search?page=2&tab=a', '/vacancies/search?tab=a&page=2', ''],
  ['/vacancies/search?utm_source=mail&tab=a&fbclid=x', '/vacancies/search?tab=a', 'utm_source=mail&fbclid=x'],
  ['/en/vacancies/search?x=1&tab=a&tab=b', '/en/vacancies/search?tab=a&tab=b', 'x=1'],
  ['/vacancies/search.data?x=1&tab=a&_routes=root', '/vacancies/search.data?tab=a&_routes=root', 'x=1'],
  ['/?index&utm_source=mail', '/?index=', 'utm_source=mail'],
  ['/_root.data?utm_source=mail', '/_root.data', 'utm_source=mail'],
  ['/over-ons?constructor=1&__proto__=2', '/over-ons', 'constructor=1&__proto__=2'],
])('a public screen gets of %s what it reads', (asked, path, unread) => {
  expect(read(asked)).toEqual({ path, unread, isKeepable: true });
});

test.each([
  ['/Vacancies/Search/?x=1&page=2', '/Vacancies/Search/?page=2', 'x=1'],
  ['/vacancies/%73earch?x=1&page=2', '/vacancies/%73earch?page=2', 'x=1'],
])('of %s as well, but that is not kept', (asked, path, unread) => {
  expect(read(asked)).toEqual({ path, unread, isKeepable: false });
});

test.each([
  ['/over-ons', true],
  ['/', true],
  ['/Over-ons', false],
  ['/over-ons/', false],
  ['/over%2Dons', false],
  ['/vacancies/search?page=2', true],
  ['/vacancies/search?page=002', false],
  ['/vacancies/search?page=2.0', false],
  ['/vacancies/search?page=%2B2', false],
  ['/vacancies/search?tab=een+twee', false],
  ['/vacancies/search?q=koken', false],
  ['/vacancies/search?q=', true],
  ['/vacancies/0199?apply=1', false],
])('%s may be kept: %s', (asked, isKeepable) => {
  expect(read(asked).isKeepable).toBe(isKeepable);
});

test.each([
  '/users?q=jan&anything=1',
  '/__manifest?paths=%2Fa&version=1',
  '/vacancies/search?look=abc&mode=dark&x=1',
  '/no/such/page?x=1',
])('%s is left as it is', (asked) => {
  expect(read(asked)).toEqual({ path: asked, unread: '', isKeepable: true });
});

test('a name that everything has is not read by itself', () => {
  expect(readBy({}, new URL('https://site.example/?toString=1')).unread).toBe('toString=1');
});
