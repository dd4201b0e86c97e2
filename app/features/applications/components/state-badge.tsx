import { stateOf, type ApplicationSummary } from '#app/features/applications/components/summary.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';

type StateBadgeProps = {
  application: Pick<ApplicationSummary, 'status' | 'withdrawnAt' | 'rejectReason'>;
  /** For whoever sent it an open one is not new but without an answer. */
  isOwn?: boolean;
};

/** Where an application stands. */
export function StateBadge({ application, isOwn }: StateBadgeProps) {
  const t = useWords('applications');
  switch (stateOf(application)) {
    case 'open':
      return isOwn ? (
        <Badge kind="pending">{t('list.badgeWaiting')}</Badge>
      ) : (
        <Badge kind="new">{t('list.badgeNew')}</Badge>
      );
    case 'accepted':
      return <Badge kind="accepted">{t('list.badgeAccepted')}</Badge>;
    case 'rejected':
      // Nobody was turned down: there was nothing left to be chosen for.
      if (isOwn && application.rejectReason === 'vacancy_closed')
        return <Badge kind="archived">{t('list.badgeClosed')}</Badge>;
      return <Badge kind="rejected">{t('list.badgeRejected')}</Badge>;
    default:
      return <Badge kind="archived">{t('list.badgeWithdrawn')}</Badge>;
  }
}
