/** The one sanitiser, in the server and in the browser (specification, section 5). */
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { allowedSchemes, allowedTags, droppedWhole } from './allowed.ts';
import { holdsTooMuchMarkup, mostMarkup, writtenSign } from './bounds.ts';
import { withPlainSpaces } from './plain-spaces.ts';
import type { TreeNode } from './tree.ts';

/** In the tree attributes are called as in the DOM. */
const propertyNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const schema: Options = {
  tagNames: Object.keys(allowedTags),
  attributes: Object.fromEntries(
    Object.entries(allowedTags).map(([tag, names]) => [
      tag,
      names.map((name) => propertyNames[name] ?? name),
    ]),
  ),
  protocols: { href: [...allowedSchemes], src: [] },
  strip: [...droppedWhole],
  ancestors: Object.fromEntries(
    Object.entries({
      li: ['ul', 'ol'],
      thead: ['table'],
      tbody: ['table'],
      tr: ['table'],
      th: ['tr'],
      td: ['tr'],
    }),
  ),
  // No ids and names at all, so none can take the place of one of ours.
  clobber: [],
  required: {},
  allowComments: false,
  allowDoctypes: false,
};

/** Older and other tags for what has one of ours. */
const renamed = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['strike', 's'],
  ['del', 's'],
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);

/** A picture from elsewhere would tell elsewhere who looks at it (specification, privacy); browsers skip tabs and line ends. */
const isOurs = (address: unknown) =>
  typeof address === 'string' && /^\/(?![/\\])[!-[\]-~\u00a0-\uffff]*$/.test(address);

/** Before the list is applied: other names become ours, spaces plain ones, and pictures of others go. */
function tidy() {
  const visit = (node: TreeNode): void => {
    if (node.value !== undefined) node.value = withPlainSpaces(node.value);
    if (node.tagName) node.tagName = renamed.get(node.tagName) ?? node.tagName;
    node.children = node.children?.filter(
      (child) => child.tagName !== 'img' || isOurs(child.properties?.['src']),
    );
    for (const child of node.children ?? []) visit(child);
  };
  return (tree: TreeNode): void => visit(tree);
}

const sanitizer = unified()
  .use(rehypeParse, { fragment: true })
  .use(tidy)
  .use(rehypeSanitize, schema)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: false } })
  .freeze();

declare const safe: unique symbol;
/** HTML that went through the sanitiser, and nothing else: what shows formatted text takes no other string. */
export type SafeHtml = string & { readonly [safe]: true };

/** The words alone: for what has more markup than can be read in reasonable time. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .slice(0, mostMarkup.length / writtenSign)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

/** HTML with only what `allowed.ts` lists. Never throws; whatever comes in, what goes out is safe to show. */
export function sanitizeHtml(html: string): SafeHtml {
  let clean = String(sanitizer.processSync(holdsTooMuchMarkup(html) ? wordsOf(html) : html));
  // Tags that a parser moves about can nest again once others are gone: read again until nothing changes.
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const again = String(sanitizer.processSync(clean));
    if (again === clean) break;
    clean = again;
  }
  return clean as SafeHtml;
}
