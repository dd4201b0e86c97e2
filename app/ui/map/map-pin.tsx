import { useOwnWords } from '#app/ui/words/own-words.ts';
import { mapWords } from '#app/ui/words/map.ts';
import type { Pin, PinGroup } from '#app/ui/map/pin-groups.ts';

type MapPinProps = {
  group: PinGroup;
  /** Pointed at in the list or here, or pressed. */
  isChosen: boolean;
  /** The card that it opens, once it is open; left out where it opens none. */
  card?: { id: string; isOpen: boolean } | undefined;
  onPoint: (id: string | null) => void;
  onPress?: (pin: Pin) => void;
  /** '3 vacatures bij elkaar, nummers 1, 4, 6'. */
  clusterName: (count: number, numbers: string) => string;
  onSpread: (group: PinGroup) => void;
};

/** A pin with the number of its row, or a disc with how many stand there. */
export function MapPin({ group, isChosen, card, onPoint, onPress, clusterName, onSpread }: MapPinProps) {
  const words = useOwnWords(mapWords);
  const [only] = group.pins;
  if (group.pins.length > 1 || !only)
    return (
      <button
        type="button"
        aria-label={clusterName(group.pins.length, group.pins.map(({ number }) => number).join(', '))}
        onClick={() => onSpread(group)}
        className={`grid size-11 forced-color-adjust-none place-content-center rounded-full border-ctl t-body leading-none font-bold shadow-float ring-4 tnum transition-colors ${
          isChosen
            ? 'border-onaccent bg-accent text-onaccent ring-accent/30'
            : 'border-surface bg-solid text-onsolid ring-solid/25 hover:bg-solidh'
        }`}
      >
        {group.pins.length}
      </button>
    );
  return (
    <button
      type="button"
      aria-label={words.pin(only.letter ?? String(only.number), only.title)}
      aria-expanded={card?.isOpen}
      aria-controls={card?.isOpen ? card.id : undefined}
      onClick={() => onPress?.(only)}
      onPointerEnter={() => onPoint(only.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(only.id)}
      onBlur={() => onPoint(null)}
      className={`relative block h-12 w-11 origin-bottom forced-color-adjust-none rounded-full motion-safe:transition-transform ${isChosen ? 'scale-120' : ''}`}
    >
      <svg viewBox="0 0 44 48" aria-hidden="true" className="absolute inset-0 drop-shadow-sm">
        <path
          d="M22 46C18 39 5 31 5 19a17 17 0 0 1 34 0c0 12-13 20-17 27Z"
          className={isChosen ? 'fill-accent stroke-onaccent' : 'fill-surface stroke-solid'}
          strokeWidth="2.5"
        />
      </svg>
      <span
        className={`absolute inset-x-0 top-1.5 t-body font-bold tnum ${isChosen ? 'text-onaccent' : 'text-ink'}`}
      >
        {only.letter ?? only.number}
      </span>
    </button>
  );
}
