import { lazy, Suspense, useState } from 'react';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { areaText } from '#app/ui/map/area-address.ts';
import { MapSheet } from '#app/ui/map/map-sheet.tsx';
import { PlaceMap } from '#app/ui/map/place-map.tsx';

const MapCanvas = lazy(() => import('#app/ui/map/map-canvas.tsx'));

const samples = {
  nl: {
    label: 'Kaart met vijf plekken',
    places: ['Buurttuin', 'Taalcafé', 'Kringloop', 'Speeltuin', 'Bibliotheek'],
    long: 'Vrijwilligersontmoetingscentrum',
    cluster: (count: number, numbers: string) => `${count} plekken bij elkaar, nummers ${numbers}`,
    failed: 'De kaart doet het niet',
    sheet: 'Kaart',
    title: 'De plekken op de kaart',
    close: 'Sluit de kaart',
    address: 'Noordkade 88, Waterveen',
  },
  en: {
    label: 'Map with five places',
    places: ['Garden', 'Language café', 'Charity shop', 'Playground', 'Library'],
    long: 'Meeting centre for volunteers',
    cluster: (count: number, numbers: string) => `${count} places together, numbers ${numbers}`,
    failed: 'The map does not work',
    sheet: 'Map',
    title: 'The places on the map',
    close: 'Close the map',
    address: 'Noordkade 88, Waterveen',
  },
};

/** Oldebroek, without tiles. */
const source = { tileUrl: null, credit: null, home: 'GM0269' };

const spots = [
  [52.45, 5.83],
  [52.45, 5.83],
  [52.43, 5.9],
  [52.47, 5.78],
  [52.5, 5.95],
] as const;

function FullMap({ chosen, onPoint }: { chosen: string | null; onPoint: (id: string | null) => void }) {
  const sample = useSample(samples);
  const isLong = useIsLong();
  const [hasFailed, setFailed] = useState(false);
  const [pins] = useState(() =>
    spots.map(([lat, lon], at) => ({
      id: String(at),
      number: at + 1,
      title: isLong ? sample.long : (sample.places[at] ?? ''),
      lat,
      lon,
    })),
  );
  if (hasFailed) return <p className="p-6">{sample.failed}</p>;
  return (
    <Suspense>
      <MapCanvas
        label={sample.label}
        clusterName={sample.cluster}
        pins={pins}
        source={source}
        chosen={chosen}
        onPoint={onPoint}
        areaHref={(area) => `?area=${areaText(area)}`}
        onFail={() => setFailed(true)}
      />
    </Suspense>
  );
}

export default function MapStory() {
  const sample = useSample(samples);
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<string | null>('2');
  return (
    <>
      <Part title="List and map point at each other">
        <div className="grid grid-cols-1 gap-6 md:grid-cols-[20rem_1fr]">
          <ol className="list-inside list-decimal">
            {sample.places.map((place, at) => (
              <li key={place} className={`border-b border-line ${chosen === String(at) ? 'bg-tint2' : ''}`}>
                <button
                  type="button"
                  className="min-h-11 link"
                  onClick={() => setChosen(String(at))}
                  onPointerEnter={() => setChosen(String(at))}
                >
                  {place}
                </button>
              </li>
            ))}
          </ol>
          <div className="relative h-96 overflow-clip rounded-card border border-line bg-sunken">
            {isHydrated && <FullMap chosen={chosen} onPoint={setChosen} />}
          </div>
        </div>
      </Part>
      <Part title="One place, when asked for">
        <PlaceMap title={sample.address} lat={52.45} lon={5.83} source={source} />
      </Part>
      <Part title="On a phone: full screen">
        {/* The button floats: here over a place of its own, so that it covers nothing of the story. */}
        <div className="h-20 contain-layout">
          <MapSheet label={sample.sheet} title={sample.title} closeLabel={sample.close}>
            {() => <FullMap chosen={null} onPoint={setChosen} />}
          </MapSheet>
        </div>
      </Part>
    </>
  );
}
