import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { spokenToast } from '#app/ui/spoken-toast.ts';
import { ToastCard } from '#app/ui/toast.tsx';
import { type Toast, type ToastPosition, visibleToasts } from '#app/ui/toast-state.ts';
import { toasts } from '#app/ui/toasts.ts';
import { useToastFocus } from '#app/ui/toast-focus.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { toastWords } from '#app/ui/words/toasts.ts';

// Shadows fall in the padding, which the margin takes back. On a phone the whole width: at the top, or above the bottom bar, which says its height in --bar-bottom.
const places: Record<ToastPosition, string> = {
  'top-left': 'top-4 sm:left-6',
  'top-center': 'top-4 sm:left-[calc(50%+1rem)] sm:-translate-x-1/2',
  'top-right': 'top-4 sm:right-6',
  'bottom-left': 'toast-bottom sm:left-6',
  'bottom-center': 'toast-bottom sm:left-[calc(50%+1rem)] sm:-translate-x-1/2',
  'bottom-right': 'toast-bottom sm:right-6',
};

const stillQuery = '(prefers-reduced-motion: reduce)';
function useIsStill(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(stillQuery);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(stillQuery).matches,
    () => false,
  );
}

/** What nobody looks at does not run out. */
function usePauseWhileHidden(): void {
  useEffect(() => {
    const look = () => toasts[document.hidden ? 'hold' : 'release']('hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

/**
 * Says each toast once: danger at once, the others when there is a pause. Apart from what is seen, as words are only heard when
 * they come into an element that was there before.
 */
function Spoken({ shown }: { shown: readonly Toast[] }) {
  const said = useRef(new Set<string>());
  const [texts, setTexts] = useState({ polite: '', assertive: '' });
  useEffect(() => {
    const fresh = shown.filter(({ id }) => !said.current.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) said.current.add(id);
    const join = (ones: readonly Toast[]) => ones.map(spokenToast).join(' ');
    const polite = join(fresh.filter(({ color }) => color !== 'danger'));
    const assertive = join(fresh.filter(({ color }) => color === 'danger'));
    setTexts((before) => ({ polite: polite || before.polite, assertive: assertive || before.assertive }));
  }, [shown]);
  return (
    <>
      <p role="status" className="sr-only">
        {texts.polite}
      </p>
      <p role="alert" className="sr-only">
        {texts.assertive}
      </p>
    </>
  );
}

type StackProps = { position: ToastPosition; shown: readonly Toast[]; onClose: (id: string) => void };

function Stack({ position, shown, onClose }: StackProps) {
  const isStill = useIsStill();
  return (
    <ol
      className={`pointer-events-none fixed layer-toast -m-4 flex max-h-[calc(100dvh-4rem)] w-90 max-w-[calc(100vw-2rem)] flex-col gap-3 overflow-y-auto p-4 sm:box-content max-sm:inset-x-4 max-sm:w-auto max-sm:max-w-none ${places[position]}`}
    >
      {shown.map((toast) => (
        <li
          key={toast.id}
          data-toast={toast.id}
          className="pointer-events-auto @container"
          onPointerEnter={() => toasts.hold('pointer')}
          onPointerLeave={() => toasts.release('pointer')}
        >
          <ToastCard toast={toast} isStill={isStill} onClose={() => onClose(toast.id)} />
        </li>
      ))}
    </ol>
  );
}

/** All toasts that are to be seen: a landmark at the end of the page, reached by F6 as well. */
export default function ToastRegion() {
  const words = useOwnWords(toastWords);
  const state = useSyncExternalStore(toasts.subscribe, toasts.readDrawn, toasts.readDrawn);
  const visible = visibleToasts(state.toasts);
  const region = useRef<HTMLElement>(null);
  const { close, onFocus, onBlur } = useToastFocus(region, visible);
  usePauseWhileHidden();
  const closeFocused = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof HTMLElement)) return;
    const id = event.target.closest('[data-toast]')?.getAttribute('data-toast');
    if (!visible.find((toast) => toast.id === id)?.closable || !id) return;
    event.stopPropagation();
    close(id);
  };
  const positions = [...new Set(visible.map(({ position }) => position))];
  return (
    // Dialogs hide and shut out the rest of the page, but not this.
    <div data-react-aria-top-layer="true">
      <Spoken shown={visible} />
      {visible.length > 0 && (
        <section
          ref={region}
          aria-label={words.region}
          onKeyDown={closeFocused}
          onFocus={onFocus}
          onBlur={onBlur}
        >
          {positions.map((position) => (
            <Stack
              key={position}
              position={position}
              shown={visible.filter((toast) => toast.position === position)}
              onClose={close}
            />
          ))}
        </section>
      )}
    </div>
  );
}
