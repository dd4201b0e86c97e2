/** The map itself. Loaded only when it is shown: it weighs more than the rest of the page together. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '#app/i18n/words.ts';
import { openMap, type MapEngine } from '#app/features/vacancies/parts/map-engine.ts';
import { MapPin } from '#app/features/vacancies/parts/map-pin.tsx';
import type { Circle } from '#app/features/vacancies/parts/map-style.ts';
import type { Pin } from '#app/features/vacancies/parts/pin-groups.ts';
import type { PlacedGroup } from '#app/features/vacancies/parts/pin-markers.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

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

/** MapLibre's own stylesheet is 72 kB, nearly all of it for controls that we do not use; this is the rest. */
const canvasClass =
  'focus-inset absolute inset-0 overflow-hidden [&_.maplibregl-canary]:bg-[salmon] [&_.maplibregl-canvas]:absolute [&_.maplibregl-canvas]:inset-0 [&_.maplibregl-interactive]:cursor-grab [&_.maplibregl-interactive]:touch-none [&_.maplibregl-interactive]:select-none [&_.maplibregl-marker]:absolute [&_.maplibregl-marker]:top-0 [&_.maplibregl-marker]:left-0';

export default function MapCanvas(props: MapCanvasProps) {
  const { chosen, onPoint, onPress } = props;
  const t = useWords('vacancies');
  const box = useRef<HTMLDivElement>(null);
  const { engine, groups } = useMapEngine(box, props);
  const isChosen = ({ group }: PlacedGroup) => group.pins.some(({ id }) => id === chosen);
  // What is chosen lies over its neighbours.
  useEffect(() => engine?.raise(chosen), [engine, chosen]);
  return (
    <div className="absolute inset-0">
      <div ref={box} className={canvasClass} />
      {groups.map((placed) =>
        createPortal(
          <MapPin
            group={placed.group}
            isChosen={isChosen(placed)}
            onPoint={onPoint}
            onPress={onPress}
            onSpread={(group) => engine?.spread(group)}
          />,
          placed.element,
          placed.group.key,
        ),
      )}
      <div className="absolute top-3 right-3 flex flex-col overflow-hidden rounded-ctl bg-surface shadow-float">
        <IconButton label={t('search.map.zoomIn')} icon={<Plus />} onClick={() => engine?.zoom(1)} />
        <IconButton label={t('search.map.zoomOut')} icon={<Minus />} onClick={() => engine?.zoom(-1)} />
      </div>
    </div>
  );
}

/** Opens the map once, keeps it in step with the page, and closes it again. */
function useMapEngine(box: { current: HTMLDivElement | null }, props: MapCanvasProps) {
  const { pins, circle } = props;
  const t = useWords('vacancies');
  const [engine, setEngine] = useState<MapEngine>();
  const [groups, setGroups] = useState<PlacedGroup[]>([]);
  const shownFirst = useRef(true);
  const open = useEffectEvent((container: HTMLDivElement, signal: AbortSignal) =>
    openMap(
      container,
      { pins, circle, tileUrl: props.tileUrl, title: t('search.map.label'), onGroups: setGroups },
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
      shownFirst.current = true;
      setEngine(made);
    };
    start().catch(() => fail());
    return () => {
      abort.abort();
      made?.close();
      setEngine(undefined);
    };
  }, [box]);
  useEffect(() => {
    // It opens with what there is to see.
    if (!shownFirst.current) engine?.show({ pins, circle });
    if (engine) shownFirst.current = false;
  }, [engine, pins, circle]);
  return { engine, groups };
}
