import { denyReasons } from '#contract/organizations.ts';
import { EventLine, type AuditEvent } from '#app/features/audit-events/components/event-line.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

/** Why, or with which other: what is on record besides the action. */
function Why({ event: { act, reason } }: { event: AuditEvent }) {
  const t = useWords('audit-events');
  if (reason === null) return null;
  const denied = denyReasons.find((one) => one === reason);
  if (act === 'deny') return denied ? t(`history.denied.${denied}`) : null;
  if (act === 'move_in' || act === 'move_out') return t(`history.${act}`, { name: reason });
  return null;
}

type HistoryProps = {
  events: readonly AuditEvent[];
  /** The record that it is about. What became part of it has no name any more. */
  of: { id: string; name: string };
};

/** What happened with one record, newest first. */
export function History({ events, of }: HistoryProps) {
  const t = useWords('audit-events');
  const { shortDate, time } = useFormat();
  const now = useNow();
  const named = (event: AuditEvent): AuditEvent => ({
    ...event,
    subjectName: event.subjectName ?? (event.subjectId === of.id ? of.name : t('history.part')),
  });
  return (
    <section aria-labelledby="history">
      <HeadingRule id="history">{t('history.title')}</HeadingRule>
      {events.length === 0 ? (
        <p className="py-3 text-soft">{t('none')}</p>
      ) : (
        <ol>
          {events.map((event) => (
            <li
              key={event.id}
              className="grid gap-x-6 border-b border-line py-3 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p>
                  <EventLine event={named(event)} />
                </p>
                <p className="t-sm text-soft">
                  <Why event={event} />
                  {event.actingAdminName !== null && ` ${t('actingAdmin', { name: event.actingAdminName })}`}
                </p>
              </div>
              <time dateTime={event.createdAt} className="t-sm text-soft">
                {`${shortDate(event.createdAt, now)}, ${time(event.createdAt)}`}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
