/** Single keys in a queue: they answer and go on, unless somebody types or has switched them off (WCAG 2.1.4). */
import Keyboard from 'lucide-react/icons/keyboard';
import KeyboardOff from 'lucide-react/icons/keyboard-off';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '#app/shell/locale-path.ts';
import { useHydrated } from '#app/ui/hydrated.ts';

/** One switch for all queues, under the name of the first of them. */
const storageKey = 'admission-shortcuts';
const isOff = () => window.localStorage.getItem(storageKey) === 'off';

interface QueueKeys {
  /** By the letter; undefined for what may not be done now. */
  acts: Readonly<Record<string, (() => void) | undefined>>;
  /** Addresses of the neighbours in the queue. */
  next: string | null;
  previous: string | null;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** Letters answer; J and the arrow down go to the next, K and the arrow up to the one before. */
export function useQueueKeys({ acts, next, previous }: QueueKeys): void {
  const navigate = useNavigate();
  const path = usePath();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isOff()) return;
    const goTo = (address: string | null) => () => address && void navigate(path(address));
    const [on, back] = [goTo(next), goTo(previous)];
    const named = Object.entries(acts).map(([letter, act]) => [letter.toLowerCase(), act] as const);
    const all = new Map<string, (() => unknown) | undefined>([
      ['ArrowDown', on],
      ['j', on],
      ['ArrowUp', back],
      ['k', back],
      ...named,
    ]);
    const act = all.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface ShownKeys {
  keys: readonly { sign: string; word: string }[];
  words: { switchOff: string; switchOn: string };
}

/** Which keys there are, and the switch for them. Only where there is a keyboard to expect. */
export function ShownQueueKeys({ keys, words }: ShownKeys) {
  const isHydrated = useHydrated();
  const [isOn, setOn] = useState<boolean | null>(null);
  if (!isHydrated) return null;
  const isVisible = isOn ?? !isOff();
  const label = isVisible ? words.switchOff : words.switchOn;
  const toggle = () => {
    window.localStorage.setItem(storageKey, isVisible ? 'off' : 'on');
    setOn(!isVisible);
  };
  return (
    <div className="ms-auto hidden items-center gap-1.5 t-xs text-soft xl:flex">
      {isVisible &&
        keys.map(({ sign, word }) => (
          <span key={sign} className="inline-flex items-center gap-1">
            <kbd className="inline-grid min-w-5 place-content-center rounded-tag border border-edge px-1">
              {sign}
            </kbd>
            <span>{word}</span>
          </span>
        ))}
      <button
        type="button"
        onClick={toggle}
        aria-label={label}
        title={label}
        className="-me-2.5 grid size-11 place-content-center rounded-ctl hover:bg-tint hover:text-ink [&_svg]:size-5"
      >
        {isVisible ? <Keyboard aria-hidden="true" /> : <KeyboardOff aria-hidden="true" />}
      </button>
    </div>
  );
}
