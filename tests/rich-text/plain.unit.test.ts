import { describe, expect, it, test } from 'vitest';
import { htmlOfPlain, plainOf } from '#contract/rich-text/plain.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { xssVectors } from './xss-vectors.ts';

const html =
  '<p>Wij koken <strong>samen</strong>, &#x26; eten <em>samen</em>.<br>Kom je?</p><h2>Waar?</h2><ul><li><p>In de <a href="https://kade.example/?a=1&#x26;b=2">Kade</a></p></li><li>Thuis</li></ul><ol><li>een</li><li>twee</li></ol><blockquote><p>Leuk</p></blockquote><p><img src="/fotos/1" alt="Een pan"></p><table><tbody><tr><td>ma</td><td>10 uur</td></tr></tbody></table>';
const plain = `Wij koken **samen**, & eten *samen*.
Kom je?

# Waar?

- In de [Kade](https://kade.example/?a=1&b=2)
- Thuis

1. een
2. twee

> Leuk

![Een pan](/fotos/1)

ma | 10 uur |`;

test('formatted text reads as plain lines, without tags', () => {
  expect(plainOf(html)).toBe(plain);
});

test('saved as it was it is the same to the letter, also with the line ends of a form', () => {
  expect(htmlOfPlain(plainOf(html), html)).toBe(html);
  expect(htmlOfPlain(plainOf(html).replaceAll('\n', '\r\n'), html)).toBe(html);
});

test('a part that was left alone keeps what plain lines cannot say', () => {
  const changed = htmlOfPlain(plain.replace('Kom je?', 'Kom **gerust**.'), html);
  expect(changed).toContain('Kom <strong>gerust</strong>.');
  expect(changed).toContain('<table><tbody><tr><td>ma</td>');
  expect(changed).toContain('<img src="/fotos/1" alt="Een pan">');
});

test('a heading below those of a text keeps the level that its hashes say', () => {
  expect(htmlOfPlain(`${plain}\n\n## Onder`, html)).toContain('<h3>Onder</h3>');
});

test('what was typed is the same once it is read as lines and sent again', () => {
  const made = sanitizeHtml(htmlOfPlain('## Kop\nTekst\n- a\n- b\n\n3. c\n4. d', ''));
  expect(htmlOfPlain(`${plainOf(made)}\n\nSlot`, made)).toBe(`${made}<p>Slot</p>`);
});

describe('what is typed again', () => {
  it.each([
    ['Een\nTwee\n\nDrie', '<p>Een<br>Twee</p><p>Drie</p>'],
    ['# Kop\n\n## Onder', '<h2>Kop</h2><h3>Onder</h3>'],
    ['## Kop\nTekst\n### Onder\nMeer', '<h2>Kop</h2><p>Tekst</p><h3>Onder</h3><p>Meer</p>'],
    ['###### Kop', '<h2>Kop</h2>'],
    ['Doe 2 * 3 * 4 **bekers**', '<p>Doe 2 * 3 * 4 <strong>bekers</strong></p>'],
    ['#buurt samen', '<p>#buurt samen</p>'],
    [
      'Neem mee:\n- a\n* b\n• c\nTot dan',
      '<p>Neem mee:</p><ul><li>a</li><li>b</li><li>c</li></ul><p>Tot dan</p>',
    ],
    ['Zo gaat het:\n1. a\n2. b', '<p>Zo gaat het:</p><ol><li>a</li><li>b</li></ol>'],
    ['Wij bestaan sinds\n1953. Kom eens', '<p>Wij bestaan sinds<br>1953. Kom eens</p>'],
    ['1. a\n\n2. b', '<ol><li>a</li></ol><ol start="2"><li>b</li></ol>'],
    ['Een\n---\n> Leuk\n> Ja', '<p>Een</p><hr><blockquote><p>Leuk<br>Ja</p></blockquote>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['2 < 3 & <b>x</b>', '<p>2 &lt; 3 &amp; &lt;b&gt;x&lt;/b&gt;</p>'],
    ['[Kade](https://kade.example)', '<p><a href="https://kade.example">Kade</a></p>'],
    ['', ''],
  ])('%j', (typed, wanted) => expect(htmlOfPlain(typed, '')).toBe(wanted));
});

it.each(xssVectors.map((vector) => [vector]))('%j becomes words', (vector) => {
  const made = sanitizeHtml(htmlOfPlain(String(vector), ''));
  expect(made).not.toMatch(/<(?!\/?(p|br|strong|em|a|img|h2|h3|h4|ul|ol|li|blockquote|hr)\b)/);
  expect(made).not.toMatch(/<[^<>]*href="\s*javascript:/i);
});
