/** Formatted text as lines that one reads and types, for whoever has no script; and back, without losing what was left alone. */
import { htmlOfLines, topHeadingOf } from './typed-lines.ts';

/** Where the lines of a field stand in a posted form, beside its HTML. */
export const plainNameOf = (name: string): string => `${name}_plain`;
/** The field whose lines stand under this name; null where it is no such name. */
export const fieldOfPlain = (name: string): string | null =>
  name.endsWith('_plain') ? name.slice(0, -'_plain'.length) : null;

interface Block {
  html: string;
  plain: string;
}

const hashes: Readonly<Record<string, string>> = { h2: '#', h3: '##', h4: '###' };
const marks: Readonly<Record<string, string>> = { strong: '**', em: '*' };
/** What can stand by itself. */
const blocks = new Set('p h2 h3 h4 ul ol table blockquote pre'.split(' '));
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const read = (text: string): string =>
  text
    .replaceAll(/&#x([\da-f]{1,6});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
const attributeIn = (tag: string, name: string): string =>
  read(tag.split(`${name}="`)[1]?.split('"')[0] ?? '');

/** Goes through HTML of the sanitiser, tag by tag, and puts down what one reads of it. */
class Reading {
  blocks: Block[] = [];
  private html = '';
  private plain = '';
  private depth = 0;
  private lists: { isNumbered: boolean; count: number }[] = [];
  private links: string[] = [];
  private isQuote = false;

  close(): void {
    const lines = this.plain.split('\n').map((line) => line.trimEnd());
    const plain = lines.filter((line) => line !== '').join('\n');
    const shown = this.isQuote
      ? plain
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n')
      : plain;
    if (plain !== '') this.blocks.push({ html: this.html, plain: shown });
    this.html = '';
    this.plain = '';
    this.isQuote = false;
  }

  text(token: string): void {
    this.html += token;
    this.plain += read(token).replaceAll(/\s+/g, ' ');
  }

  tag(token: string): void {
    const isEnd = token.startsWith('</');
    const name = /^<\/?([a-z\d]+)/.exec(token)?.[1] ?? '';
    if (!isEnd && this.depth === 0 && blocks.has(name)) this.close();
    this.html += token;
    if (isEnd) this.end(name);
    else this.start(name, token);
    if (isEnd && this.depth === 0 && blocks.has(name)) this.close();
  }

  private start(name: string, tag: string): void {
    if (blocks.has(name)) this.depth += 1;
    if (name === 'ul' || name === 'ol')
      this.lists.push({ isNumbered: name === 'ol', count: Number(attributeIn(tag, 'start') || 1) - 1 });
    else if (name === 'li') this.item();
    else if (name === 'a') this.links.push(attributeIn(tag, 'href'));
    else if (name === 'blockquote') this.isQuote = true;
    if (name === 'a') this.plain += '[';
    else if (name === 'img') this.plain += `![${attributeIn(tag, 'alt')}](${attributeIn(tag, 'src')})`;
    else if (name === 'br' || name === 'tr') this.plain += '\n';
    else if (name === 'hr') this.plain += '\n---\n';
    else if (name === 'p' && !/(^|\n) *(-|\d+\.) $/.test(this.plain.slice(-12))) this.plain += '\n';
    else this.plain += hashes[name] ? `${hashes[name]} ` : (marks[name] ?? '');
  }

  private item(): void {
    const list = this.lists.at(-1);
    if (!list) return;
    list.count += 1;
    this.plain += `\n${'  '.repeat(this.lists.length - 1)}${list.isNumbered ? `${list.count}.` : '-'} `;
  }

  private end(name: string): void {
    if (blocks.has(name)) this.depth -= 1;
    if (name === 'ul' || name === 'ol') this.lists.pop();
    if (name === 'a') this.plain += `](${this.links.pop() ?? ''})`;
    else if (name === 'td' || name === 'th') this.plain += ' | ';
    else this.plain += marks[name] ?? '';
  }
}

function blocksOf(html: string): Block[] {
  const reading = new Reading();
  for (const token of html.split(/(<[^<>]*>)/)) {
    if (token.startsWith('<') && token.endsWith('>')) reading.tag(token);
    else if (token.trim() !== '') reading.text(token);
    else reading.text(token === '' ? '' : ' ');
  }
  reading.close();
  return reading.blocks;
}

/** `html` of the sanitiser, to be read and typed in. A blank line stands between two paragraphs. */
export const plainOf = (html: string): string =>
  blocksOf(html)
    .map(({ plain }) => plain)
    .join('\n\n');

function partsOf(plain: string): string[] {
  const parts: string[][] = [[]];
  for (const line of plain.replaceAll('\r\n', '\n').split('\n'))
    if (line.trim() === '') parts.push([]);
    else parts.at(-1)?.push(line.trimEnd());
  return parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

/** What was typed as HTML. A part of `before` that was left as it was keeps all its formatting, pictures and tables too. */
export function htmlOfPlain(plain: string, before: string): string {
  const parts = partsOf(plain);
  if (parts.join('\n\n') === plainOf(before)) return before;
  const known = new Map(blocksOf(before).map((block) => [block.plain, block.html]));
  // A text that has headings already says by its own what a hash is.
  const top = /<h[2-4]>/.test(before) ? 1 : topHeadingOf(parts);
  return parts.map((part) => known.get(part) ?? htmlOfLines(part, top)).join('');
}
