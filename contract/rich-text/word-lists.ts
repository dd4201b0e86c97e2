/** Word hands over its lists as paragraphs that only look like items: 'mso-list: l0 level2 lfo1', with the sign as text. */
import { element, styleOf, textIn, type TreeNode } from './tree.ts';

interface Item {
  level: number;
  isOrdered: boolean;
  children: TreeNode[];
}

const isSign = (node: TreeNode): boolean => styleOf(node).get('mso-list') === 'ignore';
const holdsSign = (node: TreeNode): boolean => isSign(node) || (node.children ?? []).some(holdsSign);

function itemOf(node: TreeNode): Item | undefined {
  if (node.tagName !== 'p') return undefined;
  const level = /level(\d)/.exec(styleOf(node).get('mso-list') ?? '')?.[1];
  if (level === undefined) return undefined;
  const children = node.children ?? [];
  const sign = children.filter(holdsSign).map(textIn).join('').trim();
  return {
    level: Number(level),
    isOrdered: /^[\da-z]{1,4}[.)]/i.test(sign),
    children: children.filter((child) => !holdsSign(child)),
  };
}

/** Items of one level become a list; deeper ones go into the item before them. */
function listsOf(items: readonly Item[]): TreeNode[] {
  const [first] = items;
  if (!first) return [];
  const list = element(first.isOrdered ? 'ol' : 'ul', []);
  let at = 0;
  for (let item = items[at]; item && item.level >= first.level; item = items[at]) {
    if (item.level === first.level) {
      list.children?.push(element('li', [element('p', item.children)]));
      at += 1;
      continue;
    }
    const from = at;
    while ((items[at]?.level ?? 0) > first.level) at += 1;
    list.children?.at(-1)?.children?.push(...listsOf(items.slice(from, at)));
  }
  return [list, ...listsOf(items.slice(at))];
}

const isGap = (node: TreeNode) => node.type === 'comment' || (node.type === 'text' && !node.value?.trim());

/** The same children with runs of such paragraphs put together as lists. */
export function withLists(children: readonly TreeNode[]): TreeNode[] {
  const out: TreeNode[] = [];
  let run: Item[] = [];
  const end = () => {
    out.push(...listsOf(run));
    run = [];
  };
  for (const child of children) {
    const item = itemOf(child);
    if (item) run.push(item);
    else if (run.length === 0 || !isGap(child)) {
      end();
      out.push(child);
    }
  }
  end();
  return out;
}
