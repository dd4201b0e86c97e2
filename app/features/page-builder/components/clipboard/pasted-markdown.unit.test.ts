/** What programs put on the clipboard, as the Markdown it becomes: read back, it says the same with the same structure. */
import { expect, test } from 'vitest';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { markdownOfPasted } from '#contract/rich-text/to-markdown.ts';
import { readMarkdown } from '#app/features/pages/components/markdown/read-markdown.ts';
import {
  fromGoogleDocs,
  fromOwnPage,
  fromWebPage,
  fromWord,
} from '#app/features/stories/components/tiptap/clipboard-samples.ts';

const origin = 'https://site.example';
const markdown = (html: string) => markdownOfPasted(html, origin).markdown;

const fromOutlook = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=NL link="#0563C1">
<!--StartFragment--><p class=MsoNormal>Dag allemaal,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Zaterdag om <b>10.00 uur</b>, zie <a href="https://site.example/agenda">de agenda</a>.<br>
Tot dan!<o:p></o:p></p><!--EndFragment--></body></html>`;

const fromWordOnline = `<html><body><div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="2" style="font-weight:normal"><span class="TextRun"><span class="NormalTextRun">Vergoeding</span></span></p></div>
<div class="ListContainerWrapper"><ol class="NumberListStyle1" start="1"><li><p class="Paragraph"><span class="TextRun">Reiskosten</span></p></li></ol></div>
<div class="TableContainer"><table border="1"><tbody><tr><td><p>Soort</p></td><td><p>Bedrag</p></td></tr><tr><td><p>Fiets | bus</p></td><td><p>€ 0,23</p><p>per km</p></td></tr></tbody></table></div></body></html>`;

const fromLibreOffice = `<!DOCTYPE html><html><head><style>p { line-height: 115% }</style></head><body lang="nl-NL">
<h3 class="western">Wat neem je mee?</h3><p style="line-height: 100%"><font face="Arial"><font size="3" style="font-size: 12pt"><b>Regenjas</b></font></font> en een <i>thermosfles</i></p>
<blockquote>Samen uit, samen thuis</blockquote></body></html>`;

const fromAppleNotes = `<meta charset="UTF-8"><div><b>Boodschappen</b></div><ul class="Apple-dash-list"><li>melk</li><li>brood</li></ul><div><br></div><div>Betaald door * Bea *</div>`;

const fromSheets = `<meta charset='utf-8'><google-sheets-html-origin><style>td {border: 1px}</style><table><colgroup><col width="100"></colgroup><tbody><tr><td>Naam</td><td>Plaats</td></tr><tr><td>Els</td><td></td></tr></tbody></table></google-sheets-html-origin>`;

test.each<[string, string, string]>([
  [
    'Word',
    fromWord,
    '## Samen koken\n\nElke **dinsdag** om *tien uur*.\n\n- Schort\n  1. Van katoen\n- Goede zin',
  ],
  [
    'Google Docs',
    fromGoogleDocs,
    '## Wat ga je doen?\n\nJe helpt **vier** *bewoners* en leest [het verhaal](https://voorbeeld.nl/).\n\n- koffie',
  ],
  [
    'a page of another site',
    fromWebPage,
    'Eerste regel\n\nTweede regel met **nadruk**\n\n| Dag | Tijd |\n| --- | --- |\n| Dinsdag | 10.00 uur |',
  ],
  ['a page of this site', fromOwnPage(origin), 'Zie [het nieuws](/nieuws/oogst)'],
  [
    'a mail of Outlook',
    fromOutlook,
    'Dag allemaal,\n\nZaterdag om **10.00 uur**, zie [de agenda](/agenda).\\\nTot dan!',
  ],
  [
    'Word in a browser',
    fromWordOnline,
    '## Vergoeding\n\n1. Reiskosten\n\n| Soort | Bedrag |\n| --- | --- |\n| Fiets \\| bus | € 0,23 per km |',
  ],
  [
    'LibreOffice',
    fromLibreOffice,
    '### Wat neem je mee?\n\n**Regenjas** en een *thermosfles*\n\n> Samen uit, samen thuis',
  ],
  ['Notes', fromAppleNotes, '**Boodschappen**\n\n- melk\n- brood\n\nBetaald door \\* Bea \\*'],
  ['a sheet', fromSheets, '| Naam | Plaats |\n| --- | --- |\n| Els |  |'],
  ['nothing', '', ''],
])('%s', (_name, html, expected) => expect(markdown(html)).toBe(expected));

const shown = (text: string) =>
  readMarkdown(text)
    .map((part) =>
      part.kind === 'text' ? part.html : [part.head, ...part.rows].map((row) => row.join('|')).join('\n'),
    )
    .join('');

test.each([
  '<p># geen kop, 1. geen lijst en *geen* _nadruk_ met &lt;b&gt; en [geen](/link)</p>',
  '<p># kop</p><p>1. een</p><p>- twee</p><p>&gt; drie</p><p>+ vier</p>',
  '<p>===</p><p>---</p><p>***</p><p>```</p>',
  String.raw`<p>een \ en C:\map\* en &amp;amp; en een_twee_drie</p>`,
  '<p>a<strong>b</strong>c</p><p><strong>Let op:</strong> dit telt</p>',
  '<p>een<br>twee</p><ul><li>een<ul><li>twee<ol start="1"><li>drie</li></ol></li></ul></li></ul>',
  '<h2>Een</h2><h3>Twee</h3><blockquote><p>Drie</p><ul><li>vier</li></ul></blockquote><hr><p><code>a`b</code></p>',
  '<p><a href="https://voorbeeld.nl/a_(b)?c=d&amp;e">weg</a></p>',
  '<p><em><strong>beide</strong></em> en <em>een <strong>twee</strong></em></p>',
])('read back, %s is the same', (html) => expect(shown(markdown(html))).toBe(sanitizeHtml(html)));

test('emphasis that ends within a word stays, and pictures are counted', () => {
  expect(shown(markdown('<p><strong>Let op:</strong>dit</p>'))).toBe('<p><strong>Let op:</strong>dit</p>');
  expect(markdownOfPasted(fromWord, origin).imagesLeft).toBe(1);
});
