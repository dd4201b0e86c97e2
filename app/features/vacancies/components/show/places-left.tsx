/** More dots than this are no longer counted at a glance, nor fit beside the words. */
const mostDots = 6;

/** Taken places filled, free ones open; the words beside it say the same. */
export function PlacesLeft({ positions, left }: { positions: number; left: number }) {
  if (positions > mostDots) return null;
  return (
    <span aria-hidden="true" className="flex gap-1">
      {Array.from({ length: positions }, (_, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          className={`size-3 rounded-full border-ctl ${at < positions - left ? 'border-solid bg-solid forced-colors:bg-[Highlight]' : 'border-edge'}`}
        />
      ))}
    </span>
  );
}
