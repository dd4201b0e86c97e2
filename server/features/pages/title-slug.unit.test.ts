import { expect, test } from 'vitest';
import { slugPattern } from '#contract/page-kinds.ts';
import { slugOf } from './title-slug.ts';

test.each([
  ['Over ons', 'over-ons'],
  ['  Eén café, twee ideeën!', 'een-cafe-twee-ideeen'],
  ['100 jaar – en nu?', '100-jaar-en-nu'],
  ['Søndag met Øystein', 'sondag-met-oystein'],
  ['Straße & Łódź', 'strasse-lodz'],
  ['Ĳsselmeer en ĳs', 'ijsselmeer-en-ijs'],
  ['Đặng Thị Ước', 'dang-thi-uoc'],
  ['Þór Æsir cœur ŒUVRE', 'thor-aesir-coeur-oeuvre'],
  ['ISPARTA ısparta İzmir ŋ', 'isparta-isparta-izmir-ng'],
  ['STRAẞE', 'strasse'],
  ['Cafe\u0301 \uFF21\uFF22\uFF11 \uFB01ts', 'cafe-ab1-fits'],
  ['Welkom Добро пожаловать', 'welkom'],
  ['Добро пожаловать', ''],
  ['Καλώς ήρθατε', ''],
  ['أهلا وسهلا', ''],
  ['欢迎', ''],
  ['?! 🎉', ''],
])('the title %s gives the address %s', (title, slug) => expect(slugOf(title)).toBe(slug));

test('every letter that a language writes in Latin ones gives letters', () => {
  const written = [
    [0x41, 0x24f],
    [0x1e00, 0x1eff],
  ] as const;
  const letters = written
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .filter((letter) => /^(?=\p{Script=Latin})\p{L}$/u.test(letter));
  expect(letters.length).toBeGreaterThan(650);
  const lost = letters.filter((letter) => !/^a[a-z0-9]+b$/.test(slugOf(`a${letter}b`)));
  // Clicks and stops of the throat, for which no letter stands; 'Ŀ' is an L with a point behind it, and nobody uses the others.
  expect(lost.filter((letter) => !/^[ǀǁǂǃɁɂĿŀƸƹẜẝ]$/u.test(letter))).toEqual([]);
});

test('a long title gives an address that may be', () => {
  for (let length = 70; length < 130; length += 1)
    expect(slugOf(`${'woord '.repeat(30).slice(0, length)}`)).toMatch(slugPattern);
});
