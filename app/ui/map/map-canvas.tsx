/** The map itself. Loaded only when it is shown: it weighs more than the rest of the page together. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { openMap, type Area, type MapEngine } from '#app/ui/map/map-engine.ts';
import { MapPin } from '#app/ui/map/map-pin.tsx';
import type { Circle } from '#app/ui/map/map-style.ts';
import type { Pin } from '#app/ui/map/pin-groups.ts';
import type { PlacedGroup } from '#app/ui/map/pin-markers.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { mapWords } from '#app/ui/words/map.ts';

export type MapCanvasProps = {
  /** Name of the map for screen readers. */
  label: string;
  /** '3 vacatures bij elkaar, nummers 1, 4, 6. Zoom in.' */
  clusterName: (count: number, numbers: string) => string;
  pins: readonly Pin[];
  /** The area searched in. */
  circle?: Circle | null;
  tileUrl: string | null;
  /** How near the first look may be; the street when left out. */
  closest?: number;
  /** Id of the pin that is pointed at or was pressed. */
  chosen: string | null;
  onPoint: (id: string | null) => void;
  onPress?: (pin: Pin) => void;
  /** The reader moved the map: what is in sight now, for 'search in this area'. */
  onMove?: (area: Area) => void;
  /** The browser cannot draw it. */
  onFail: () => void;
};

/** MapLibre's own stylesheet is 72 kB, nearly all of it for controls that we do not use; this is the rest. */
const canvasClass =
  'focus-inset absolute inset-0 overflow-hidden [&_.maplibregl-canary]:bg-[salmon] [&_.maplibregl-canvas]:absolute [&_.maplibregl-canvas]:inset-0 [&_.maplibregl-interactive]:cursor-grab [&_.maplibregl-interactive]:touch-none [&_.maplibregl-interactive]:select-none [&_.maplibregl-marker]:absolute [&_.maplibregl-marker]:top-0 [&_.maplibregl-marker]:left-0';

export default function MapCanvas(props: MapCanvasProps) {
  const { chosen, onPoint, onPress, clusterName } = props;
  const words = useOwnWords(mapWords);
  const box = useRef<HTMLDivElement>(null);
  const { engine, groups } = useMapEngine(box, props);
  const isChosen = ({ group }: PlacedGroup) => group.pins.some(({ id }) => id === chosen);
  // What is chosen lies over its neighbours.
  useEffect(() => engine?.raise(chosen), [engine, chosen]);
  return (
    <div className="absolute inset-0 isolate">
      <div ref={box} className={canvasClass} />
      {groups.map((placed) =>
        createPortal(
          <MapPin
            group={placed.group}
            isChosen={isChosen(placed)}
            onPoint={onPoint}
            onPress={onPress}
            clusterName={clusterName}
            onSpread={(group) => engine?.spread(group)}
          />,
          placed.element,
          placed.group.key,
        ),
      )}
      <div className="absolute top-3 right-3 layer-bar flex flex-col overflow-hidden rounded-ctl bg-surface shadow-float">
        <IconButton label={words.zoomIn} icon={<Plus />} onClick={() => engine?.zoom(1)} />
        <IconButton label={words.zoomOut} icon={<Minus />} onClick={() => engine?.zoom(-1)} />
      </div>
    </div>
  );
}

/** Opens the map once, keeps it in step with the page, and closes it again. */
function useMapEngine(box: { current: HTMLDivElement | null }, props: MapCanvasProps) {
  const { pins, circle = null, tileUrl, label, closest } = props;
  const [engine, setEngine] = useState<MapEngine>();
  const [groups, setGroups] = useState<PlacedGroup[]>([]);
  const moved = useEffectEvent((area: Area) => props.onMove?.(area));
  const open = useEffectEvent((container: HTMLDivElement, signal: AbortSignal) =>
    openMap(
      container,
      {
        pins,
        circle,
        tileUrl,
        closest,
        title: label,
        onGroups: setGroups,
        onMove: (area) => moved(area),
      },
      signal,
    ),
  );
  const fail = useEffectEvent(() => props.onFail());
  useEffect(() => {
    const abort = new AbortController();
    let made: MapEngine | undefined;
    const start = async () => {
      if (!box.current) return;
      made = await open(box.current, abort.signal);
      setEngine(made);
    };
    start().catch(() => fail());
    return () => {
      abort.abort();
      made?.close();
      setEngine(undefined);
    };
  }, [box]);
  useShownInStep(engine, pins, circle);
  return { engine, groups };
}

function useShownInStep(engine: MapEngine | undefined, pins: readonly Pin[], circle: Circle | null) {
  const shownBy = useRef<MapEngine>(undefined);
  useEffect(() => {
    // It opens with what there is to see.
    if (engine && shownBy.current === engine) engine.show({ pins, circle });
    shownBy.current = engine;
  }, [engine, pins, circle]);
}
