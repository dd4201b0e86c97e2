/** How icons stand: as many as fit beside each other, and half a row more than the height holds, so that one sees it goes on. */
export const iconCells =
  'grid max-h-67 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 overflow-y-auto rounded-ctl border border-line bg-surface p-1.5';
