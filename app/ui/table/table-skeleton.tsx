import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

/** Three rows of the coming table in quiet blocks, after 200 ms. */
export function TableSkeleton({ columns, hasPicture }: { columns: number; hasPicture: boolean }) {
  const words = useOwnWords(tableWords);
  return (
    <div role="status" aria-busy="true" className="late-in">
      <span className="sr-only">{words.loading}</span>
      <div aria-hidden="true" className="divide-y divide-line">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="flex min-h-15 items-center gap-3.5 px-3 py-2">
            {hasPicture && <div className="size-11 shrink-0 rounded-ctl bg-sunken" />}
            <div className="flex-1 space-y-2">
              <div className="h-4 w-2/5 min-w-32 rounded-tag bg-sunken" />
              <div className="h-3.5 w-1/4 min-w-20 rounded-tag bg-sunken" />
            </div>
            {Array.from({ length: columns }, (_, at) => (
              <div key={at} className="h-4 w-20 rounded-tag bg-sunken @max-[45rem]:hidden" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
