import { describe, expect, it } from 'vitest';
import { matches, placesFor } from './entries.ts';

describe('the palette', () => {
  it('finds a name by the beginning of its words, whatever the accents and capitals', () => {
    expect(matches('Één middag bij de Zoëtheek', 'een zoe')).toBe(true);
    expect(matches('Aanmeldingen', 'MELD')).toBe(false);
    expect(matches('Aanmeldingen', '')).toBe(true);
  });

  it('offers public screens, one’s own, and of the others those in one’s rail', () => {
    const screen = (path: string, more = {}) => ({ path, file: '', title: 'search', ...more }) as const;
    const screens = [
      screen('/vacancies/search', { isPublic: true }),
      screen('/dashboard'),
      screen('/users'),
      screen('/analytics'),
      screen('/vacancies/:id', { isPublic: true }),
      screen('/auth/login-1', { isPublic: true }),
    ];
    expect(placesFor(screens, ['/users']).map(({ path }) => path)).toEqual([
      '/vacancies/search',
      '/dashboard',
      '/users',
    ]);
  });
});
