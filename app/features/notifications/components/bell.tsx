import Bell from 'lucide-react/icons/bell';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { refresh, useNotifications } from '#app/features/notifications/components/notification-store.ts';
import { loadWords } from '#app/i18n/lazy-words.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { PanelButton } from '#app/shell/panel-button.tsx';
import { watchSessionEnd } from '#app/shell/session-end.ts';

const Panel = lazy(async () => {
  await loadWords(['notifications']);
  return import('#app/features/notifications/components/panel.tsx');
});

const everyMs = 60_000;
/** Going from page to page asks at most this often. */
const pauseMs = 3_000;

/** Asks when one goes on, comes back to the tab, and every minute in between while it is looked at. */
function useFreshCount(): void {
  const locale = useLocale();
  const { pathname } = useLocation();
  const askedAt = useRef<string>(null);
  useEffect(() => {
    if (askedAt.current === pathname) return;
    askedAt.current = pathname;
    void refresh(locale, pauseMs);
  }, [locale, pathname]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void refresh(locale, pauseMs);
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [locale]);
}

/** The bell with the number of unread notifications. */
export default function NotificationBell() {
  const t = useWords('shell');
  const frame = useFrame();
  const unread = useNotifications().unread ?? frame?.user?.unread ?? 0;
  useFreshCount();
  useEffect(watchSessionEnd, []);
  const label = unread > 0 ? t('toolbar.unread', { count: unread }) : t('toolbar.notifications');
  return (
    <PanelButton
      label={label}
      href="/notificaties"
      icon={
        <>
          <Bell aria-hidden />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-content-center rounded-full border border-transparent bg-badfill px-1 t-xs leading-none font-semibold text-onbad tnum"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<div aria-busy className="h-60" />}>
          <Panel close={close} />
        </Suspense>
      )}
    </PanelButton>
  );
}
