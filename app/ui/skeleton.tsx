/** Rows of the coming list in quiet blocks. Appears after 200 ms, so a quick answer shows none. */
export function Skeleton({
  label,
  rows = 3,
  picture,
}: {
  label: string;
  rows?: 1 | 2 | 3;
  picture?: boolean;
}) {
  return (
    <div role="status" aria-busy="true" className="late-in">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="space-y-6">
        {['first', 'second', 'third'].slice(0, rows).map((row) => (
          <div key={row} className="flex gap-4">
            {picture && <div className="size-24 shrink-0 rounded-ctl bg-sunken" />}
            <div className="flex-1 space-y-3 py-1">
              <div className="h-5 w-4/5 rounded-tag bg-sunken" />
              <div className="h-4 w-1/2 rounded-tag bg-sunken" />
              <div className="h-5 w-2/3 rounded-tag bg-sunken" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
