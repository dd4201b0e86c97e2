import { screenOf, EventSentence } from '#app/features/audit-events/components/event.tsx';
import type { AuditEvent } from '#app/features/audit-events/components/event-line.tsx';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';

/** What was done at the centre last, with the way to it; nothing at all before anything was. */
export function Latest({ events }: { events: readonly AuditEvent[] }) {
  const t = useWords('dashboard');
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="latest">
      <HeadingRule id="latest">{t('latest')}</HeadingRule>
      <ul>
        {events.map((event) => {
          const href = screenOf(event);
          return (
            <li key={event.id} className="border-b border-line last:border-0">
              {href === null ? (
                <div className="py-3">
                  <EventSentence event={event} />
                </div>
              ) : (
                <Link href={href} className="block py-3 text-ink no-underline hover:bg-tint">
                  <EventSentence event={event} />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
