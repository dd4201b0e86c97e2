import fc from 'fast-check';
import { expect, test } from 'vitest';
import samples from '#app/features/pages/blocks/markdown/sample.ts';
import { htmlOfMarkdown, writerFrom } from './text-of-markdown.ts';

/** As the editor has it: a list item and a cell hold a paragraph. */
const inEditor = (html: string) =>
  html.replaceAll(/<(li|td|th)>/g, '<$1><p>').replaceAll(/<\/(li|td|th)>/g, '</p></$1>');

test.each([
  ...Object.values(samples).map(({ fields }) => fields.markdown),
  '| Wat | Hoe |\n|:--|--:|\n| **VOG** | [gratis](/vog) |',
  'een\ntwee',
  '* sterretje\n* nog een\n\nMail: hallo@plein.example',
  '# Titel\n\n#### Vier\n\n_schuin_ en __vet__',
])('%j is kept letter for letter when it was only opened', (markdown) => {
  expect(writerFrom(markdown)(inEditor(htmlOfMarkdown(markdown)))).toBe(markdown);
});

test('a change leaves the other blocks letter for letter', () => {
  const table = '| Wat | Hoe |\n|:--|--:|\n|VOG|gratis|';
  const before = `Mail: hallo@plein.example\n\n${table}\n\n_Tot_ dan`;
  const html = htmlOfMarkdown(before).replace('dan', 'straks');
  expect(writerFrom(before)(html)).toBe(`Mail: hallo@plein.example\n\n${table}\n\n*Tot* straks`);
});

test('Enter makes a paragraph and Shift with Enter a line', () => {
  const write = writerFrom('De soep was op.');
  expect(write('<p>De soep was op.</p><p>Dank aan iedereen.</p><p></p>')).toBe(
    'De soep was op.\n\nDank aan iedereen.',
  );
  expect(htmlOfMarkdown(write('<p>De soep was op.<br>Dank aan iedereen.</p>'))).toBe(
    '<p>De soep was op.<br>Dank aan iedereen.</p>',
  );
});

const words = fc
  .string({ unit: fc.constantFrom(...'ab é1-*_#>+.:|()[]`~!&<\\=\'"/'), minLength: 1, maxLength: 12 })
  .map((text) => text.replaceAll(/\s+/g, ' ').trim())
  // An address for mail becomes a link where it is shown.
  .filter((text) => text !== '')
  .map((text) => text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;'));
const marked = fc.oneof(
  words,
  words.map((text) => `<strong>${text}</strong>`),
  words.map((text) => `<em>${text}</em>`),
  words.map((text) => `<em><strong>${text}</strong></em>`),
  fc
    .tuple(words, fc.constantFrom('/nieuws', 'https://voorbeeld.nl/a_(b)', 'mailto:a@b.nl'))
    .map(([text, href]) => `<a href="${href}">${text}</a>`),
);
/** Marks never stand beside marks of the same kind: the editor makes one of those. */
const line = fc
  .array(marked, { minLength: 1, maxLength: 4 })
  .map((parts) =>
    parts.filter(
      (part, at) =>
        at === 0 ||
        /^<\w+>|^<a/.exec(part)?.[0].slice(0, 3) !== /^<\w+>|^<a/.exec(parts[at - 1] ?? '')?.[0].slice(0, 3),
    ),
  )
  .chain((parts) => fc.constantFrom('', ' ').map((between) => parts.join(between)));
const lines = fc.array(line, { minLength: 1, maxLength: 2 }).map((several) => several.join('<br>'));
const items = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((several) => several.map((one) => `<li>${one}</li>`).join(''));
const block = fc.oneof(
  lines.map((text) => `<p>${text}</p>`),
  line.map((text) => `<h2>${text}</h2>`),
  items.map((inner) => `<ul>${inner}</ul>`),
  items.map((inner) => `<ol start="3">${inner}</ol>`),
  fc.tuple(line, items).map(([text, inner]) => `<ul><li>${text}<ol start="1">${inner}</ol></li></ul>`),
  lines.map((text) => `<blockquote><p>${text}</p></blockquote>`),
  fc
    .tuple(line, line)
    .map(
      ([one, two]) => `<table><tr><th>${one}</th><th>b</th></tr><tr><td>${two}</td><td>c</td></tr></table>`,
    ),
  fc.constant('<hr>'),
);
const texts = fc.array(block, { minLength: 1, maxLength: 5 }).map((several) => several.join(''));

test('whatever is written with the tools is shown as it was written', () => {
  fc.assert(
    fc.property(texts, (html) => {
      const wanted = htmlOfMarkdown(writerFrom('')(html));
      expect(wanted.replaceAll(/<\/?tbody>/g, '')).toBe(html);
    }),
    { numRuns: 500, seed: 20_261_128 },
  );
});
