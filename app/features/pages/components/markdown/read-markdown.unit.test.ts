import { expect, test } from 'vitest';
import { patience } from '#tests/support/pace.ts';
import { readMarkdown } from './read-markdown.ts';

const html = (markdown: string) =>
  readMarkdown(markdown)
    .map((part) => (part.kind === 'text' ? part.html : JSON.stringify(part)))
    .join('');

test.each([
  ['Een *warm* **welkom**', '<p>Een <em>warm</em> <strong>welkom</strong></p>'],
  ['- een\n- twee', '<ul><li>een</li><li>twee</li></ul>'],
  ['3. drie\n4. vier', '<ol start="3"><li>drie</li><li>vier</li></ol>'],
  ['> Een appje is genoeg.', '<blockquote><p>Een appje is genoeg.</p></blockquote>'],
  [
    '[Lees](/nieuws) [bel](tel:0612345678)',
    '<p><a href="/nieuws">Lees</a> <a href="tel:+31612345678">bel</a></p>',
  ],
  ['[x](voorbeeld.nl)', '<p><a href="https://voorbeeld.nl">x</a></p>'],
  ['`code`', '<p><code>code</code></p>'],
  ['een  \ntwee', '<p>een<br>twee</p>'],
  ['een\ntwee', '<p>een<br>twee</p>'],
  [
    '**Mail**: hallo@plein.example, of bel.',
    '<p><strong>Mail</strong>: <a href="mailto:hallo@plein.example">hallo@plein.example</a>, of bel.</p>',
  ],
  ['[hallo@plein.example](/contact)', '<p><a href="/contact">hallo@plein.example</a></p>'],
  ['Wie @plein, of een@twee? `a@b.nl`', '<p>Wie @plein, of een@twee? <code>a@b.nl</code></p>'],
  ['een\n\n---\n\ntwee', '<p>een</p><hr><p>twee</p>'],
  ['', ''],
])('%j', (markdown, wanted) => expect(html(markdown)).toBe(wanted));

test('headings begin below the title of the page, and none leaves a level out', () => {
  expect(html('# a\n\n#### b\n\n###### c\n\n## d\n\n#### e')).toBe(
    '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2><h3>e</h3>',
  );
});

test('a table is a part of its own, its rows as wide as its head', () => {
  const table = String.raw`| Wat | Hoe |
| :-- | --: |
| **VOG** | [gratis](/vog) | te veel |
| a \| b |`;
  expect(readMarkdown(`Vooraf\n\n${table}\n\nDaarna`)).toEqual([
    { kind: 'text', html: '<p>Vooraf</p>' },
    {
      kind: 'table',
      head: ['Wat', 'Hoe'],
      rows: [
        ['<strong>VOG</strong>', '<a href="/vog">gratis</a>'],
        ['a | b', ''],
      ],
    },
    { kind: 'text', html: '<p>Daarna</p>' },
  ]);
});

test.each(['a | b\nc | d', '| a |\n| b |', 'a\n---', '```\n| a |\n| - |\n```'])(
  '%j is no table',
  (markdown) => {
    expect(readMarkdown(markdown).map(({ kind }) => kind)).toEqual(['text']);
  },
);

test('pictures are their words, HTML is text, and unsafe links are their words', () => {
  expect(html('![Een tuin](https://elders.nl/p.png)')).toBe('<p>Een tuin</p>');
  expect(html('a <b onclick="hit()">b</b>')).toBe('<p>a &#x3C;b onclick="hit()">b&#x3C;/b></p>');
  for (const address of ['javascript:hit()', 'data:text/html,x', '//elders.nl', 'vbscript:hit()'])
    expect(html(`[x](<${address}>)`), address).toBe('<p>x</p>');
});

test(
  'what is made to take long is read within two seconds of the processor',
  { timeout: patience(60_000) },
  () => {
    for (const unit of ['>', '*', '[', '`', '- ', '![', '| ', '> - ', '**a', '[a](', '<a ', '#', '\\|'])
      for (const text of [unit.repeat(10_000 / unit.length), `| a |\n| - |\n${`| ${unit} `.repeat(1000)}`]) {
        const start = process.threadCpuUsage().user;
        html(text.slice(0, 10_000));
        expect(process.threadCpuUsage().user - start, unit).toBeLessThan(patience(2_000) * 1_000);
      }
  },
);
