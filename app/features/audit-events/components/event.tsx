import { useEffect, useRef } from 'react';
import { isWithMany } from '#contract/audit-actions.ts';
import {
  EventLine,
  isImpersonation,
  type AuditEvent,
} from '#app/features/audit-events/components/event-line.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

/** The screen of what it was done with; null where the reader may not go, or nothing is left. */
export function screenOf(event: AuditEvent): string | null {
  if (!event.isReachable) return null;
  if (isWithMany(event)) return '/users';
  return event.isAboutReader ? '/profiel' : `/${event.subjectType}/${event.subjectId}`;
}

/** The action in words, when it was, and who did it as somebody else. */
export function EventSentence({ event }: { event: AuditEvent }) {
  const t = useWords('audit-events');
  const { relativeTime } = useFormat();
  const now = useNow();
  return (
    <>
      <span className="block [overflow-wrap:anywhere]">
        <EventLine event={event} />
      </span>
      <span className="block t-sm text-soft [overflow-wrap:anywhere]">
        <time dateTime={event.createdAt}>{relativeTime(event.createdAt, now)}</time>
        {event.times !== null && event.times > 1 && ` · ${t('times', { count: event.times })}`}
        {event.actingAdminName !== null &&
          !isImpersonation(event) &&
          ` · ${t('actingAdmin', { name: event.actingAdminName })}`}
      </span>
    </>
  );
}

type EventItemProps = {
  event: AuditEvent;
  /** The first of those that were just asked for: reading goes on here. */
  isNext: boolean;
  onOpen: () => void;
};

export function EventItem({ event, isNext, onOpen }: EventItemProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNext) row.current?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
  }, [isNext]);
  const href = screenOf(event);
  return (
    <li ref={row} className="border-t border-line first:border-t-0">
      {href === null ? (
        <div tabIndex={-1} className="focus-inset px-4 py-3">
          <EventSentence event={event} />
        </div>
      ) : (
        <Link
          href={href}
          onClick={onOpen}
          className="focus-inset block px-4 py-3 text-ink no-underline hover:bg-tint2"
        >
          <EventSentence event={event} />
        </Link>
      )}
    </li>
  );
}
