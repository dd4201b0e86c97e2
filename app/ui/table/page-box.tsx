import { useHydrated } from '#app/ui/hydrated.ts';
import type { TableSelection } from '#app/ui/table/use-selection.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

/** Chooses the page, or nothing. Without script the boxes of the rows are chosen one by one. */
export function PageBox({ selection, onBar }: { selection: TableSelection; onBar?: boolean }) {
  const words = useOwnWords(tableWords);
  const isHydrated = useHydrated();
  const { chosen, isPageChosen, step } = selection;
  return (
    <label className={`-m-2.5 grid size-11 place-content-center ${isHydrated ? '' : 'invisible'}`}>
      <input
        type="checkbox"
        data-page-box=""
        aria-label={words.choosePage}
        checked={isPageChosen}
        ref={(box) => {
          if (box) box.indeterminate = chosen.size > 0 && !isPageChosen;
        }}
        onChange={() => step({ kind: 'page' })}
        className={`tick ${onBar ? 'border-onsolid! bg-onsolid! text-solid!' : ''}`}
      />
    </label>
  );
}
