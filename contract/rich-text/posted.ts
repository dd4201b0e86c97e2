/** What a field for formatted text posts: HTML of the editor or, without script, what somebody typed in a plain text area. */
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { sanitizeHtml, type SafeHtml } from './sanitize.ts';
import { element, textIn, type TreeNode } from './tree.ts';

/** What stands by itself; whatever stands between two of them was typed as plain text. */
const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li table blockquote pre hr div section article script style'.split(' '),
);
const blankLine = /\n[^\S\n]*\n\s*/;
const lineBreak = (): TreeNode => element('br', []);

/** Every line of it but the first after a line break. */
const linesOf = (text: string): TreeNode[] =>
  text.split('\n').flatMap((value, at) => [...(at === 0 ? [] : [lineBreak()]), { type: 'text', value }]);

/** The lines within bold words and links count too. */
function withLines(node: TreeNode): TreeNode {
  const children = node.children?.flatMap((child) =>
    child.type === 'text' ? linesOf(child.value ?? '') : [withLines(child)],
  );
  return children ? { ...node, children } : node;
}

const isSpace = (node: TreeNode | undefined): boolean =>
  node !== undefined && (node.tagName === 'br' || (node.type === 'text' && textIn(node).trim() === ''));

/** A paragraph of them, without the white space around; nothing when there is nothing else. */
function paragraphOf(nodes: readonly TreeNode[]): TreeNode[] {
  const first = nodes.findIndex((node) => !isSpace(node));
  const last = nodes.findLastIndex((node) => !isSpace(node));
  return first < 0 ? [] : [element('p', nodes.slice(first, last + 1))];
}

/** Loose text becomes paragraphs: a blank line ends one, a single line break stays a line break. Blocks are left alone. */
function paragraphs() {
  return (tree: TreeNode): void => {
    const made: TreeNode[] = [];
    let open: TreeNode[] = [];
    const close = () => {
      made.push(...paragraphOf(open));
      open = [];
    };
    for (const node of tree.children ?? []) {
      if (blocks.has(node.tagName ?? '')) {
        close();
        made.push(node);
      } else if (node.type === 'text') {
        for (const [at, part] of (node.value ?? '').split(blankLine).entries()) {
          if (at > 0) close();
          open.push(...linesOf(part));
        }
      } else open.push(withLines(node));
    }
    close();
    tree.children = made;
  };
}

const reader = unified()
  .use(rehypeParse, { fragment: true })
  .use(paragraphs)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: false } })
  .freeze();

/** To be stored. What the editor posts comes out as the sanitiser leaves it; plain text gets its paragraphs. */
export const postedHtml = (posted: string): SafeHtml => sanitizeHtml(String(reader.processSync(posted)));
