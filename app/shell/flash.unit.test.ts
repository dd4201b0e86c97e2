import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flashToast, readFlash } from '#app/shell/flash.ts';

const requestWith = (cookie: string) => new Request('http://centre.example/', { headers: { cookie } });
const pairOf = (header: string) => header.split(';')[0] ?? '';

test('what an action says is read on the next page, whatever stands in it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('success' as const, 'danger' as const),
      fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }),
      (color, title) => {
        const header = flashToast({ color, title });
        expect(readFlash(requestWith(`locale=nl; ${pairOf(header)}; uid=a`))).toMatchObject({ color, title });
      },
    ),
  );
});

test('two equal messages are two', () => {
  const once = () => readFlash(requestWith(pairOf(flashToast({ color: 'info', title: 'Bewaard' }))))?.id;
  expect(once()).not.toBe(once());
});

test.each([
  'flash=',
  'flash=%',
  'flash={}',
  'flash=%22x%22',
  'flash=%7B%22color%22%3A%22pink%22%7D',
  'other=1',
])('a cookie that is none of ours says nothing: %s', (cookie) =>
  expect(readFlash(requestWith(cookie))).toBeNull(),
);
