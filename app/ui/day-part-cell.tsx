import type { ComponentProps, MouseEvent } from 'react';
import { dayPartWords } from '#app/ui/words/day-part.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type DayPartCellProps = ComponentProps<'input'> & {
  at: readonly [day: number, part: number];
  small: boolean;
  /** It is shown and cannot be changed now. */
  still: boolean;
  /** In a match: whether this moment is asked for. */
  wanted?: boolean;
};

// Both is green, can alone is tinted, asked for alone has an edge of text colour; the words of each stand below the grid.
const MATCH = {
  wanted: 'border-2 border-ink checked:border-okfill checked:bg-okfill checked:text-onok',
  free: 'border-transparent bg-sunken checked:border-transparent checked:bg-tint2 checked:text-link',
};

/** A native check box as large as its place in the grid. */
export function DayPartCell({ at, small, still, wanted, ...native }: DayPartCellProps) {
  const words = useOwnWords(dayPartWords);
  const look = wanted === undefined ? '' : MATCH[wanted ? 'wanted' : 'free'];
  return (
    <input
      {...native}
      type="checkbox"
      aria-label={wanted ? words.wanted(native['aria-label'] ?? '') : native['aria-label']}
      aria-readonly={still || undefined}
      onClick={still ? stop : undefined}
      data-place=""
      className={`tick h-full w-full ${small ? '' : 'rounded-ctl'} ${still ? 'cursor-default' : ''} ${still && wanted === undefined ? 'border-dashed not-checked:bg-sunken' : ''} ${look}`}
      style={{ '--day': at[0], '--part': at[1] } as Record<string, number>}
    />
  );
}

function stop(event: MouseEvent) {
  event.preventDefault();
}

/** What the colours of a match mean. */
export function DayPartLegend() {
  const words = useOwnWords(dayPartWords);
  const swatch = 'size-5 shrink-0 rounded-cell forced-color-adjust-none';
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-3 t-sm text-soft">
      <li className="flex items-center gap-2">
        <span className={`${swatch} bg-okfill`} />
        {words.both}
      </li>
      <li className="flex items-center gap-2">
        <span className={`${swatch} bg-tint2`} />
        {words.can}
      </li>
      <li className="flex items-center gap-2">
        <span className={`${swatch} border-2 border-ink bg-surface`} />
        {words.missing}
      </li>
    </ul>
  );
}
