import { describe, expect, it } from 'vitest';
import { allScreens } from '#app/routes.ts';
import { roles, type Role } from '#contract/rights.ts';
import { railFor, railScreens } from './staff-screens.ts';

const everything = new Set<string>(railScreens.flatMap((screen) => [...screen.paths]));
const keys = (held: readonly Role[], paths: ReadonlySet<string> = everything) =>
  railFor(held, paths).map(({ group, items }) => [group, items.map((item) => item.key)]);

describe('the rail of staff', () => {
  it('shows each role what it may do, in groups', () => {
    expect(keys(['organization_superuser'])).toEqual([
      ['today', ['today']],
      ['people', ['applications', 'conversations', 'pool', 'users']],
      ['offer', ['vacancies', 'activities']],
      ['website', ['forms']],
      ['insight', ['figures']],
    ]);
    expect(keys(['page_manager'])).toEqual([
      ['today', ['today']],
      ['people', ['conversations']],
      ['website', ['pages']],
    ]);
    expect(keys(['center_superuser']).flatMap(([, items]) => items)).not.toContain('data');
    expect(keys(['admin']).flatMap(([, items]) => items)).toContain('data');
  });

  it('is not there for volunteers, students, or who would see nothing but today', () => {
    expect(keys(['volunteer', 'student'])).toEqual([]);
    expect(keys([])).toEqual([]);
    expect(keys(['content_manager'], new Set(['/dashboard']))).toEqual([]);
  });

  it('shows only screens that exist, and a group with one of them at least', () => {
    const paths = new Set(allScreens.map((screen) => screen.path));
    for (const role of roles) {
      for (const { items } of railFor([role], paths)) {
        expect(items).not.toEqual([]);
        for (const { href } of items) expect(paths).toContain(href);
      }
    }
  });

  it('goes to the list of vacancies once there is one, and to searching them until then', () => {
    const hrefs = (paths: string[]) =>
      railFor(['admin'], new Set(paths)).flatMap(({ items }) => items.map((item) => item.href));
    expect(hrefs(['/vacancies/search'])).toEqual(['/vacancies/search']);
    expect(hrefs(['/vacancies/search', '/vacancies'])).toEqual(['/vacancies']);
  });
});
