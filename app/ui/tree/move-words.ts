import { useFormat } from '#app/i18n/now.ts';
import { moved, placeOf, type Move, type TreeNode } from '#app/ui/tree/tree-moves.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { treeWords } from '#app/ui/words/tree.ts';

/** What is said after a move: where the line stands now, or that it cannot go there. */
export function useMoveWords() {
  const words = useOwnWords(treeWords);
  const { number } = useFormat();
  return (nodes: readonly TreeNode[], move: Move | undefined, id: string, mostLevels: number): string => {
    const place = placeOf(move ? moved(nodes, move, mostLevels) : nodes, id);
    if (!place) return '';
    const { label } = place.node;
    if (!move) return words.cannot(label);
    const [at, total] = [number(place.index + 1), number(place.siblings.length)];
    return place.parent
      ? words.movedUnder(label, place.parent.label, at, total)
      : words.moved(label, at, total);
  };
}
