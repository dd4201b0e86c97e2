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
