import { describe, expect, it } from 'vitest';
import { searchOf } from './search-address.ts';

const origin = 'https://plein.example';

describe('searchOf', () => {
  it('keeps the choices of our own search page, in each language', () => {
    expect(searchOf(`${origin}/vacancies/search?q=tuin&page=2`, origin)).toBe('?q=tuin&page=2');
    expect(searchOf(`${origin}/en/vacancies/search?q=garden`, origin)).toBe('?q=garden');
  });

  it.each([
    null,
    '',
    'no address',
    `${origin}/vacancies/search`,
    `${origin}/?q=tuin`,
    'https://elsewhere.example/vacancies/search?q=tuin',
  ])('knows nothing of %s', (address) => {
    expect(searchOf(address, origin)).toBeNull();
  });
});
