import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { MapSource } from '#app/ui/map/map-source.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { mapWords } from '#app/ui/words/map.ts';

const MapCanvas = lazy(() => import('#app/ui/map/map-canvas.tsx'));

type PlaceMapProps = {
  /** What stands there: the address. */
  title: string;
  lat: number;
  lon: number;
  source: MapSource;
};

/** One place. The map is heavy, so it is fetched only when it is asked for; without script there is no button. */
export function PlaceMap({ title, lat, lon, source }: PlaceMapProps) {
  const words = useOwnWords(mapWords);
  const isHydrated = useHydrated();
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  const [pins] = useState(() => [{ id: 'place', number: 1, letter: 'A', title, lat, lon }]);
  if (!isHydrated) return null;
  if (state === 'failed') return <p className="t-sm text-soft">{words.missing}</p>;
  if (state === 'waiting')
    return (
      <Button kind="line" icon={<MapPin />} onClick={() => setState('shown')}>
        {words.show}
      </Button>
    );
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
          // There is but one.
          clusterName={() => title}
          pins={pins}
          source={source}
          chosen="place"
          onPoint={() => {}}
          onFail={() => setState('failed')}
        />
      </Suspense>
    </div>
  );
}
