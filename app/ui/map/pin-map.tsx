import { lazy, Suspense, useState } from 'react';
import type { MapSource } from '#app/ui/map/map-source.ts';
import type { MapPoint } from '#app/ui/map/pin-groups.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { mapWords } from '#app/ui/words/map.ts';

const MapCanvas = lazy(() => import('#app/ui/map/map-canvas.tsx'));

type PinMapProps = {
  /** What stands there. */
  title: string;
  point: MapPoint;
  onMove: (point: MapPoint) => void;
  source: MapSource;
};

/** A map with one pin that can be dragged. Beside it stands how else it is moved: not everybody can drag. */
export function PinMap({ title, point: { lat, lon }, onMove, source }: PinMapProps) {
  const words = useOwnWords(mapWords);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p className="t-sm text-soft">{words.missing}</p>;
  return (
    <div className="relative h-72 overflow-clip rounded-card border border-line bg-tint2">
      <Suspense
        fallback={
          <p role="status" className="p-5 t-sm text-ink">
            {words.loading}
          </p>
        }
      >
        <MapCanvas
          label={words.of(title)}
          clusterName={() => title}
          pins={[{ id: 'pin', number: 1, letter: 'A', title, lat, lon }]}
          source={source}
          chosen="pin"
          onPoint={() => {}}
          onMove={onMove}
          onFail={() => setFailed(true)}
        />
      </Suspense>
    </div>
  );
}
