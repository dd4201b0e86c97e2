/** Which tests `npm test -- --changed` runs. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error -- JavaScript, as it runs before the packages are installed
import { changedTests, testsTouchedBy } from '../../scripts/changed.mjs';

const texts: Record<string, string> = {
  'tests/journeys/partners-in-footer.journey.test.ts': '',
  'tests/journeys/day-of-each.journey.test.ts': "await page.goto(site.at('public', '/partners/add'));",
  'tests/journeys/of-a-template.journey.test.ts': 'site.at(`public`, `/partners/add?name=${name}`)',
  'tests/journeys/sign-in.journey.test.ts': "site.at('public', '/auth/login-1')",
  'server/features/partners/partners.http.test.ts': '',
  'server/features/users/users.http.test.ts': '',
  'server/http/routes.http.test.ts': '',
  'app/features/partners/form.unit.test.tsx': '',
};
const touchedBy = (...changed: string[]) =>
  testsTouchedBy(changed, {
    tests: Object.keys(texts),
    screens: [
      { path: '/partners/add', file: 'partners/add.tsx' },
      { path: '/partners/:id', file: 'partners/show.tsx' },
      { path: '/auth/login-1', file: 'sessions/login.tsx' },
    ],
    textOf: (path: string) => texts[path] ?? '',
  });
const ofPartners = {
  unit: ['app/features/partners/form.unit.test.tsx'],
  http: ['server/features/partners/partners.http.test.ts'],
  journeys: [
    'tests/journeys/partners-in-footer.journey.test.ts',
    'tests/journeys/day-of-each.journey.test.ts',
    'tests/journeys/of-a-template.journey.test.ts',
  ],
  shared: [],
};

test.each([
  'server/features/partners/routes.ts',
  'app/features/partners/add.tsx',
  'contract/partners.ts',
  'contract/calls/partners.ts',
])('a change of %s touches the tests of its noun and the journeys over its screens', (path) => {
  expect(touchedBy(path)).toEqual(ofPartners);
});

test('a test that changed is touched itself', () => {
  expect(touchedBy('server/features/users/users.http.test.ts', 'README.md')).toEqual({
    unit: [],
    http: ['server/features/users/users.http.test.ts'],
    journeys: [],
    shared: [],
  });
});

test('what all share is named, and touches all unit tests and the calls of its folder', () => {
  expect(touchedBy('server/http/route.ts')).toEqual({
    unit: ['app/features/partners/form.unit.test.tsx'],
    http: ['server/http/routes.http.test.ts'],
    journeys: [],
    shared: ['server/http/route.ts'],
  });
});

test('what it names in this very clone are tests that are there', () => {
  const { shared: _shared, ...touched } = changedTests();
  const named = Object.entries<string[]>(touched).flatMap(([, paths]) => paths);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
