import type { ApplicationView } from '#app/features/applications/show.server.ts';
import { receivedAt } from '#app/features/applications/components/summary.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

interface Event {
  moment: string;
  what: string;
  why?: string;
}

function useEvents(application: ApplicationView, isWork: boolean): Event[] {
  const t = useWords('applications');
  const {
    firstName,
    status,
    decidedAt,
    decidedByName,
    rejectReason,
    withdrawnAt,
    withdrawReason,
    remindedAt,
  } = application;
  const events: Event[] = [
    { moment: receivedAt(application), what: t(isWork ? 'detail.received' : 'detail.sent') },
  ];
  if (remindedAt)
    events.push({
      moment: remindedAt,
      what: t('detail.remindedByCenter', { organization: application.organizationName }),
    });
  if (status && decidedAt) {
    const isYes = status === 'accepted';
    const by = isYes ? ('detail.acceptedBy' as const) : ('detail.rejectedBy' as const);
    const plain = isYes ? ('detail.accepted' as const) : ('detail.rejected' as const);
    events.push({
      moment: decidedAt,
      what: isWork && decidedByName ? t(by, { name: decidedByName }) : t(plain),
      why: rejectReason ? t('detail.reason', { reason: t(`detail.reasons.${rejectReason}`) }) : undefined,
    });
  }
  if (withdrawnAt)
    events.push({
      moment: withdrawnAt,
      what: isWork ? t('detail.withdrawn', { name: firstName }) : t('detail.ownWithdrawn'),
      why: withdrawReason ?? undefined,
    });
  return events;
}

/** What happened, oldest first. */
export function History({ application, isWork }: { application: ApplicationView; isWork: boolean }) {
  const t = useWords('applications');
  const { shortDate, time } = useFormat();
  const now = useNow();
  return (
    <section aria-labelledby="history">
      <HeadingRule id="history">{t('detail.history')}</HeadingRule>
      <ol>
        {useEvents(application, isWork).map(({ moment, what, why }) => (
          <li
            key={what}
            className="grid gap-x-6 border-b border-line py-3 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p>
              {what}
              {why && <span className="block t-sm text-soft [overflow-wrap:anywhere]">{why}</span>}
            </p>
            <time dateTime={moment} className="t-sm text-soft">
              {`${shortDate(moment, now)}, ${time(moment)}`}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
