import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addTokens } from './token-list.ts';

it('adds what stands between commas, and keeps what cannot be added', () => {
  expect(addTokens(['Koken'], ' tuinieren , Rijbewijs  B\n')).toEqual({
    tokens: ['Koken', 'tuinieren', 'Rijbewijs B'],
    rest: '',
    fault: undefined,
  });
  expect(addTokens(['Koken'], 'koken')).toMatchObject({ rest: 'koken', fault: { kind: 'twice' } });
  expect(addTokens(['a'], 'b, c', { most: 2 })).toMatchObject({
    tokens: ['a', 'b'],
    rest: 'c',
    fault: { kind: 'full' },
  });
  expect(addTokens([], 'veel te lang', { longest: 5 })).toMatchObject({
    tokens: [],
    fault: { kind: 'tooLong' },
  });
});

it('never holds a token twice, an empty one, or more than the maximum', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 0, max: 5 }), (typed, most) => {
      const { tokens } = addTokens([], typed.join(','), { most });
      expect(tokens.length).toBeLessThanOrEqual(most);
      expect(new Set(tokens).size).toBe(tokens.length);
      expect(tokens.every((token) => token.trim() !== '')).toBe(true);
    }),
  );
});
