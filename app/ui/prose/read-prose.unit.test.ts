import { expect, test } from 'vitest';
import { proseFrom } from '#app/ui/prose/read-prose.server.ts';

test.each([
  [
    'a paragraph',
    'a *b* **c** `d`',
    [
      {
        tag: 'p',
        children: [
          'a ',
          { tag: 'em', children: ['b'] },
          ' ',
          { tag: 'strong', children: ['c'] },
          ' ',
          { tag: 'code', children: ['d'] },
        ],
      },
    ],
  ],
  [
    'a list',
    '- a\n- b',
    [
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: ['b'] },
        ],
      },
    ],
  ],
  [
    'headings below those of the page',
    '# a\n\n#### b',
    [
      { tag: 'h3', children: ['a'] },
      { tag: 'h4', children: ['b'] },
    ],
  ],
  [
    'a link',
    '[a](https://voorbeeld.nl)',
    [{ tag: 'p', children: [{ tag: 'a', href: 'https://voorbeeld.nl', children: ['a'] }] }],
  ],
  ['a script in a link', '[a](javascript:alert(1))', [{ tag: 'p', children: ['a'] }]],
  ['a link to another host in disguise', '[a](//evil.example)', [{ tag: 'p', children: ['a'] }]],
  ['HTML', 'a <script>b</script>', [{ tag: 'p', children: ['a ', '<script>', 'b', '</script>'] }]],
])('%s', (_name, markdown, prose) => {
  expect(proseFrom(markdown)).toEqual(prose);
});
