import { lazy, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { usePost } from '#app/forms/use-post.ts';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { usePath } from '#app/shell/locale-path.ts';
import type { FlashMessage } from '#app/shell/flash.ts';
import { areToastsWanted, onToastsWanted } from '#app/ui/toast-calls.ts';

// A page on which nothing is told fetches neither the region nor the store.
const ToastRegion = lazy(() => import('#app/ui/toast-region.tsx'));

/** What an action left to be told after going on (flash.ts): once, however often the page is drawn. */
let told: string | undefined;
function useFlash(): void {
  const flash = useFrame()?.flash;
  const takeBack = useTakeBack();
  const show = useEffectEvent(async ({ id: _id, undo, undoTo, ...toast }: FlashMessage) => {
    const { showToast } = await import('#app/ui/toasts.ts');
    showToast(undo === undefined ? toast : { ...toast, action: takeBack(undo, undoTo) });
  });
  useEffect(() => {
    if (!flash || flash.id === told) return;
    told = flash.id;
    void show(flash);
  }, [flash]);
}

/** The one thing that a toast may offer: as the form that there is without script (flash-notice.tsx). */
function useTakeBack() {
  const t = useWords('shell');
  const fetcher = useFetcher();
  const { state } = fetcher;
  const { pathname, search } = useLocation();
  const wasSent = useRef(false);
  // What had the focus before is often gone from the page as it was.
  useEffect(() => {
    if (state !== 'idle') wasSent.current = true;
    else if (wasSent.current) {
      wasSent.current = false;
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    }
  }, [state]);
  const post = usePost({ action: usePath()('/draai-terug'), fetcher });
  return (undo: string, to = `${pathname}${search}`) => ({
    label: t('undo.take'),
    onPress: () => void post({ undo, from: to }),
  });
}

/** The toasts of the whole site, over every page; they stay while one goes from page to page. */
export function Toasts() {
  useFlash();
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
