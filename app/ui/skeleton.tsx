type SkeletonProps = {
  label: string;
  /** What is coming: it takes the same room, so that nothing moves when it is there. */
  kind?: 'rows' | 'cards' | 'table' | 'detail';
  /** Never more than three: it says that something comes, not how much. */
  rows?: 1 | 2 | 3;
  /** Rows that begin with a picture. */
  picture?: boolean;
};

const block = 'rounded-tag bg-sunken forced-colors:border';

function Row({ picture }: { picture: boolean }) {
  return (
    <div className="flex gap-4">
      {picture && <div className="size-24 shrink-0 rounded-ctl bg-sunken forced-colors:border" />}
      <div className="flex-1 space-y-3 py-1">
        <div className={`h-5 w-4/5 ${block}`} />
        <div className={`h-4 w-1/2 ${block}`} />
        <div className={`h-5 w-2/3 ${block}`} />
      </div>
    </div>
  );
}

function Card() {
  return (
    <div className="space-y-3">
      <div className="aspect-4/3 rounded-card bg-sunken forced-colors:border" />
      <div className={`h-5 w-4/5 ${block}`} />
      <div className={`h-4 w-1/2 ${block}`} />
    </div>
  );
}

function TableRow() {
  return (
    <div className="flex min-h-14 items-center gap-4 border-b border-line">
      <div className="size-9 shrink-0 rounded-full bg-sunken forced-colors:border" />
      <div className={`h-4.5 w-2/5 ${block}`} />
      <div className={`ml-auto h-4.5 w-1/5 ${block}`} />
    </div>
  );
}

function Detail() {
  return (
    <div className="space-y-5">
      <div className={`h-8 w-3/5 ${block}`} />
      <div className={`h-5 w-2/5 ${block}`} />
      <div className="h-40 rounded-card bg-sunken forced-colors:border" />
      <div className={`h-4 w-full ${block}`} />
      <div className={`h-4 w-4/5 ${block}`} />
    </div>
  );
}

const layouts = {
  rows: 'space-y-6',
  cards: 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3',
  table: '',
  detail: '',
};

/** The coming layout in quiet blocks. Appears after 200 ms, so a quick answer shows none. */
export function Skeleton({ label, kind = 'rows', rows = 3, picture = false }: SkeletonProps) {
  const places = kind === 'detail' ? ['first'] : ['first', 'second', 'third'].slice(0, rows);
  return (
    <div role="status" aria-busy="true" className="late-in">
      <span className="sr-only">{label}</span>
      <div
        aria-hidden="true"
        className={`motion-safe:animate-[shimmer_1.6s_ease-in-out_infinite] ${layouts[kind]}`}
      >
        {places.map((place) => (
          <div key={place}>
            {kind === 'rows' && <Row picture={picture} />}
            {kind === 'cards' && <Card />}
            {kind === 'table' && <TableRow />}
            {kind === 'detail' && <Detail />}
          </div>
        ))}
      </div>
    </div>
  );
}
