// What floats over a field: a list, a calendar.

/** The panel of a popover. */
export const floatClass =
  'layer-popover rounded-card border border-transparent bg-surface text-ink shadow-float outline-none forced-colors:border-[CanvasText]';

/** The list in it: rows of 44 px with a little air round them. */
export const floatListClass = 'max-h-80 overflow-y-auto overscroll-contain p-1.5 outline-none focus-inset';

/** One row; what is chosen is tinted, what the keyboard is at has a line round it. */
export const rowClass =
  'flex min-h-11 cursor-pointer items-start gap-3 rounded-ctl border-ctl border-transparent px-3 py-2 outline-none transition-colors data-[hovered]:bg-tint data-[focused]:border-ink data-[selected]:bg-tint2 data-[disabled]:cursor-default data-[disabled]:text-soft forced-colors:data-[selected]:border-[Highlight]';
