/** The last weeks of a figure as a small line, with the same in words for whoever does not see it. */
const width = 76;
const height = 28;
/** Room for the thickness of the line and the last point. */
const edge = 4;

/** Where each week stands; a week without a value has no point. */
function pointsOf(values: readonly (number | null)[]): { x: number; y: number }[] {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const step = (width - 2 * edge) / Math.max(1, values.length - 1);
  return values.flatMap((value, at) => {
    if (value === null) return [];
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return [{ x: edge + at * step, y: height - edge - share * (height - 2 * edge) }];
  });
}

export function RecentLine({ values, words }: { values: readonly (number | null)[]; words: string }) {
  const points = pointsOf(values);
  const last = points.at(-1);
  // One point is no line.
  if (points.length < 2 || !last) return null;
  return (
    <>
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="shrink-0 self-end text-solid"
      >
        <polyline
          points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={last.x} cy={last.y} r="3.5" fill="currentColor" />
      </svg>
      <span className="sr-only">{words}</span>
    </>
  );
}
