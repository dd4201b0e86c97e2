/** What is done with one page, from its row and from its settings. */
export const pageMoves = [
  'publish',
  'unpublish',
  'makeHome',
  'confirmTranslation',
  'delete',
  'restore',
] as const;
export type PageMove = (typeof pageMoves)[number];

interface Movable {
  can: Readonly<Record<PageMove, boolean>>;
  isPublished: boolean;
  hasChanges: boolean;
  isHome: boolean;
}

/** Those that would change something now. */
export const movesOf = ({ can, isPublished, hasChanges, isHome }: Movable): PageMove[] =>
  pageMoves.filter(
    (move) =>
      can[move] && !(move === 'publish' && isPublished && !hasChanges) && !(move === 'makeHome' && isHome),
  );
