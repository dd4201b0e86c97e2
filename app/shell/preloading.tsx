import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { quietly } from '#app/shell/builds.ts';
import { isStaff, useFrame } from '#app/shell/frame.ts';
import { loadStaffFrame } from '#app/shell/page-frame.tsx';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

const isSparing = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the screen behind a link as soon as somebody seems to go there, and the layout of staff once they do go. */
export default function Preloading() {
  const isForStaff = isStaff(useFrame());
  const isLeaving = useNavigation().location !== undefined;
  useEffect(() => {
    if (isLeaving && isForStaff) quietly(loadStaffFrame).catch(() => {});
  }, [isLeaving, isForStaff]);
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin || link.pathname === location.pathname || isSparing())
        return;
      const { pathname } = link;
      void quietly(() => import('#app/shell/preload-screens.ts')).then(
        ({ preloadScreen }) => preloadScreen(pathname, isForStaff),
        () => {},
      );
    };
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [isForStaff]);
  return null;
}
