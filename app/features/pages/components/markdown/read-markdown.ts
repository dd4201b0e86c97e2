/** Markdown as parts that are safe to show: HTML of the one sanitiser, and tables, which phones show in another shape. */
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { linkAddress } from '#contract/rich-text/link-address.ts';
import { sanitizeHtml, type SafeHtml } from '#contract/rich-text/sanitize.ts';

export type MarkdownPart =
  | { kind: 'text'; html: SafeHtml }
  | { kind: 'table'; head: SafeHtml[]; rows: SafeHtml[][] };

type Root = ReturnType<ReturnType<typeof parser>['parse']>;
type Content = Root['children'][number];

const parser = () => unified().use(remarkParse);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const mailAddress = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;

/** What somebody typed: a new line is one, and an address for mail leads to a mail. */
const typed = (text: string, isInLink: boolean) => {
  const lines = escaped(text).replaceAll('\n', '<br>');
  return isInLink ? lines : lines.replaceAll(mailAddress, '<a href="mailto:$&">$&</a>');
};

const plainTags: Partial<Record<Content['type'], string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  blockquote: 'blockquote',
  listItem: 'li',
};

/** Nobody quotes a quote of a quote so often; what does is made to break something. */
const deepest = 12;

/** The page's title is level 1; what follows goes at most one deeper than what was before. */
class Writing {
  private level = 1;
  private isInLink = false;

  of(node: Content, depth = 0): string {
    if (depth > deepest) return '';
    const tag = plainTags[node.type];
    const inside = () => this.inside(node, depth);
    if (tag) return `<${tag}>${inside()}</${tag}>`;
    switch (node.type) {
      case 'text':
      case 'html':
        return typed(node.value, this.isInLink);
      case 'inlineCode':
        return `<code>${escaped(node.value)}</code>`;
      case 'code':
        return `<pre><code>${escaped(node.value)}</code></pre>`;
      case 'break':
        return '<br>';
      case 'thematicBreak':
        return '<hr>';
      case 'image':
        // There is a block for pictures, with a place that does not move.
        return escaped(node.alt ?? '');
      case 'heading':
        this.level = Math.min(4, Math.max(2, Math.min(node.depth, this.level + 1)));
        return `<h${this.level}>${inside()}</h${this.level}>`;
      case 'list':
        return node.ordered ? `<ol start="${node.start ?? 1}">${inside()}</ol>` : `<ul>${inside()}</ul>`;
      case 'link': {
        const address = linkAddress(node.url);
        if (!address) return inside();
        this.isInLink = true;
        const label = inside();
        this.isInLink = false;
        return `<a href="${escaped(address)}">${label}</a>`;
      }
      default:
        return inside();
    }
  }

  /** In a list without empty lines an item is its text, not a paragraph. */
  private inside(node: Content, depth: number): string {
    if (!('children' in node)) return '';
    const isTight = node.type === 'listItem' && !node.spread;
    return node.children
      .map((child) =>
        isTight && child.type === 'paragraph' ? this.inside(child, depth + 1) : this.of(child, depth + 1),
      )
      .join('');
  }
}

const cellsOf = (line: string): string[] => {
  const cells = line.trim().split(/(?<!\\)\|/);
  if (cells[0]?.trim() === '') cells.shift();
  if (cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
};

/** The lines of a table: its second line has only dashes, as many as its first has cells. */
function tableLines(source: string): string[] | null {
  const lines = source.split('\n');
  const [head = '', dashes = ''] = lines;
  if (!head.includes('|') || !dashes.includes('-')) return null;
  const marks = cellsOf(dashes);
  const isTable = marks.length === cellsOf(head).length && marks.every((cell) => /^:?-+:?$/.test(cell));
  return isTable ? lines : null;
}

function tableOf([head = '', , ...rows]: readonly string[]): MarkdownPart {
  const inline = (cell: string) =>
    sanitizeHtml(
      parser()
        .parse(cell)
        .children.flatMap<Content>((node) => ('children' in node ? node.children : [node]))
        .map((node) => new Writing().of(node))
        .join(''),
    );
  const width = cellsOf(head).length;
  const filled = (line: string) => [...cellsOf(line), ...Array<string>(width).fill('')].slice(0, width);
  return {
    kind: 'table',
    head: cellsOf(head).map(inline),
    rows: rows.map((line) => filled(line).map(inline)),
  };
}

/** A sign of a quote or of an item at the beginning of a line. */
const nesting = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;

/** Without the signs that are one too many: the parser takes a square of the time for each line that nests so deep. */
function shallow(line: string): string {
  let kept = 0;
  let end = 0;
  nesting.lastIndex = 0;
  for (let depth = 1; nesting.test(line); depth += 1) {
    end = nesting.lastIndex;
    if (depth <= deepest) kept = end;
  }
  return line.slice(0, kept) + line.slice(end);
}

const emphasis = /[*_]+/g;
/** Nobody stresses so many words; the parser looks for the other end of each among all before it. */
const mostEmphasis = 600;
const calm = (text: string): string =>
  (text.match(emphasis) ?? []).length > mostEmphasis ? text.replaceAll(emphasis, '') : text;

/** Reads CommonMark and tables; HTML in a text stays what it is: text. */
export function readMarkdown(text: string): MarkdownPart[] {
  const markdown = calm(text).split('\n').map(shallow).join('\n');
  const parts: MarkdownPart[] = [];
  const writing = new Writing();
  let html = '';
  const close = () => {
    const safe = sanitizeHtml(html);
    if (safe !== '') parts.push({ kind: 'text', html: safe });
    html = '';
  };
  for (const node of parser().parse(markdown).children) {
    const { start, end } = node.position ?? {};
    const lines = node.type === 'paragraph' && tableLines(markdown.slice(start?.offset, end?.offset));
    if (lines) {
      close();
      parts.push(tableOf(lines));
    } else html += writing.of(node);
  }
  close();
  return parts;
}
