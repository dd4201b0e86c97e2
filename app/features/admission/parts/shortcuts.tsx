import Keyboard from 'lucide-react/icons/keyboard';
import KeyboardOff from 'lucide-react/icons/keyboard-off';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { useHydrated } from '#app/ui/hydrated.ts';

const storageKey = 'admission-shortcuts';
const isOff = () => window.localStorage.getItem(storageKey) === 'off';

interface Shortcuts {
  approve: (() => void) | undefined;
  deny: (() => void) | undefined;
  next: string | null;
  previous: string | null;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** Single keys answer, unless somebody types or has switched them off (WCAG 2.1.4). */
export function useShortcuts({ approve, deny, next, previous }: Shortcuts): void {
  const t = useWords('admission');
  const navigate = useNavigate();
  const path = usePath();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isOff()) return;
    const goTo = (id: string | null) => id && void navigate(path(`/organizations/approve?id=${id}`));
    const acts: Record<string, (() => unknown) | undefined> = {
      [t('keys.approve').toLowerCase()]: approve,
      [t('keys.deny').toLowerCase()]: deny,
      ArrowDown: () => goTo(next),
      ArrowUp: () => goTo(previous),
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
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

function Key({ sign, word }: { sign: string; word: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <kbd className="inline-grid min-w-5 place-content-center rounded-tag border border-edge px-1">
        {sign}
      </kbd>
      <span>{word}</span>
    </span>
  );
}

/** Which keys there are, and the switch for them. Only where there is a keyboard to expect. */
export function ShortcutKeys() {
  const t = useWords('admission');
  const isHydrated = useHydrated();
  const [isOn, setOn] = useState<boolean | null>(null);
  if (!isHydrated) return null;
  const shown = isOn ?? !isOff();
  const label = t(shown ? 'keys.switchOff' : 'keys.switchOn');
  const toggle = () => {
    window.localStorage.setItem(storageKey, shown ? 'off' : 'on');
    setOn(!shown);
  };
  return (
    <div className="ms-auto hidden items-center gap-2 t-xs text-soft xl:flex">
      {shown && (
        <>
          <Key sign={t('keys.approve')} word={t('keys.approveWord')} />
          <Key sign={t('keys.deny')} word={t('keys.denyWord')} />
          <Key sign="↓" word={t('keys.next')} />
        </>
      )}
      <button
        type="button"
        onClick={toggle}
        aria-label={label}
        title={label}
        className="grid size-11 place-content-center rounded-ctl hover:bg-tint hover:text-ink [&_svg]:size-5"
      >
        {shown ? <Keyboard aria-hidden="true" /> : <KeyboardOff aria-hidden="true" />}
      </button>
    </div>
  );
}
