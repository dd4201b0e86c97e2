import { useEffect, useState } from 'react';
import type { AuditTopic } from '#contract/audit-actions.ts';
import { auditEventCalls } from '#contract/calls/audit-events.ts';
import type { Locale } from '#contract/locales.ts';
import { browserApi } from '#app/api/browser-api.ts';
import type { AuditEvent } from '#app/features/audit-events/components/event-line.tsx';
import { useLocale } from '#app/i18n/words.ts';

export type Topic = AuditTopic | 'main';

/** Lines at once. */
const size = 15;

interface Loaded {
  /** Null until the first are there. */
  events: readonly AuditEvent[] | null;
  hasMore: boolean;
  isAsking: boolean;
  /** The last time, whether for the first or for more. */
  hasFailed: boolean;
}

const nothing: Loaded = { events: null, hasMore: false, isAsking: true, hasFailed: false };

/** The newest, or what comes after those that are there: what happens meanwhile shifts nothing. */
async function ask(locale: Locale, topic: Topic, { events, hasMore }: Loaded): Promise<Loaded> {
  const existingEvents = events ?? [];
  try {
    const { items, pagination } = await browserApi(locale).list(auditEventCalls.list, {
      filter: { topic, before: existingEvents.at(-1)?.id },
      page: { size },
    });
    return {
      events: [...existingEvents, ...items],
      hasMore: pagination.next !== null,
      isAsking: false,
      hasFailed: false,
    };
  } catch {
    return { events, hasMore, isAsking: false, hasFailed: true };
  }
}

/** Actions under a topic; `next` is the first of those that were asked for by hand. `onShown` hears how many came each time. */
export function useEvents(topic: Topic, onShown: (count: number) => void) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState(nothing);
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    const begin = async () => {
      const first = await ask(locale, topic, nothing);
      if (isLeft) return;
      setLoaded(first);
      if (first.events) onShown(first.events.length);
    };
    void begin();
    return () => {
      isLeft = true;
    };
  }, [locale, topic, onShown]);
  const more = async () => {
    setLoaded({ ...loaded, isAsking: true });
    const answer = await ask(locale, topic, loaded);
    const added = (answer.events ?? []).slice(loaded.events?.length ?? 0);
    setLoaded(answer);
    setNext(added[0]?.id ?? null);
    if (!answer.hasFailed) onShown(added.length);
  };
  return { ...loaded, next, more: () => void more() };
}
