/** Where a line of a tree may go: pure, the same rules for keys, buttons and dragging. */
export interface TreeNode {
  id: string;
  label: string;
  children: readonly TreeNode[];
}

/** The very place: `index` counts among the other children of the parent, without the moved line itself. */
export interface Move {
  id: string;
  parentId: string | null;
  index: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

export interface Place {
  node: TreeNode;
  parent: TreeNode | null;
  index: number;
  siblings: readonly TreeNode[];
  /** 1 at the top. */
  depth: number;
}

/** Where a line stands, or undefined. */
export function placeOf(
  nodes: readonly TreeNode[],
  id: string,
  parent: TreeNode | null = null,
  depth = 1,
): Place | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { node, parent, index, siblings: nodes, depth };
    const found = placeOf(node.children, id, node, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** How many levels a line takes with all that is under it. */
export const heightOf = (node: TreeNode): number => 1 + Math.max(0, ...node.children.map(heightOf));

const holds = (node: TreeNode, id: string): boolean =>
  node.id === id || node.children.some((child) => holds(child, id));

/** Not under itself, not deeper than allowed, and under something that exists. */
export function mayMove(nodes: readonly TreeNode[], move: Move, mostLevels: number): boolean {
  const from = placeOf(nodes, move.id);
  if (!from || move.index < 0) return false;
  if (move.parentId === null) return heightOf(from.node) <= mostLevels;
  const parent = placeOf(nodes, move.parentId);
  if (!parent || holds(from.node, move.parentId)) return false;
  return parent.depth + heightOf(from.node) <= mostLevels;
}

const without = (nodes: readonly TreeNode[], id: string): TreeNode[] =>
  nodes
    .filter((node) => node.id !== id)
    .map((node) => Object.assign({}, node, { children: without(node.children, id) }));

function insert(nodes: readonly TreeNode[], node: TreeNode, { parentId, index }: Move): TreeNode[] {
  if (parentId === null) return nodes.toSpliced(index, 0, node);
  return nodes.map((one) =>
    Object.assign({}, one, {
      children:
        one.id === parentId
          ? one.children.toSpliced(index, 0, node)
          : insert(one.children, node, { id: node.id, parentId, index }),
    }),
  );
}

/** The tree after the move; the same tree when it may not be. */
export function moved<Node extends TreeNode>(
  nodes: readonly Node[],
  move: Move,
  mostLevels: number,
): readonly Node[] {
  const from = placeOf(nodes, move.id);
  if (!from || !mayMove(nodes, move, mostLevels)) return nodes;
  return insert(without(nodes, move.id), from.node, move) as unknown as readonly Node[];
}

/** What one step in a direction comes down to, or undefined at the edge. */
export function step(
  nodes: readonly TreeNode[],
  id: string,
  direction: Direction,
  mostLevels: number,
): Move | undefined {
  const place = placeOf(nodes, id);
  if (!place) return undefined;
  const move = moveFor(nodes, place, direction);
  return move && mayMove(nodes, move, mostLevels) ? move : undefined;
}

function moveFor(nodes: readonly TreeNode[], place: Place, direction: Direction): Move | undefined {
  const { node, parent, index, siblings } = place;
  const parentId = parent?.id ?? null;
  switch (direction) {
    case 'up':
      return index > 0 ? { id: node.id, parentId, index: index - 1 } : undefined;
    case 'down':
      return index < siblings.length - 1 ? { id: node.id, parentId, index: index + 1 } : undefined;
    case 'in': {
      const above = siblings[index - 1];
      return above && { id: node.id, parentId: above.id, index: above.children.length };
    }
    default: {
      const outer = parent && placeOf(nodes, parent.id);
      return outer ? { id: node.id, parentId: outer.parent?.id ?? null, index: outer.index + 1 } : undefined;
    }
  }
}

/** Dropped before, after or on another line. */
export function dropMove(
  nodes: readonly TreeNode[],
  id: string,
  target: { id: string; position: 'before' | 'after' | 'on' },
  mostLevels: number,
): Move | undefined {
  const place = placeOf(without(nodes, id), target.id);
  if (!place) return undefined;
  const parentId = target.position === 'on' ? target.id : (place.parent?.id ?? null);
  const index =
    target.position === 'on'
      ? place.node.children.length
      : place.index + (target.position === 'after' ? 1 : 0);
  const move = { id, parentId, index };
  return mayMove(nodes, move, mostLevels) ? move : undefined;
}
