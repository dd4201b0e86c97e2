/** Values that nobody should send, and somebody will. */
import fc from 'fast-check';

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'diep');

/** Texts that break things: signs of other languages and of SQL, HTML, formats, and signs that are none. */
const texts = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  'https://voorbeeld.example/\u0000',
  '\ud800',
  'x\udfff',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'مرحبا بالعالم',
  '\u202eomgekeerd',
  "'; drop table vacancies; --",
  "' or '1'='1",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return 1")()}}',
  '%00',
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  '2026-01-01T00:00:00+23:59',
  '275760-09-13',
  '1e400',
  'NaN',
  '-1',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'null',
  '[concept] {naam van iemand}',
  '{naam van iemand} [concept]',
  '٣',
  'a'.repeat(300),
  'é'.repeat(6000),
);

const numbers = fc.constantFrom(
  0,
  -0,
  -1,
  0.1,
  1e-7,
  1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  999_999_999,
);

const structures = fc.constantFrom<unknown>(
  [],
  {},
  [[]],
  [null],
  [''],
  ['a', 'a'],
  [{}],
  { id: 1 },
  { data: null },
  deep(20),
  Array.from({ length: 500 }, (_, index) => `w${index}`),
  ['\u0000'],
);

/** Something in place of the right value of a body's field. */
export const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: texts },
  { weight: 2, arbitrary: numbers },
  { weight: 3, arbitrary: structures },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** The same as the text of a query parameter. */
export const nonsenseText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: texts },
  { weight: 1, arbitrary: numbers.map(String) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Percent-encoded as UTF-8; lone surrogates, which no address can hold, as the sign for unknown ones. */
export const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
