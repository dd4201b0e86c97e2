import { expect, it } from 'vitest';
import { cleanPasted } from '#contract/rich-text/pasted.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { xssVectors } from './xss-vectors.ts';

const origin = 'https://site.example';

it('whatever is pasted, the sanitiser finds nothing more in it', () => {
  const left = xssVectors.filter((vector) => {
    const { html } = cleanPasted(vector, origin);
    return sanitizeHtml(html) !== html;
  });
  expect(left).toEqual([]);
});

it('a paragraph of Word has spaces that lines break at', () => {
  const html =
    '<html><body><!--StartFragment--><p class=MsoNormal style="margin-bottom:8.0pt">Wij\u00a0zoeken&nbsp;iemand die&nbsp;elke\u202fdag ' +
    'koffie&nbsp;schenkt.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>';
  expect(cleanPasted(html, origin).html.trim()).toBe('<p>Wij zoeken iemand die elke dag koffie schenkt.</p>');
});

it.each([
  [
    'between what Google Docs copies',
    '<b style="font-weight:normal;"><p>Wij zoeken <span style="font-weight:700">jou</span></p><br /><br>\n<ul><li><p>koffie</p></li></ul></b><br class="Apple-interchange-newline">',
    '<p>Wij zoeken <strong>jou</strong></p><ul><li><p>koffie</p></li></ul>',
  ],
  ['before and behind', '<br><div>Koffie</div><br>', '<p>Koffie</p>'],
  ['in a point', '<ul><li><br><p>koffie</p><br></li></ul>', '<ul><li><p>koffie</p></li></ul>'],
])('a line end by itself makes no empty paragraph: %s', (_name, html, clean) => {
  expect(cleanPasted(html, origin).html.replaceAll(/<\/?span>|\n/g, '')).toBe(clean);
});

it('line ends between words stay', () => {
  expect(cleanPasted('<p>Bel ons<br>of<br><br>kom langs</p>', origin).html).toBe(
    '<p>Bel ons<br>of<br><br>kom langs</p>',
  );
  expect(cleanPasted('een<br>twee<p>drie</p>', origin).html).toBe('een<br>twee<p>drie</p>');
});
