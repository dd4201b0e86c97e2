/** What comes from Word, Google Docs, a mail or a web page, brought back to what formatted text may hold. */
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { sanitizeHtml, type SafeHtml } from './sanitize.ts';
import { element, styleOf, textIn, type TreeNode } from './tree.ts';
import { withLists } from './word-lists.ts';

export interface Pasted {
  html: SafeHtml;
  /** Pictures that stay behind: of another site, in the text itself (`data:`), or on the disk of whoever copied. */
  imagesLeft: number;
}

const boxes = new Set(
  'div section article main header footer aside nav figure figcaption address dl dt dd center'.split(' '),
);
const blocks = new Set([...boxes, ...'p h1 h2 h3 h4 h5 h6 ul ol li table blockquote pre hr'.split(' ')]);
const isBlock = (node: TreeNode): boolean =>
  blocks.has(node.tagName ?? '') || (node.children ?? []).some(isBlock);

const isBold = (weight = '') => /^(bold|bolder|[6-9]00)$/.test(weight);
const isPlain = (weight = '') => /^(normal|lighter|[1-5]00)$/.test(weight);

/** What a style says with a letter, said with a tag. A link is underlined anyway. */
function tagsOfStyle(node: TreeNode, isInLink: boolean): string[] {
  const style = styleOf(node);
  const lines = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  return [
    isBold(style.get('font-weight')) && 'strong',
    /italic|oblique/.test(style.get('font-style') ?? '') && 'em',
    lines.includes('underline') && !isInLink && 'u',
    lines.includes('line-through') && 's',
  ].filter((tag) => tag !== false);
}

function dressed(node: TreeNode, isInLink: boolean): TreeNode {
  if (node.tagName !== 'span' && node.tagName !== 'font') return node;
  const children = tagsOfStyle(node, isInLink).reduce(
    (inner, tag) => [element(tag, inner)],
    node.children ?? [],
  );
  return { ...node, children };
}

/** Word in a browser writes a heading as a paragraph that says it is one. */
function withHeading(node: TreeNode): TreeNode {
  const { role, ariaLevel } = node.properties ?? {};
  const level = String(role) === 'heading' && /^[1-6]$/.exec(String(ariaLevel))?.[0];
  return level ? { ...node, tagName: `h${level}` } : node;
}

/** A box without blocks in it is a paragraph; one with blocks is nothing of its own. */
function withParagraphs(node: TreeNode): TreeNode {
  if (!boxes.has(node.tagName ?? '')) return node;
  return { ...node, tagName: (node.children ?? []).some(isBlock) ? 'div' : 'p' };
}

const isEmptyParagraph = (node: TreeNode): boolean =>
  node.tagName === 'p' && textIn(node).trim() === '' && !(node.children ?? []).some(holdsPicture);
const isOurs = (picture: TreeNode) => /^\/(?!\/)/.test(String(picture.properties?.['src'] ?? ''));
const holdsPicture = (node: TreeNode): boolean =>
  (node.tagName === 'img' && isOurs(node)) || (node.children ?? []).some(holdsPicture);

const isLineEnd = (node: TreeNode): boolean => node.tagName === 'br';
const isBlank = (node: TreeNode): boolean => node.type !== 'element' && textIn(node).trim() === '';
/** For each node, whether words stand right before it, on its own line. */
function behindWords(nodes: readonly TreeNode[]): boolean[] {
  let isBehind = false;
  return nodes.map((node) => {
    const was = isBehind;
    if (!isLineEnd(node) && !isBlank(node)) isBehind = !isBlock(node);
    return was;
  });
}

/** Google Docs keeps paragraphs and lists apart by line ends of their own, which would become empty paragraphs. */
function withoutGaps(nodes: readonly TreeNode[]): TreeNode[] {
  const before = behindWords(nodes);
  const after = behindWords(nodes.toReversed()).toReversed();
  return nodes.filter((node, at) => !isLineEnd(node) || before[at] || after[at]);
}

interface Source {
  /** Of this site, so that its own pictures and links become paths. */
  origin: string;
  isOwn: boolean;
  imagesLeft: number;
}

function localised(node: TreeNode, source: Source): void {
  const { properties = {} } = node;
  for (const name of ['href', 'src']) {
    const address = properties[name];
    if (typeof address === 'string' && address.startsWith(`${source.origin}/`))
      properties[name] = address.slice(source.origin.length);
  }
  // Word marks nearly every word with a language; only our own marks mean something.
  if (!source.isOwn) delete properties['lang'];
  if (node.tagName === 'img' && !isOurs(node)) source.imagesLeft += 1;
}

function cleaned(node: TreeNode, source: Source, isInLink = false): TreeNode {
  localised(node, source);
  const inLink = isInLink || node.tagName === 'a';
  const isNoBold = /^(b|strong)$/.test(node.tagName ?? '') && isPlain(styleOf(node).get('font-weight'));
  const children = withoutGaps(withLists(node.children ?? []))
    .map((child) => cleaned(child, source, inLink))
    .filter((child) => !isEmptyParagraph(child));
  const named = { ...node, children, ...(isNoBold ? { tagName: 'span' } : {}) };
  return withParagraphs(withHeading(dressed(named, inLink)));
}

const reader = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).freeze();

/** `html` from the clipboard; never throws, and what comes out went through the sanitiser. */
export function cleanPasted(html: string, origin: string): Pasted {
  const source: Source = { origin, isOwn: html.includes('data-pm-slice'), imagesLeft: 0 };
  const tree = reader.parse(html);
  const clean = cleaned(tree as TreeNode, source);
  return {
    html: sanitizeHtml(reader.stringify(clean as unknown as typeof tree)),
    imagesLeft: source.imagesLeft,
  };
}
