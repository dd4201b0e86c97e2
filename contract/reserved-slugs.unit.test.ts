import { expect, test } from 'vitest';
import { isReservedSlug } from './reserved-slugs.ts';

test('only a centre of the context of the campaign writes its page', () => {
  expect(isReservedSlug('gelderse-handen', 'gelderland')).toBe(false);
  expect(isReservedSlug('gelderse-handen', 'meedoen')).toBe(true);
  expect(isReservedSlug('gelderse-handen', null)).toBe(true);
  expect(isReservedSlug('vacancies', 'gelderland')).toBe(true);
  expect(isReservedSlug('over-ons', null)).toBe(false);
});
