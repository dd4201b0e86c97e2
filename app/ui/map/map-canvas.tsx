/** The map itself. Loaded only when it is shown: it weighs more than the rest of the page together. */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { MapView } from '#app/ui/map/map-bounds.ts';
import { focusCard, MapCard } from '#app/ui/map/map-card.tsx';
import { MapControls } from '#app/ui/map/map-controls.tsx';
import { openMap, type MapEngine, type View } from '#app/ui/map/map-engine.ts';
import { MapFoot } from '#app/ui/map/map-foot.tsx';
import { MapPin } from '#app/ui/map/map-pin.tsx';
import type { MapSource } from '#app/ui/map/map-source.ts';
import type { Circle } from '#app/ui/map/map-circle.ts';
import type { MapArea } from '#contract/map-area.ts';
import type { MapPoint, Pin, PinGroup } from '#app/ui/map/pin-groups.ts';
import { PinList } from '#app/ui/map/pin-list.tsx';
import type { PlacedGroup } from '#app/ui/map/pin-markers.ts';

export type MapCanvasProps = {
  /** Name of the map for screen readers. */
  label: string;
  /** '3 vacatures bij elkaar, nummers 1, 4, 6'. */
  clusterName: (count: number, numbers: string) => string;
  pins: readonly Pin[];
  /** The circle searched in. */
  circle?: Circle | null;
  /** The part of the map searched in. */
  area?: MapArea | null;
  source: MapSource;
  /** Id of the pin that is pointed at or was pressed. */
  chosen: string | null;
  onPoint: (id: string | null) => void;
  onPress?: (pin: Pin) => void;
  /** Its pin can be dragged, and was dragged to there. */
  onMove?: (point: MapPoint) => void;
  /** Address of the same page for what lies in an area, and for everywhere while one is searched in. */
  areaHref?: (area: MapArea) => string;
  allHref?: string | undefined;
  /** The browser cannot draw it. */
  onFail: () => void;
  /** What a pressed pin stands for, null while none is pressed; left out where pins open nothing. */
  card?: { pin: string; content: ReactNode; onClose: () => void } | null;
};

/** MapLibre's own stylesheet is 72 kB, nearly all of it for controls that we do not use; this is the rest. */
const canvasClass =
  'focus-inset absolute inset-0 overflow-hidden [&_.maplibregl-canary]:bg-[salmon] [&_.maplibregl-canvas]:absolute [&_.maplibregl-canvas]:inset-0 [&_.maplibregl-interactive]:cursor-grab [&_.maplibregl-interactive]:touch-none [&_.maplibregl-interactive]:select-none [&_.maplibregl-marker]:absolute [&_.maplibregl-marker]:top-0 [&_.maplibregl-marker]:left-0';

export default function MapCanvas(props: MapCanvasProps) {
  const { chosen, onPoint, onPress, clusterName, source, pins, card } = props;
  const whole = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { engine, groups, view } = useMapEngine(box, props);
  const [listed, setListed] = useListed(engine, pins);
  const isChosen = ({ group }: PlacedGroup) => group.pins.some(({ id }) => id === chosen);
  // What is chosen lies over its neighbours.
  useEffect(() => engine?.raise(chosen), [engine, chosen]);
  const cardId = useId();
  const press = (pin: Pin) => {
    setListed(null);
    onPress?.(pin);
    if (card?.pin === pin.id) focusCard(cardId);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !card || listed) return;
    // A sheet around the map stays open.
    event.preventDefault();
    card.onClose();
  };
  return (
    <div ref={whole} onKeyDown={closeOnEscape} className="absolute inset-0 isolate bg-(--map-land)">
      <div ref={box} className={canvasClass} />
      {groups.map((placed) =>
        createPortal(
          <MapPin
            group={placed.group}
            isChosen={isChosen(placed)}
            card={
              card === undefined
                ? undefined
                : { id: cardId, isOpen: placed.group.pins.some(({ id }) => id === card?.pin) }
            }
            onPoint={onPoint}
            onPress={press}
            clusterName={clusterName}
            onSpread={(group) => setListed(engine?.spread(group) === false ? group : null)}
          />,
          placed.element,
          placed.group.key,
        ),
      )}
      <MapControls
        engine={engine}
        view={view}
        areaHref={props.areaHref}
        allHref={props.allHref}
        box={whole}
      />
      {view && <MapFoot {...view} source={source} />}
      {listed ? (
        <PinList
          key={listed.key}
          group={listed}
          onPoint={onPoint}
          onPress={press}
          onClose={() => setListed(null)}
        />
      ) : (
        engine &&
        card && (
          <MapCard key={card.pin} id={cardId} pin={card.pin} engine={engine}>
            {card.content}
          </MapCard>
        )
      )}
    </div>
  );
}

/** The group whose pins are listed and stand in a ring around it, until there are others to show. */
function useListed(engine: MapEngine | undefined, pins: readonly Pin[]) {
  const [listed, setListed] = useState<{ group: PinGroup; of: string } | null>(null);
  const text = textOf({ pins, circle: null, area: null });
  const group = listed?.of === text ? listed.group : null;
  useEffect(() => engine?.fan(group), [engine, group]);
  return [group, (next: PinGroup | null) => setListed(next && { group: next, of: text })] as const;
}

interface Standing {
  groups: PlacedGroup[];
  /** A pin whose element went while it had the focus. */
  lost: { pin: string } | null;
}

/** What stands on the map. Whoever was at what is drawn no more is at what stands there now. */
function useGroups(engine: MapEngine | undefined) {
  const [{ groups, lost }, set] = useState<Standing>({ groups: [], lost: null });
  useEffect(() => {
    if (lost) engine?.pins.focus(lost.pin);
  }, [engine, lost]);
  const setGroups = (next: PlacedGroup[], pin: string | null) =>
    set({ groups: next, lost: pin === null ? null : { pin } });
  return { groups, setGroups };
}

/** Opens the map once, keeps it in step with the page, and closes it again. */
function useMapEngine(box: RefObject<HTMLDivElement | null>, props: MapCanvasProps) {
  const { pins, circle = null, area = null, source, label } = props;
  const [engine, setEngine] = useState<MapEngine>();
  const { groups, setGroups } = useGroups(engine);
  const [view, setView] = useState<View>();
  const move = useEffectEvent((point: MapPoint) => props.onMove?.(point));
  const open = useEffectEvent((container: HTMLDivElement, signal: AbortSignal) => {
    const onMove = props.onMove && ((point: MapPoint) => move(point));
    const told = { onGroups: setGroups, onView: setView, onMove };
    return openMap(container, { pins, circle, area, source, title: label, ...told }, signal);
  });
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
  useShownInStep(engine, { pins, circle, area });
  return { engine, groups, view };
}

/** The same for the same pins in the same places, however often the page draws itself again. */
const textOf = ({ pins, circle, area }: MapView): string =>
  JSON.stringify([pins.map(({ id, number, lat, lon }) => [id, number, lat, lon]), circle, area]);

/** A page that is drawn again with the same pins must not pull the map from under somebody's hands. */
function useShownInStep(engine: MapEngine | undefined, shown: MapView) {
  const shownBy = useRef<MapEngine>(undefined);
  const [kept, keep] = useState(shown);
  if (textOf(kept) !== textOf(shown)) keep(shown);
  useEffect(() => {
    // It opens with what there is to see.
    if (engine && shownBy.current === engine) engine.show(kept);
    shownBy.current = engine;
  }, [engine, kept]);
}
