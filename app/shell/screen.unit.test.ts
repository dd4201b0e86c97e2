import { expect, test } from 'vitest';
import { titleOf } from './screen.ts';

test('a screen is titled by the shell, by its own noun, or not at all', () => {
  const file = 'legal-texts/terms';
  expect(titleOf({ path: '/a', file: 'users/list', title: 'users' })).toEqual({
    noun: 'shell',
    key: 'titles.users',
  });
  expect(titleOf({ path: '/b', file, title: 'own' })).toEqual({ noun: 'legal-texts', key: 'titles.terms' });
  expect(titleOf({ path: '/c', file: 'pages/home' })).toBeUndefined();
});
