/** Formatted text as the Markdown that a block of text holds: the same words and structure, without what Markdown has no signs for. */
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { linkAddress } from './link-address.ts';
import { aroundLineEnds, between, escaped, lineEnd, paragraph } from './markdown-signs.ts';
import { cleanPasted } from './pasted.ts';
import type { SafeHtml } from './sanitize.ts';
import { textIn, type TreeNode } from './tree.ts';

const blocks = new Set('p h2 h3 h4 ul ol li table blockquote pre hr'.split(' '));
const isBlock = ({ tagName = '' }: TreeNode) => blocks.has(tagName);
const childrenOf = ({ children = [] }: TreeNode) => children;
const holdsBlock = (node: TreeNode): boolean =>
  childrenOf(node).some((one) => isBlock(one) || holdsBlock(one));
/** Without what only wraps blocks: Google Docs puts all of a text into one. */
const unwrapped = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => (!isBlock(node) && holdsBlock(node) ? unwrapped(childrenOf(node)) : [node]));

function link(node: TreeNode, inner: string): string {
  const address = linkAddress(String(node.properties?.['href'] ?? ''));
  if (address === undefined || inner.trim() === '') return inner;
  const target = /[\s()<>]/.test(address)
    ? `<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>`
    : address;
  const spaceBefore = inner.slice(0, inner.length - inner.trimStart().length);
  return `${spaceBefore}[${inner.trim()}](${target})${inner.slice(inner.trimEnd().length)}`;
}

function codeOf(node: TreeNode): string {
  const text = textIn(node).replaceAll(/\s+/g, ' ').trim();
  if (text === '') return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

const textBeside = (node?: TreeNode) => (!node || node.tagName === 'br' ? '' : textIn(node));
const lastSignOf = (node?: TreeNode) => textBeside(node).at(-1) ?? '';
const firstSignOf = (node?: TreeNode) => textBeside(node).at(0) ?? '';

/** Running text on one line, but for the line ends that somebody made. */
function inline(nodes: readonly TreeNode[], isEmphatic = false): string {
  const text = nodes
    .map((node, at) => {
      if (node.type === 'text') {
        const words = escaped((node.value ?? '').replaceAll(/\s+/g, ' '));
        // Right before a link it would make a picture of that.
        return nodes[at + 1]?.tagName === 'a' ? words.replace(/!$/, String.raw`\!`) : words;
      }
      const beside = { before: lastSignOf(nodes[at - 1]), after: firstSignOf(nodes[at + 1]) };
      const inner = (emphatic = isEmphatic) => inline(childrenOf(node), emphatic);
      switch (node.tagName) {
        case 'br':
          return lineEnd;
        case 'strong':
          return between('**', inner(), beside);
        case 'em':
          return isEmphatic ? inner() : between('*', inner(true), beside);
        case 'code':
          return codeOf(node);
        case 'a':
          return link(node, inner());
        default:
          return inner();
      }
    })
    .join('');
  return aroundLineEnds(text).replaceAll(/ {2,}/g, ' ');
}

const onOneLine = (nodes: readonly TreeNode[]) => inline(nodes).replaceAll(lineEnd, ' ').trim();

const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line, at) => (at === 0 || line === '' ? line : by + line))
    .join('\n');

/** `isOther` is with other signs, as the list right above would else go on in this one. */
function list(node: TreeNode, isOther: boolean): string {
  const start = Number(node.properties?.['start'] ?? 1);
  const items = childrenOf(node).filter(({ tagName }) => tagName === 'li');
  return items
    .map((item, at) => {
      const sign = node.tagName === 'ol' ? `${start + at}${isOther ? ')' : '.'} ` : isOther ? '* ' : '- ';
      const parts = partsOf(childrenOf(item));
      // A list directly below its item needs no empty line, but where it begins with another number than 1.
      const isLoose = parts.some(
        ({ isList, text }, place) => place > 0 && (!isList || /^(?!1[.)])\d/.test(text)),
      );
      return (
        sign + indented(parts.map(({ text }) => text).join(isLoose ? '\n\n' : '\n'), ' '.repeat(sign.length))
      );
    })
    .join('\n');
}

const rowsIn = (node: TreeNode): TreeNode[] =>
  childrenOf(node).flatMap((one) => (one.tagName === 'tr' ? [one] : rowsIn(one)));
const wordsOf = (cell: TreeNode): string =>
  holdsBlock(cell)
    ? unwrapped(childrenOf(cell))
        .map((one) => (isBlock(one) ? onOneLine(childrenOf(one)) : onOneLine([one])))
        .filter((text) => text !== '')
        .join(' ')
    : onOneLine(childrenOf(cell));
const cellText = (cell: TreeNode): string => paragraph(wordsOf(cell)).replaceAll('|', String.raw`\|`);

/** Its first row is its head: Markdown has no table without one. */
function table(node: TreeNode): string {
  const rows = rowsIn(node).map((row) =>
    childrenOf(row)
      .filter(({ tagName = '' }) => /^t[dh]$/.test(tagName))
      .map(cellText),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${[...cells, ...Array<string>(width - cells.length).fill('')].join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), line(Array<string>(width).fill('---')), ...others.map(line)].join('\n');
}

/** Hashes at the end of it would close it. */
const heading = (tag: string, words: string): string =>
  words && `${'#'.repeat(Number(tag.slice(1)))} ${words.replace(/#$/, String.raw`\#`)}`;

/** As long as it takes for none within to close it. */
function fenceOf(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
}

function codeLines(node: TreeNode): string {
  const text = textIn(node).replace(/\n$/, '');
  const fence = fenceOf(text);
  return `${fence}\n${text}\n${fence}`;
}

function block(node: TreeNode, isOther: boolean): string {
  const children = childrenOf(node);
  switch (node.tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return heading(node.tagName, onOneLine(children));
    case 'ul':
    case 'ol':
      return list(node, isOther);
    case 'table':
      return table(node);
    case 'hr':
      return '---';
    case 'pre':
      return codeLines(node);
    case 'blockquote':
      return joined(children)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    default:
      return holdsBlock(node) ? joined(children) : paragraph(inline(children));
  }
}

/** A block of its own in Markdown. */
export interface MarkdownPart {
  text: string;
  isList: boolean;
}

/** Blocks, and what stands between them without one: a paragraph of its own. */
function partsOf(nodes: readonly TreeNode[]): MarkdownPart[] {
  const parts: (MarkdownPart & { isOther?: boolean })[] = [];
  let running: TreeNode[] = [];
  const close = () => {
    parts.push({ text: paragraph(inline(running)), isList: false });
    running = [];
  };
  for (const node of unwrapped(nodes))
    if (isBlock(node)) {
      close();
      const isList = /^[uo]l$/.test(node.tagName ?? '');
      const above = parts.findLast(({ text }) => text !== '');
      const isOther = isList && above?.isList === true && above.isOther !== true;
      parts.push({ text: block(node, isOther), isList, isOther });
    } else running.push(node);
  close();
  return parts.filter(({ text }) => text !== '');
}

const joined = (nodes: readonly TreeNode[]): string =>
  partsOf(nodes)
    .map(({ text }) => text)
    .join('\n\n');

const reader = unified().use(rehypeParse, { fragment: true }).freeze();

/** HTML of the sanitiser as Markdown, block by block; an empty line stands between two. */
export const markdownParts = (html: SafeHtml): MarkdownPart[] =>
  partsOf(childrenOf(reader.parse(html) as TreeNode));

export interface PastedMarkdown {
  markdown: string;
  /** Pictures that stay behind: Markdown of a page has none. */
  imagesLeft: number;
}

/** `html` from the clipboard of Word, Google Docs, a mail or a page; never throws. */
export function markdownOfPasted(html: string, origin: string): PastedMarkdown {
  const { html: clean, imagesLeft } = cleanPasted(html, origin);
  return { markdown: joined(childrenOf(reader.parse(clean) as TreeNode)), imagesLeft };
}
