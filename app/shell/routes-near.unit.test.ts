import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import routeList from '#app/routes.ts';
import { beginningOfAddress, routesByBeginning } from '#app/shell/routes-near.server.ts';

interface Known {
  id: string;
  path?: string;
  index?: boolean;
}

const known: Record<string, Known> = Object.fromEntries(
  (routeList as { id: string; path?: string; index?: boolean }[]).map(({ id, path, index }) => [
    id,
    { id, ...(path !== undefined && { path }), ...(index && { index }) },
  ]),
);
const { of: lists, others } = routesByBeginning(known);

/** The route that the router chooses among these. */
const chosen = (routes: Record<string, Known>, address: string) =>
  matchRoutes(
    Object.values(routes).map(({ index, ...route }) => (index ? { ...route, index: true as const } : route)),
    address,
  )?.at(-1)?.route.id;

/** The address and all that it lies under: the router asks for the routes of these as well. */
const withAbove = (address: string) => {
  const steps = address.split('/').filter(Boolean);
  return steps.map((_, at) => `/${steps.slice(0, steps.length - at).join('/')}`).concat('/');
};

const id = '0190a0a0-0000-7000-8000-000000000001';
const addressesOf = ({ path = '' }: Known): string[] => {
  const filled = `/${path}`.replaceAll(/:\w+/g, id).replace('*', 'nergens/te/vinden');
  return [filled.replaceAll('?', ''), filled.replaceAll(/\/[^/]*\?/g, '') || '/'];
};
const addresses = [
  ...new Set(Object.values(known).flatMap(addressesOf)),
  '/over-ons',
  '/en/about-us',
  '/VACANCIES/Search',
  '/vacancies/search/',
  '/vacancies/nergens/te/vinden',
  '/nl/nergens/te/vinden',
  '/:slug?',
  '/*',
];

test.each(addresses)('leads %s to the same screen as all routes do', (address) => {
  const beginning = beginningOfAddress(address);
  const near = lists.get(beginning ?? '') ?? others;
  for (const one of withAbove(address)) expect(chosen(near, one), one).toBe(chosen(known, one));
});

test('asks the router itself for what is written in another way', () => {
  for (const address of ['/%76acancies', '//vacancies', '/nl//vacancies', 'vacancies'])
    expect(beginningOfAddress(address)).toBeNull();
});

test('finds the data of a page where the page is', () => {
  expect(beginningOfAddress('/vacancies.data')).toBe('vacancies');
  expect(beginningOfAddress('/nl/users/_.data')).toBe('nl/users');
});

test('knows few routes for each address', () => {
  const sizes = [...lists.values(), others].map((routes) => Object.keys(routes).length);
  expect(Math.max(...sizes)).toBeLessThan(34);
});
