import { EventLine, isImpersonation } from '#app/features/audit-events/components/event-line.tsx';
import type { UserDetail } from '#app/features/users/show.server.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Row } from '#app/ui/row.tsx';

const badges = {
  open: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'archived',
} as const;

/** What the person applied for, newest first. */
export function SentApplications({ detail }: { detail: UserDetail }) {
  const t = useWords('users');
  const { shortDate } = useFormat();
  const now = useNow();
  return (
    <section aria-labelledby="applications">
      <HeadingRule id="applications">{t('show.applications')}</HeadingRule>
      {detail.applications.length === 0 ? (
        <p className="py-3 text-soft">{t('show.noApplications')}</p>
      ) : (
        <ul>
          {detail.applications.map(({ id, vacancyTitle, state, createdAt }) => (
            <Row
              key={id}
              title={vacancyTitle}
              href={`/applications/${id}`}
              side={<Badge kind={badges[state]}>{t(`show.applicationStates.${state}`)}</Badge>}
            >
              <time dateTime={createdAt}>{shortDate(createdAt, now)}</time>
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who did what with the account, newest first. */
export function WhatHappened({ detail }: { detail: UserDetail }) {
  const t = useWords('users');
  const said = useWords('audit-events');
  const { shortDate, time } = useFormat();
  const now = useNow();
  return (
    <section aria-labelledby="history">
      <HeadingRule id="history">{t('show.history')}</HeadingRule>
      {detail.events.length === 0 ? (
        <p className="py-3 text-soft">{t('show.noHistory')}</p>
      ) : (
        <ol>
          {detail.events.map((event) => (
            <li
              key={event.id}
              className="grid gap-x-6 border-b border-line py-3 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <p className="min-w-0 [overflow-wrap:anywhere]">
                <EventLine event={event} />
                {event.actingAdminName !== null && !isImpersonation(event) && (
                  <span className="block t-sm text-soft">
                    {said('actingAdmin', { name: event.actingAdminName })}
                  </span>
                )}
              </p>
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
