import { expect, test } from 'vitest';
import { passwordStrength, readCommonPasswords } from './new-password.ts';

const common = readCommonPasswords('wachtwoord1\r\niloveyou123\n');

test.each([
  ['', 'short'],
  ['kort', 'short'],
  ['negen-lan', 'short'],
  ['Wachtwoord1', 'common'],
  [' iloveyou123 ', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['121212121212', 'common'],
  ['ria@kade.example', 'address'],
  ['tienletters', 'fair'],
  ['Tienlette!1x', 'strong'],
  ['groene-fiets-loopt', 'strong'],
  ['aaaaaaaaaaaaaaaabcd', 'fair'],
  ['groene fiets loopt naar huis', 'very'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password, 'ria@kade.example', common)).toBe(strength);
});

test('without an address nothing is taken for one', () => {
  expect(passwordStrength('tienletters', '', common)).toBe('fair');
});
