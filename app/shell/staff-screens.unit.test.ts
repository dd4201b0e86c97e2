import { describe, expect, it } from 'vitest';
import { allScreens } from '#app/routes.ts';
import { roles, type Role } from '#contract/roles.ts';
import { railFor, railScreens } from './staff-screens.ts';

const everything = new Set<string>(railScreens.flatMap((screen) => [...screen.paths]));
const keys = (ownRoles: readonly Role[], paths: ReadonlySet<string> = everything) =>
  railFor(ownRoles, paths, String).map(({ group, items }) => [group, items.map((item) => item.key)]);

describe('the rail of staff', () => {
  it('shows each role what it may do, in groups', () => {
    expect(keys(['organization_superuser'])).toEqual([
      ['today', ['today']],
      ['people', ['applications', 'conversations', 'pool', 'team']],
      ['offer', ['vacancies', 'ownOrganization', 'activities', 'ownForms']],
      ['insight', ['figures']],
    ]);
    expect(keys(['page_manager'])).toEqual([
      ['today', ['today']],
      ['people', ['conversations']],
      ['offer', ['organizations']],
      ['website', ['site', 'pages']],
    ]);
    expect(keys(['mentor'])).toEqual([
      ['today', ['today']],
      ['people', ['applications', 'conversations', 'students']],
      ['insight', ['figures']],
    ]);
    expect(keys(['center_superuser']).flatMap(([, items]) => items)).not.toContain('data');
    expect(keys(['admin']).flatMap(([, items]) => items)).toContain('data');
  });

  it('is not there for volunteers, students, or who would see nothing but today', () => {
    expect(keys(['volunteer', 'student'])).toEqual([]);
    expect(keys([])).toEqual([]);
    expect(keys(['content_manager'], new Set(['/dashboard']))).toEqual([]);
  });

  it('stays beside what it leads to, also where visitors see that', () => {
    // The site as visitors see it.
    const asVisitors = ['/', '/vacancies/search'];
    const leads = allScreens.filter(({ path }) => everything.has(path) && !asVisitors.includes(path));
    expect(leads.filter(({ isPublic, isWork }) => isPublic && !isWork).map(({ path }) => path)).toEqual([]);
  });

  it('shows only screens that exist, and a group with one of them at least', () => {
    const paths = new Set(allScreens.map((screen) => screen.path));
    for (const role of roles) {
      for (const { items } of railFor([role], paths, String)) {
        expect(items).not.toEqual([]);
        for (const { href } of items) expect(paths).toContain(href);
      }
    }
  });

  it('shows a screen once, by the word of the role that reaches furthest', () => {
    const people = (ownRoles: Role[]) => keys(ownRoles, new Set(['/users'])).flatMap(([, items]) => items);
    expect(people(['mentor', 'organization_superuser', 'center_superuser'])).toEqual(['users']);
    expect(people(['mentor', 'organization_superuser'])).toEqual(['team']);
  });

  it('gives who keeps the texts of the site a rail of the site as long as they have no screen of their own', () => {
    const paths = new Set(allScreens.map((screen) => screen.path));
    for (const role of ['content_manager', 'page_manager'] as const)
      expect(keys([role], paths).map(([group]) => group)).toEqual(['today', 'offer', 'website']);
  });

  it('calls the search of vacancies by its own name, and leaves it out once there is a list of them', () => {
    const offered = (paths: string[]) =>
      keys(['organization_superuser'], new Set(paths)).flatMap(([, items]) => items);
    expect(offered(['/vacancies/search'])).toEqual(['vacanciesOnSite']);
    expect(offered(['/vacancies/search', '/vacancies'])).toEqual(['vacancies']);
  });
});
