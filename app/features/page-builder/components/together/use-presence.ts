/** Who else is writing this page. Asked again now and then, as long as somebody looks at it. */
import { useEffect, useState } from 'react';
import { pageCalls } from '#contract/calls/pages.ts';
import { presenceBeatSeconds } from '#contract/page-presences.ts';
import { browserApi } from '#app/api/browser-api.ts';
import { useLocale } from '#app/i18n/words.ts';

export interface Other {
  name: string;
  since: string;
}

/** Those who came first first; nobody until the server answered, and while it does not. */
export function usePresence(id: string): readonly Other[] {
  const locale = useLocale();
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    const api = browserApi(locale);
    const params = { id };
    let isThere = true;
    const arrive = async () => {
      if (document.hidden) return;
      const answer = await api.send(pageCalls.arrive, { params }).catch(() => null);
      if (isThere) setOthers(answer?.record.others ?? []);
    };
    const leave = () => void api.send(pageCalls.leave, { params }).catch(() => null);
    void arrive();
    const timer = setInterval(() => void arrive(), presenceBeatSeconds * 1000);
    const look = () => void arrive();
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', leave);
    return () => {
      isThere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, locale]);
  return others;
}
