import { describe, expect, test } from 'vitest';
import { descriptionParts } from './description-parts.ts';

const facts = (...items: [label: string, html: string][]) => ({
  kind: 'facts',
  items: items.map(([label, html]) => ({ label, html })),
});

describe('descriptionParts', () => {
  test('a list in which every line names something is a list of facts', () => {
    const html =
      '<p>Kom langs.</p><ul><li><p>Waar: Houtwerf 3</p></li><li>Nodig: een <em>VOG</em></li></ul><h2>Tot dan</h2>';
    expect(descriptionParts(html)).toEqual([
      { kind: 'text', html: '<p>Kom langs.</p>' },
      facts(['Waar', 'Houtwerf 3'], ['Nodig', 'een <em>VOG</em>']),
      { kind: 'text', html: '<h2>Tot dan</h2>' },
    ]);
  });

  test.each([
    '<ul><li><p>Zaaien</p></li><li><p>Waar: Houtwerf 3</p></li></ul>',
    '<ul><li><p>Waar: Houtwerf 3</p></li></ul>',
    '<ul><li><p>Waar: hier</p><p>of daar</p></li><li><p>Wie: wij</p></li></ul>',
    '<ul><li><p>Meer</p><ul><li><p>Waar: hier</p></li><li><p>Wie: wij</p></li></ul></li></ul>',
    '<ol><li><p>Waar: hier</p></li><li><p>Wie: wij</p></li></ol>',
  ])('any other list stays as it is: %s', (html) => {
    expect(descriptionParts(html)).toEqual([{ kind: 'text', html }]);
  });

  test('nothing gets through that the sanitiser would not let through', () => {
    const html = '<ul><li>A b: <script>hit()</script>x</li><li>C d: <b onclick="hit()">y</b></li></ul>';
    expect(descriptionParts(html)).toEqual([facts(['A b', 'x'], ['C d', '<strong>y</strong>'])]);
  });

  test('white space alone is nothing', () => {
    expect(descriptionParts('<p>a</p>\n')).toEqual([{ kind: 'text', html: '<p>a</p>\n' }]);
  });
});
