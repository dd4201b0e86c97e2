/** The map itself. Loaded only when it is shown: it weighs more than the rest of the page together. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LngLatBounds, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useWords } from '#app/i18n/words.ts';
import { MapPin } from '#app/features/vacancies/parts/map-pin.tsx';
import { groupPins, type Pin, type PinGroup } from '#app/features/vacancies/parts/pin-groups.ts';
import {
  circleArea,
  loadGround,
  mapStyle,
  readColours,
  type Circle,
  type Ground,
} from '#app/features/vacancies/parts/map-style.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

setWorkerUrl(workerUrl);

export type MapCanvasProps = {
  pins: readonly Pin[];
  circle: Circle | null;
  tileUrl: string | null;
  /** Id of the vacancy that is pointed at or was pressed. */
  chosen: string | null;
  onPoint: (id: string | null) => void;
  onPress: (pin: Pin) => void;
  /** The browser cannot draw it. */
  onFail: () => void;
};

const deepestZoom = 16;
/** So near one would look into one street only. */
const closestFit = 13;
const netherlands: [[number, number], [number, number]] = [
  [3.2, 50.7],
  [7.3, 53.6],
];
/** A little more than the country, so that its edge can be seen. */
const farthest: [[number, number], [number, number]] = [
  [1.5, 49.8],
  [9, 54.5],
];

function boundsOf(pins: readonly Pin[], circle: Circle | null): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lon, lat } of pins) bounds.extend([lon, lat]);
  const area = circle && circleArea(circle).geometry;
  if (area?.type === 'Polygon')
    for (const corner of area.coordinates[0] ?? []) bounds.extend([corner[0] ?? 0, corner[1] ?? 0]);
  return bounds.isEmpty() ? new LngLatBounds(netherlands) : bounds;
}

const fitting = { padding: { top: 72, bottom: 56, left: 44, right: 44 }, maxZoom: closestFit };

export default function MapCanvas(props: MapCanvasProps) {
  const { pins, chosen, onPoint, onPress } = props;
  const t = useWords('vacancies');
  const { box, map, groups } = useMap(props);
  return (
    <div className="absolute inset-0">
      <div
        ref={box}
        className="focus-inset absolute inset-0 overflow-hidden [&_.maplibregl-canary]:bg-[salmon] [&_.maplibregl-canvas]:absolute [&_.maplibregl-canvas]:inset-0 [&_.maplibregl-interactive]:cursor-grab [&_.maplibregl-interactive]:touch-none [&_.maplibregl-interactive]:select-none [&_.maplibregl-marker]:absolute [&_.maplibregl-marker]:top-0 [&_.maplibregl-marker]:left-0"
      />
      {groups.map(({ group, element }) =>
        createPortal(
          <MapPin
            group={group}
            isChosen={group.pins.some(({ id }) => id === chosen)}
            onPoint={onPoint}
            onPress={onPress}
            onSpread={(one) => map?.fitBounds(boundsOf(one.pins, null), { ...fitting, maxZoom: deepestZoom })}
          />,
          element,
          group.key,
        ),
      )}
      {pins.length > 0 && (
        <div className="absolute right-3 bottom-9 flex flex-col overflow-hidden rounded-ctl bg-surface shadow-float">
          <IconButton label={t('search.map.zoomIn')} icon={<Plus />} onClick={() => map?.zoomIn()} />
          <IconButton label={t('search.map.zoomOut')} icon={<Minus />} onClick={() => map?.zoomOut()} />
        </div>
      )}
    </div>
  );
}

type Placed = { group: PinGroup; element: HTMLElement };

/** Makes the map once, keeps its pins, area and colours in step with the page, and takes it down again. */
function useMap({ pins, circle, tileUrl, chosen, onFail }: MapCanvasProps) {
  const t = useWords('vacancies');
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const [groups, setGroups] = useState<Placed[]>([]);
  const styleOf = useEffectEvent((ground: Ground, element: HTMLElement) =>
    mapStyle({
      ground,
      circle,
      tileUrl,
      colours: readColours(element),
      font: getComputedStyle(element).fontFamily.split(',')[0] ?? 'sans-serif',
    }),
  );
  const open = useEffectEvent((ground: Ground, container: HTMLDivElement) => {
    const made = new MapLibre({
      container,
      style: styleOf(ground, container),
      bounds: boundsOf(pins, circle),
      fitBoundsOptions: fitting,
      maxBounds: farthest,
      maxZoom: deepestZoom,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      locale: { 'Map.Title': t('search.map.label') },
    });
    made.touchZoomRotate.disableRotation();
    return made;
  });
  const fail = useEffectEvent(() => onFail());

  useEffect(() => {
    let made: MapLibre | undefined;
    let isGone = false;
    const start = async () => {
      const ground = await loadGround();
      if (isGone || !box.current) return;
      made = open(ground, box.current);
      setMap(made);
    };
    start().catch(fail);
    return () => {
      isGone = true;
      made?.remove();
      setMap(null);
    };
  }, []);

  useEffect(() => {
    if (!map || !box.current) return undefined;
    const element = box.current;
    const restyle = async () => map.setStyle(styleOf(await loadGround(), element));
    return watchMode(() => void restyle());
  }, [map]);

  useMarkers(map, pins, setGroups);

  useEffect(() => {
    for (const { group, element } of groups)
      element.style.zIndex = group.pins.some(({ id }) => id === chosen) ? '2' : '1';
  }, [groups, chosen]);
  return { box, map, groups };
}
