/** Formatted text as lines that one reads and types, for whoever has no script; and back, without losing what was left alone. */

/** Where the lines of a field stand in a posted form, beside its HTML. */
export const plainNameOf = (name: string): string => `${name}_plain`;

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
const written = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
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

const inline = (text: string): string =>
  written(text)
    .replaceAll(/!\[([^[\]\n]{0,250})\]\(([^()\s]{1,2000})\)/g, '<img src="$2" alt="$1">')
    .replaceAll(/\[([^[\]\n]{1,2000})\]\(([^()\s]{1,2000})\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*\n]{1,2000})\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*([^*\n]{1,2000})\*/g, '<em>$1</em>');

const listOf = (tag: string, lines: readonly string[], begin: RegExp) =>
  `<${tag}>${lines.map((line) => `<li>${inline(line.replace(begin, ''))}</li>`).join('')}</${tag}>`;

function htmlOfBlock(plain: string): string {
  const lines = plain.split('\n').map((line) => line.trim());
  const all = (begin: RegExp) => lines.every((line) => begin.test(line));
  const heading = lines.length === 1 ? /^(#{1,3}) /.exec(plain)?.[1] : undefined;
  if (heading)
    return `<h${heading.length + 1}>${inline(plain.slice(heading.length + 1))}</h${heading.length + 1}>`;
  if (plain === '---') return '<hr>';
  if (all(/^- /)) return listOf('ul', lines, /^- /);
  if (all(/^\d{1,4}\. /)) return listOf('ol', lines, /^\d{1,4}\. /);
  if (all(/^> /))
    return `<blockquote><p>${lines.map((line) => inline(line.slice(2))).join('<br>')}</p></blockquote>`;
  return `<p>${lines.map(inline).join('<br>')}</p>`;
}

function partsOf(plain: string): string[] {
  const parts: string[][] = [[]];
  for (const line of plain.replaceAll('\r\n', '\n').split('\n'))
    if (line.trim() === '') parts.push([]);
    else parts.at(-1)?.push(line.trimEnd());
  return parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

/** What was typed as HTML. A part of `before` that was left as it was keeps all its formatting, pictures and tables too. */
export function htmlOfPlain(plain: string, before: string): string {
  if (partsOf(plain).join('\n\n') === plainOf(before)) return before;
  const known = new Map(blocksOf(before).map((block) => [block.plain, block.html]));
  return partsOf(plain)
    .map((part) => known.get(part) ?? htmlOfBlock(part))
    .join('');
}
