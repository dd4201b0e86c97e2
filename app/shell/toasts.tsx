import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useFrame } from '#app/shell/frame.ts';
import { areToastsWanted, onToastsWanted } from '#app/ui/toast-calls.ts';

// A page on which nothing is told fetches neither the region nor the store.
const ToastRegion = lazy(() => import('#app/ui/toast-region.tsx'));

/** What an action left to be told after going on (flash.ts): once, however often the page is drawn. */
let told: string | undefined;
function useFlash(): void {
  const flash = useFrame()?.flash;
  useEffect(() => {
    if (!flash || flash.id === told) return;
    told = flash.id;
    const { id: _id, ...toast } = flash;
    const tell = async () => (await import('#app/ui/toasts.ts')).showToast(toast);
    void tell();
  }, [flash]);
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
