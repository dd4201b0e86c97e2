import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useFrame } from '#app/shell/frame.ts';
import { showToast, toasts } from '#app/ui/toasts.ts';

// A page on which nothing is told does not fetch it.
const ToastRegion = lazy(() => import('#app/ui/toast-region.tsx'));

let hasShown = false;
const anyYet = () => (hasShown ||= toasts.read().toasts.length > 0);

/** What an action left to be told after going on (flash.ts): once, however often the page is drawn. */
let told: string | undefined;
function useFlash(): void {
  const flash = useFrame()?.flash;
  useEffect(() => {
    if (!flash || flash.id === told) return;
    told = flash.id;
    const { id: _id, ...toast } = flash;
    showToast(toast);
  }, [flash]);
}

/** The toasts of the whole site, over every page; they stay while one goes from page to page. */
export function Toasts() {
  useFlash();
  const isWanted = useSyncExternalStore(toasts.subscribe, anyYet, () => false);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
