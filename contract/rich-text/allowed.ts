/** What formatted text may hold: the same list for what is stored, pasted and shown. */

/** Tags, each with the attributes it may carry. Anything else loses its tag and keeps its words. */
export const allowedTags: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  hr: [],
  code: [],
  pre: [],
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  // Words in another language than the page's are marked as such (WCAG 3.1.2).
  span: ['lang'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** Tags that go with everything in them: their words are no text. */
export const droppedWhole: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'frameset',
];

/** Schemes of a link; one without a scheme leads to this site. Pictures are this site's own, so they have none. */
export const allowedSchemes: readonly string[] = ['https', 'http', 'mailto', 'tel'];
