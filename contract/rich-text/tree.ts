/** The tree of parsed HTML, as far as we look at it. */

export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

export const element = (tagName: string, children: TreeNode[]): TreeNode => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** All text in it. */
export const textIn = (node: TreeNode): string =>
  node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textIn).join('');

/** `font-weight` and the like, in lower case. */
export function styleOf(node: TreeNode): ReadonlyMap<string, string> {
  const style = node.properties?.['style'];
  const rules = typeof style === 'string' ? style.toLowerCase().split(';') : [];
  return new Map(
    rules.map((rule) => {
      const [name = '', ...value] = rule.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}
