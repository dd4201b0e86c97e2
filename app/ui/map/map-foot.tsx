import { scaleOf } from '#app/ui/map/map-scale.ts';
import type { MapSource } from '#app/ui/map/map-source.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { mapWords } from '#app/ui/words/map.ts';

type MapFootProps = { metresPerPixel: number; hasTiles: boolean; source: MapSource };

/** How long a kilometre is, and whose map it is: the licences ask to say so. */
export function MapFoot({ metresPerPixel, hasTiles, source }: MapFootProps) {
  const words = useOwnWords(mapWords);
  const { metres, pixels } = scaleOf(metresPerPixel);
  const length = metres < 1000 ? words.metres(metres) : words.kilometres(metres / 1000);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 t-xs">
      <p className="mb-2 ml-3 rounded-tag bg-surface/85 px-1.5 leading-snug text-ink tnum">
        <span className="sr-only">{words.scale(length)}</span>
        <span aria-hidden="true">{length}</span>
        <span
          aria-hidden="true"
          className="mb-1 block h-1.5 border-x-2 border-b-2 border-current"
          style={{ width: pixels }}
        />
      </p>
      <p className="rounded-tag bg-surface/85 px-2 text-end text-soft">
        {hasTiles && source.credit ? words.map(source.credit) : words.borders}
      </p>
    </div>
  );
}
