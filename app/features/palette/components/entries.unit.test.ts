import { describe, expect, it } from 'vitest';
import { screens } from '#app/routes.ts';
import nl from '#app/features/palette/messages/nl.ts';
import { alsoKeys, placesFor } from './entries.ts';
import { fit, fitOf, matches, rank } from './ranking.ts';

/** What these are called. */
const titles: Record<string, string> = {
  '/vacancies/add': 'Nieuwe vacature',
  '/content/add': 'Nieuwe pagina',
};

const named = (name: string, more = {}) => ({ name, detail: '', path: `/${name}`, ...more });

describe('what fits', () => {
  it('finds a name by the beginning of its words, whatever the accents and capitals', () => {
    expect(matches('Één middag bij de Zoëtheek', 'een zoe')).toBe(true);
    expect(matches('Aanmeldingen', 'MELD')).toBe(false);
    expect(matches('Aanmeldingen', '')).toBe(true);
  });

  it.each([
    ['Rick', 'rick', 'exact'],
    ['Rick de Vries', 'rick', 'begins'],
    ['Jan Rick', 'rick', 'words'],
    ['Gebruikers', 'mensen', 'also'],
    ['Tuinhulp', 'anker', 'beside'],
    ['Meldingen', 'dingen', 'within'],
  ] as const)('%s is found by %s: %s', (name, typed, how) => {
    expect(fitOf({ name, also: 'mensen', detail: 'Stichting Anker' }, typed)).toBe(fit[how]);
  });

  it('says when nothing of it was meant', () => {
    expect(fitOf(named('Tuinhulp'), 'rick')).toBe(-1);
  });

  it('puts the typed name before what was found by its description, each once', () => {
    const all = ['Koken', 'Buurtkamer', 'De buurt in', 'Buurtkamer'].map((name) => {
      const one = named(name);
      return { ...one, fit: Math.max(fitOf(one, 'buurt'), fit.found) };
    });
    const { entries, best } = rank(all, 5);
    expect(entries.map(({ name }) => name)).toEqual(['Buurtkamer', 'De buurt in', 'Koken']);
    expect(best).toBe(fit.begins);
  });
});

describe('screens to go to', () => {
  const can = {
    readUsers: false,
    readActions: false,
    inviteUsers: false,
    importUsers: false,
    addOrganizations: false,
  };
  const everything = {
    readUsers: true,
    readActions: true,
    inviteUsers: true,
    importUsers: true,
    addOrganizations: true,
  };
  const nobody = { rail: [], can, hasOrganization: false };
  const pathsFor = (holder: Parameters<typeof placesFor>[1]) =>
    placesFor(screens, holder).map(({ path }) => path);

  it('are public ones and one’s own for a volunteer', () => {
    const paths = pathsFor(nobody);
    expect(paths).toEqual(expect.arrayContaining(['/vacancies/search', '/profile-edit/periodieke-mail']));
    for (const path of ['/users', '/users/add', '/organizations/add', '/instellingen/organisatie'])
      expect(paths).not.toContain(path);
  });

  it('are those of the rail besides, with what one may add there', () => {
    const rail = ['/users', '/organizations'];
    expect(pathsFor({ ...nobody, rail, can: everything })).toEqual(
      expect.arrayContaining(['/users/add', '/users/add?way=import', '/organizations/add']),
    );
    expect(pathsFor({ ...nobody, rail: ['/users'] })).not.toContain('/users/add');
    const inviting = pathsFor({ ...nobody, rail: ['/users'], can: { ...can, inviteUsers: true } });
    expect(inviting).toContain('/users/add');
    expect(inviting).not.toContain('/users/add?way=import');
  });

  it('are those that buttons lead to, for whoever has the list that they stand at', () => {
    const of = (...rail: string[]) => pathsFor({ ...nobody, rail });
    expect(of('/vacancies', '/content', '/content/menu-items', '/instellingen', '/partners')).toEqual(
      expect.arrayContaining([
        '/vacancies/add',
        '/vacancies/import',
        '/content/add',
        '/instellingen/design',
        '/instellingen/footer',
        '/instellingen/contact-person',
        '/partners/add',
      ]),
    );
    expect(of('/content')).not.toContain('/content/add');
    expect(of('/vacancies')).not.toContain('/instellingen/design');
  });

  it.each([
    ['vacature toevoegen', '/vacancies/add'],
    ['nieuwe vacature', '/vacancies/add'],
    ['pagina maken', '/content/add'],
    ['nieuws', '/content/add'],
    ['kleuren', '/instellingen/design'],
    ['openingstijden', '/instellingen'],
    ['logo', '/instellingen'],
    ['foto', '/content/file-upload'],
    ['voorpagina', '/content'],
    ['vraag', '/contactformulier'],
  ])('%s leads to %s', (typed, path) => {
    const key = alsoKeys[path] ?? screens.find((screen) => screen.path === path)?.title ?? '';
    const also = (nl.also as Record<string, string>)[key] ?? '';
    expect(matches(`${titles[path] ?? ''} ${also}`, typed)).toBe(true);
  });

  it('are no part of signing up or leaving, and no two have one name', () => {
    const places = placesFor(screens, { rail: ['/users'], can: everything, hasOrganization: true });
    expect(
      places.map(({ path }) => path).filter((path) => /success|verwijderd|auth|uitloggen/.test(path)),
    ).toEqual([]);
    const names = places.map(
      ({ screen, name }) => name ?? (screen.title === 'own' ? screen.file : screen.title),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
