/** Markdown as plain nodes: what the browser gets needs neither a parser nor HTML from a text. */
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Prose, ProseTag } from '#app/ui/prose/prose-text.tsx';

type Root = ReturnType<ReturnType<typeof parser>['parse']>;
type Content = Root['children'][number];

const parser = () => unified().use(remarkParse);

const plainTags: Partial<Record<Content['type'], ProseTag>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  blockquote: 'blockquote',
  listItem: 'li',
  break: 'br',
  thematicBreak: 'hr',
};

/** Only where a page may lead: files beside the text have no address here. */
const isAddress = (url: string) => /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(url);

/** In a list without empty lines an item is its text, not a paragraph. */
const childrenOf = (node: Content): Prose[] =>
  'children' in node
    ? node.children.flatMap((child) =>
        node.type === 'listItem' && !node.spread && child.type === 'paragraph'
          ? childrenOf(child)
          : proseOf(child),
      )
    : [];

/** HTML in a text stays what it is: text. Pictures become their description. */
function proseOf(node: Content): Prose[] {
  const tag = plainTags[node.type];
  if (tag) return [{ tag, children: childrenOf(node) }];
  switch (node.type) {
    case 'text':
    case 'html':
      return [node.value];
    case 'inlineCode':
      return [{ tag: 'code', children: [node.value] }];
    case 'code':
      return [{ tag: 'pre', children: [{ tag: 'code', children: [node.value] }] }];
    case 'image':
      return [node.alt ?? ''];
    case 'heading':
      // The page and its versions have the first two.
      return [{ tag: node.depth <= 3 ? 'h3' : 'h4', children: childrenOf(node) }];
    case 'list':
      return [{ tag: node.ordered ? 'ol' : 'ul', children: childrenOf(node) }];
    case 'link':
      return isAddress(node.url)
        ? [{ tag: 'a', href: node.url, children: childrenOf(node) }]
        : childrenOf(node);
    default:
      return childrenOf(node);
  }
}

/** Reads CommonMark. */
export const proseFrom = (markdown: string): Prose[] => parser().parse(markdown).children.flatMap(proseOf);
