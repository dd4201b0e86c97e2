import { expect, test } from 'vitest';
import { optionalText, text } from './fields.ts';

test.each([' ', '\n', '\u200b', '\u00ad\u200d', '\u3164 \ufe0f', '\u202e'])(
  'a text with nothing to see is none: %j',
  (typed) => {
    expect(text(120).safeParse(typed).success).toBe(false);
    expect(optionalText(120).safeParse(typed).success).toBe(false);
  },
);

test.each(['👩‍👩‍👧', 'a\u200bb', 'مرحبا', '-', '\u202eom'])('signs beside it stay: %j', (typed) => {
  expect(text(120).parse(typed)).toBe(typed);
});
