import { describe, expect, it } from 'vitest';
import { postedHtml } from '#contract/rich-text/posted.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { xssVectors } from './xss-vectors.ts';

describe('text that was typed without script', () => {
  it.each([
    ['Kom je helpen?', '<p>Kom je helpen?</p>'],
    ['Kom je helpen?\nGraag.', '<p>Kom je helpen?<br>Graag.</p>'],
    ['Kom je helpen?\r\n\r\nTot dinsdag.', '<p>Kom je helpen?</p><p>Tot dinsdag.</p>'],
    ['\n\nEen\n \n\n\nTwee\n', '<p>Een</p><p>Twee</p>'],
    ['Van 9.30 tot 12.00 uur & met < 5 mensen', '<p>Van 9.30 tot 12.00 uur &#x26; met &#x3C; 5 mensen</p>'],
    ['Neem <b>laarzen\nen een jas</b> mee', '<p>Neem <strong>laarzen<br>en een jas</strong> mee</p>'],
    [' \n\n ', ''],
    ['', ''],
  ])('%j gets its paragraphs and line breaks', (typed, wanted) => {
    expect(postedHtml(typed)).toBe(wanted);
  });

  it('what is typed after or between existing blocks becomes paragraphs; the blocks stay', () => {
    expect(postedHtml('<p>Eerst\nzo</p>\nDan dit\n\n<ul><li>een</li></ul>En <em>dat</em>')).toBe(
      '<p>Eerst\nzo</p><p>Dan dit</p><ul><li>een</li></ul><p>En <em>dat</em></p>',
    );
  });
});

it('what the editor posts is left as it is', () => {
  const html =
    '<p>Hallo <strong>buur</strong></p><h2>Wat?</h2><ul><li><p>een</p></li></ul><pre><code>regel een\n\nregel twee</code></pre><hr><blockquote><p>Echt</p></blockquote>';
  expect(postedHtml(html)).toBe(html);
});

it('the sanitiser finds nothing more in it, and a second time changes nothing', () => {
  const left = xssVectors.filter((vector) => {
    const html = postedHtml(vector);
    return sanitizeHtml(html) !== html;
  });
  expect(left).toEqual([]);
  expect(postedHtml(postedHtml('Een\n\nTwee\nDrie'))).toBe('<p>Een</p><p>Twee<br>Drie</p>');
});
