import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import type { Pin, PinGroup } from '#app/ui/map/pin-groups.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { mapWords } from '#app/ui/words/map.ts';

type PinListProps = {
  group: PinGroup;
  onPoint: (id: string | null) => void;
  onPress: (pin: Pin) => void;
  onClose: () => void;
};

/** What is in one spot, so near together that no zoom parts it. */
export function PinList({ group, onPoint, onPress, onClose }: PinListProps) {
  const words = useOwnWords(mapWords);
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    list.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <section
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      className="absolute bottom-12 left-3 layer-bar flex max-h-[min(20rem,48%)] w-80 max-w-[calc(100%-1.5rem)] flex-col rounded-card bg-surface shadow-float"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-4">
        <h2 id={title} className="t-h4">
          {words.together(group.pins.length)}
        </h2>
        <IconButton label={words.closeList} icon={<X />} onClick={onClose} />
      </div>
      <ul ref={list} className="overflow-y-auto py-1">
        {group.pins.map((pin) => (
          <li key={pin.id}>
            <button
              type="button"
              onClick={() => onPress(pin)}
              onPointerEnter={() => onPoint(pin.id)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(pin.id)}
              onBlur={() => onPoint(null)}
              className="focus-inset flex min-h-11 w-full items-baseline gap-3 px-4 py-2 text-start hover:bg-tint2"
            >
              <span className="w-6 shrink-0 text-end font-bold tnum">{pin.letter ?? pin.number}</span>
              <span className="min-w-0 wrap-break-word">{pin.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
