import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { OrganizationView } from '#app/features/organizations/organization-view.server.ts';

type InsideBarProps = { organization: OrganizationView; isStaff: boolean };

/** For its own people and the centre: how it stands. */
export function InsideBar({ organization, isStaff }: InsideBarProps) {
  const t = useWords('organizations');
  const { inside } = organization;
  if (!inside) return null;
  const { status, deniedReason } = inside;
  return (
    <div className="mb-4 space-y-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge kind={status}>
          {status === 'pending' && !isStaff ? t('show.waiting') : t(`status.${status}`)}
        </Badge>
        <span className="t-sm text-soft">{t('show.inside')}</span>
      </p>
      {status === 'pending' && <Notice kind="info" title={t('show.pending')} />}
      {status === 'archived' && <Notice kind="info" title={t('show.archived')} />}
      {status === 'denied' && (
        <Notice kind="warning" title={t('show.denied')}>
          {deniedReason}
        </Notice>
      )}
    </div>
  );
}
