import type { Piece } from './marked-text.ts';

const looks = {
  found: 'border-b-2 border-warnfill bg-warnbg font-semibold text-warn',
  old: 'bg-badbg text-bad line-through decoration-1',
  now: 'bg-okbg font-semibold text-ok no-underline',
} as const;
const elements = { found: 'mark', old: 'del', now: 'ins' } as const;

/** A text in which what is to be seen stands out by more than its colour. */
export function Pieces({ pieces, as }: { pieces: readonly Piece[]; as: keyof typeof looks }) {
  const Mark = elements[as];
  // The text never changes while it is shown, so its order is its identity.
  return pieces.map(({ text, isMarked }, at) =>
    isMarked ? (
      // oxlint-disable-next-line react/no-array-index-key
      <Mark key={at} className={`rounded-tag px-0.5 box-decoration-clone ${looks[as]}`}>
        {text}
      </Mark>
    ) : (
      text
    ),
  );
}
