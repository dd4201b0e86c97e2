import { useEffect, useState } from 'react';
import type { AuditTopic } from '#contract/audit-acts.ts';
import { auditEventCalls } from '#contract/calls/audit-events.ts';
import type { Locale } from '#contract/locales.ts';
import { browserApi } from '#app/api/browser-api.ts';
import type { Deed } from '#app/features/audit-events/parts/deed-line.tsx';
import { useLocale } from '#app/i18n/words.ts';

export type Topic = AuditTopic | 'main';

/** Lines at once. */
const size = 15;

interface Loaded {
  /** Null until the first are there. */
  deeds: readonly Deed[] | null;
  hasMore: boolean;
  isAsking: boolean;
  /** The last time, whether for the first or for more. */
  hasFailed: boolean;
}

const nothing: Loaded = { deeds: null, hasMore: false, isAsking: true, hasFailed: false };

/** The newest, or what comes after those that are there: what happens meanwhile shifts nothing. */
async function ask(locale: Locale, topic: Topic, { deeds, hasMore }: Loaded): Promise<Loaded> {
  const known = deeds ?? [];
  try {
    const { items, pagination } = await browserApi(locale).list(auditEventCalls.list, {
      filter: { topic, before: known.at(-1)?.id },
      page: { size },
    });
    return {
      deeds: [...known, ...items],
      hasMore: pagination.next !== null,
      isAsking: false,
      hasFailed: false,
    };
  } catch {
    return { deeds, hasMore, isAsking: false, hasFailed: true };
  }
}

/** Deeds under a topic; `next` is the first of those that were asked for by hand. `onShown` hears how many came each time. */
export function useDeeds(topic: Topic, onShown: (count: number) => void) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState(nothing);
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    const begin = async () => {
      const first = await ask(locale, topic, nothing);
      if (isLeft) return;
      setLoaded(first);
      if (first.deeds) onShown(first.deeds.length);
    };
    void begin();
    return () => {
      isLeft = true;
    };
  }, [locale, topic, onShown]);
  const more = async () => {
    setLoaded({ ...loaded, isAsking: true });
    const answer = await ask(locale, topic, loaded);
    const added = (answer.deeds ?? []).slice(loaded.deeds?.length ?? 0);
    setLoaded(answer);
    setNext(added[0]?.id ?? null);
    if (!answer.hasFailed) onShown(added.length);
  };
  return { ...loaded, next, more: () => void more() };
}
