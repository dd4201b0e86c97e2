/** Fills that differ without colour: solid, tint, then patterns; ink on surface holds in every theme and in print. */
const patterns = ['lines', 'dots', 'cross'] as const;

/** More series than this cannot be told apart: put the rest together first. */
export const mostSeries = 2 + patterns.length;

export const fillOf = (id: string, at: number): string =>
  at === 0
    ? 'var(--solid)'
    : at === 1
      ? 'var(--tint3)'
      : `url(#${id}-${patterns[(at - 2) % patterns.length]})`;

const look = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' } as const;

/** Inside the `defs` of a drawing. */
export function SeriesPatterns({ id }: { id: string }) {
  const ground = <rect width="8" height="8" fill="var(--surface)" />;
  return (
    <>
      <pattern id={`${id}-lines`} {...look} patternTransform="rotate(45)">
        {ground}
        <rect width="3" height="8" fill="var(--solid)" />
      </pattern>
      <pattern id={`${id}-dots`} {...look}>
        {ground}
        <circle cx="4" cy="4" r="2" fill="var(--solid)" />
      </pattern>
      <pattern id={`${id}-cross`} {...look}>
        {ground}
        <path d="M0 0 8 8M8 0 0 8" stroke="var(--solid)" strokeWidth="1.5" />
      </pattern>
    </>
  );
}

/** The little square in a legend. */
export function SeriesMark({ id, at }: { id: string; at: number }) {
  return (
    <svg width="18" height="18" aria-hidden="true" className="shrink-0">
      <defs>
        <SeriesPatterns id={id} />
      </defs>
      <rect x="1" y="1" width="16" height="16" fill={fillOf(id, at)} stroke="var(--solid)" />
    </svg>
  );
}
