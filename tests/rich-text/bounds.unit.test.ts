/** Markup is measured before it is parsed, and what is measured is never less than what a parser makes of it. */
import fc from 'fast-check';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { formattedText } from '#contract/fields.ts';
import { holdsTooMuchMarkup, mostMarkup, writtenLength } from '#contract/rich-text/bounds.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';

interface TreeNode {
  children?: TreeNode[];
}
const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const nodesIn = (node: TreeNode): number =>
  1 + (node.children ?? []).reduce((sum, child) => sum + nodesIn(child), 0);

/** Nodes that a parser may make of what is let through: tags, the text between them, and what is opened again, with room for both. */
const mostNodes = 2 * (2 * mostMarkup.tags + 2 * mostMarkup.reopened);
const reopening = (open: number, blocks: number) =>
  `<p>${Array.from({ length: open }, (_, at) => `<b a=${at}>`).join('')}${'<p>x'.repeat(blocks)}`;

it.each([
  ['formatting that is opened again in every block', reopening(1500, 5200)],
  ['less of it', reopening(200, 400)],
  ['end tags in a comment', `${'<b a=1><!--</b>-->'.repeat(100)}${'<p>x'.repeat(100)}`],
  ['end tags in an attribute', `${'<b a=1><a title="</b>">'.repeat(80)}${'<p>x'.repeat(100)}`],
  ['end tags in a cell, where they close nothing outside', '<b a=1><table><tr><td></b></table>'.repeat(300)],
  ['the end in a cell of what is not open', '<table><b a=1><td></object></b></table>'.repeat(600)],
  [
    'end tags behind more blocks than a parser looks at',
    `<b a=1>${'<div>'.repeat(9)}</b>${'</div>'.repeat(9)}`.repeat(200),
  ],
  ['white space that is none in HTML', `${'<b a=1></b\u00a0>'.repeat(100)}${'<p>x'.repeat(100)}`],
  ['depth', '<blockquote>'.repeat(3000)],
  ['attributes', `<p ${Array.from({ length: 6000 }, (_, at) => `a${at}`).join(' ')}>`],
  ['attributes that nothing parts', `<a ${"b='x'".repeat(6000)}>`],
  ['tags', '<p>x</p>'.repeat(2500)],
])('%s is too much: it is refused in its own words, and never parsed', (_name, html) => {
  expect(holdsTooMuchMarkup(html)).toBe(true);
  const { error } = formattedText(10_000).safeParse(html);
  expect(error?.issues).toMatchObject([{ params: { code: 'too_much_markup' } }]);
  expect(sanitizeHtml(html)).not.toMatch(/<[^>]/);
});

it.each([
  [
    'what the editor makes',
    `<h2>Kop</h2><p>Een <strong>vet <em>en schuin</em></strong> woord,<br>een <a href="https://voorbeeld.example/?a=b>c">link</a></p>
     <ul><li><p>een</p><ul><li><p>twee</p></li></ul></li></ul>`.repeat(100),
  ],
  ['paragraphs and items without end tags', '<ul><li>een<li>twee</ul><p>drie<p><b>vier</b>'.repeat(200)],
  ['a table without end tags', `<table>${'<tr><td>een<td>twee'.repeat(300)}</table>`],
])('%s is not', (_name, html) => {
  expect(holdsTooMuchMarkup(html)).toBe(false);
});

it('whatever is put together, what is let through makes no more of itself than is measured', () => {
  const tag = fc.constantFrom(
    ...'b i a font p div ul li td table tr svg select object dd button form h2 style br caption'.split(' '),
  );
  const piece = fc.oneof(
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom(
      '</b>',
      '<div></b></div>',
      '<!--',
      '-->',
      '<b a="',
      '">',
      "'",
      '</',
      '/>',
      '<![CDATA[',
      ']]>',
    ),
  );
  // Alike elements are opened again three times at most, so each has a number of its own.
  const unit = fc.tuple(fc.array(piece, { maxLength: 7 }), fc.array(tag, { maxLength: 3 }));
  fc.assert(
    fc.property(
      unit,
      fc.constantFrom(20, 60, 180),
      fc.constantFrom(40, 400),
      ([pieces, around], times, blocks) => {
        const inner = `<b a=#>${pieces.join('')}`;
        const outer = around.reduce((html, name) => `<${name}>${html}</${name}>`, inner);
        const html = Array.from({ length: times }, (_, at) => outer.replaceAll('#', String(at))).join('');
        const whole = `${html}${'<p>x'.repeat(blocks)}`;
        if (holdsTooMuchMarkup(whole)) return;
        expect(nodesIn(parser.parse(whole) as TreeNode)).toBeLessThan(mostNodes);
      },
    ),
    { numRuns: 1500 },
  );
});

it('the length is that of what will be stored: signs that are no markup become longer', () => {
  for (const html of ['<'.repeat(300), '&'.repeat(300), 'a & b < c &lt; &nbsp;'.repeat(20), '<p>één</p>'])
    expect(sanitizeHtml(html).length).toBeLessThanOrEqual(writtenLength(html));
  expect(formattedText(10_000).safeParse('<'.repeat(10_000)).success).toBe(false);
});
