import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import type { Role } from '#contract/roles.ts';
import { serverWords } from '#app/i18n/all-words.server.ts';
import { translate, type WordBook } from '#app/i18n/words.ts';
import { screens } from '#app/routes.ts';
import { railFor } from '#app/shell/staff-screens.ts';
import { buttons } from './buttons.ts';
import type { Holder } from './entries.ts';
import { namedPlaces, nounsOfPlaces } from './named-places.ts';
import { rank } from './ranking.ts';

const paths = new Set(screens.map(({ path }) => path));

/** Somebody with this role; staff of a centre may invite and add, as `GET /toolbar` says. */
function holder(role: Role): Holder {
  const isCenter = role === 'center_superuser' || role === 'admin';
  const can = {
    readUsers: isCenter,
    readActions: isCenter,
    inviteUsers: isCenter || role === 'organization_superuser',
    importUsers: isCenter,
    addOrganizations: isCenter,
  };
  const rail = railFor([role], paths, (noun) => noun).flatMap(({ items }) => items.map(({ href }) => href));
  return { rail, can, hasOrganization: role === 'organization_superuser' };
}

function found(typed: string, role: Role, locale: Locale): string[] {
  const places = namedPlaces(screens, holder(role), serverWords(locale), typed);
  return rank(
    places.filter(({ fit }) => fit >= 0),
    5,
  ).entries.map(({ path }) => path);
}

/** What somebody types, in Dutch and in English, and what stands first. */
const table: readonly (readonly [nl: string, en: string, first: string, role?: Role])[] = [
  ['vacature toevoegen', 'add vacancy', '/vacancies/add'],
  ['nieuwe vacature', 'new vacancy', '/vacancies/add'],
  ['vacature plaatsen', 'post a vacancy', '/vacancies/add', 'organization_superuser'],
  ['vacatures', 'vacancies', '/vacancies'],
  ['vacatures nakijken', 'check vacancies', '/vacancies/approve'],
  ['pagina maken', 'create page', '/content/add'],
  ['nieuwe pagina', 'new page', '/content/add', 'content_manager'],
  ['nieuwsbericht', 'news item', '/content/add?pageType=news'],
  ['nieuws', 'news', '/nieuws'],
  ['voorpagina', 'home page', '/content'],
  ['kleuren', 'colours', '/instellingen/design'],
  ['huisstijl', 'house style', '/instellingen/design'],
  ['openingstijden', 'opening hours', '/instellingen'],
  ['instelling', 'setting', '/instellingen'],
  ['instellingen', 'settings', '/instellingen'],
  ['instellingen', 'settings', '/profile-edit/settings', 'volunteer'],
  ['wachtwoord', 'password', '/profile-edit/settings'],
  ['voettekst', 'footer', '/instellingen/footer'],
  ['privacy', 'privacy', '/profiel', 'volunteer'],
  ['foto', 'photo', '/content/file-upload'],
  ['beeld toevoegen', 'add image', '/content/stock-images/add', 'content_manager'],
  ['menu', 'menu', '/content/menu-items'],
  ['nodig uit', 'invite', '/users/add'],
  ['gebruiker toevoegen', 'add user', '/users/add'],
  ['gebruikers importeren', 'import users', '/users/add?way=import'],
  ['vacatures importeren', 'import vacancies', '/vacancies/import'],
  ['automatisch ophalen', 'fetch automatically', '/vacancies/feeds'],
  ['trefwoorden', 'keywords', '/vacancies/tags'],
  ['organisatie toevoegen', 'add organisation', '/organizations/add'],
  ['goedkeuren', 'approve', '/organizations/approve'],
  ['partner toevoegen', 'add partner', '/partners/add'],
  ['vacatures delen', 'share vacancies', '/partners/sharing'],
  ['aanmeldingen', 'applications', '/applications'],
  ['vragen', 'questions', '/contactformulier/berichten'],
  ['contactpersonen', 'contact people', '/instellingen/contact-person'],
  ['vraag stellen', 'ask a question', '/contactformulier', 'volunteer'],
  ['bewaarde vacatures', 'saved vacancies', '/vacancies/saved', 'volunteer'],
  ['nieuwe centrale', 'new centre', '/admin/centers/add', 'admin'],
  ['mijn organisatie', 'my organisation', '/instellingen/organisatie', 'organization_superuser'],
];

describe('what is typed', () => {
  it.each(table.map(([nl, en, first, role = 'center_superuser']) => ({ nl, en, first, role })))(
    '$nl, $en: $first',
    ({ nl, en, first, role }) => {
      expect([found(nl, role, 'nl')[0], found(en, role, 'en')[0]]).toEqual([first, first]);
    },
  );

  it('offers nothing to who may not go there', () => {
    expect(found('vacature toevoegen', 'volunteer', 'nl')).not.toContain('/vacancies/add');
    expect(found('automatisch ophalen', 'organization_superuser', 'nl')).toEqual([]);
    expect(found('nieuwe centrale', 'center_superuser', 'nl')).not.toContain('/admin/centers/add');
    expect(found('pagina maken', 'page_manager', 'nl')).not.toContain('/content/add');
  });

  it('offers nothing of which the words are still under way', () => {
    const { locale, book } = serverWords('nl');
    const few: WordBook = { palette: book.palette, shell: book.shell };
    const names = namedPlaces(screens, holder('center_superuser'), { locale, book: few }, '').map(
      ({ name }) => name,
    );
    expect(names).toContain('Nieuwe vacature');
    expect(names).not.toContain('');
    expect(nounsOfPlaces(screens, holder('center_superuser'))).toEqual(
      expect.arrayContaining(['shell', 'vacancy-admin', 'themes']),
    );
    expect(nounsOfPlaces(screens, holder('volunteer'))).not.toContain('vacancy-admin');
  });
});

/** What the screens have: the address and the word of each button over a list that leads to a screen of its own. */
function buttonsOfScreens(): [path: string, key: string][] {
  const files = readdirSync('app/features', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/list.tsx'),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(`app/features/${file}`, 'utf8').matchAll(
        /href(?:=|: )["'](\/[^"'$]+)["'](?:(?!href)[^;])*?\bt\(\s*['"]([\w.]+)['"]/g,
      ),
    ].map(([, path = '', key = '']): [string, string] => [path, key]),
  );
}

describe('buttons', () => {
  it.each(['nl', 'en'] as const)('are all found by what they say, in %s', (locale) => {
    for (const { path, noun, key } of buttons) {
      const label = translate(serverWords(locale), noun, key);
      expect(found(label, 'admin', locale).slice(0, 3), label).toContain(path);
    }
  });

  it('over the lists are all there', () => {
    const known = new Set(buttons.map(({ path }) => path));
    const onScreens = buttonsOfScreens().filter(([path]) =>
      /\/(add|import|tags|feeds|sharing)(\?|$)/.test(path),
    );
    expect(onScreens.length).toBeGreaterThan(8);
    expect(onScreens.filter(([path]) => !known.has(path))).toEqual([]);
    for (const [path, key] of onScreens)
      expect(buttons.map((one) => `${one.path} ${one.key}`)).toContain(`${path} ${key}`);
  });
});
