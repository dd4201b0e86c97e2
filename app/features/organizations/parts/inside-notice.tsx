import Pencil from 'lucide-react/icons/pencil';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ShownOrganization } from './shown-organization.server.ts';

type InsideBarProps = { organization: ShownOrganization; mayEdit: boolean; isStaff: boolean };

/** For its own people and the centre: how it stands, and the way to change it. */
export function InsideBar({ organization, mayEdit, isStaff }: InsideBarProps) {
  const t = useWords('organizations');
  const { id, inside } = organization;
  if (!inside) return null;
  const { status, deniedReason } = inside;
  return (
    <div className="mb-8 space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <p className="flex flex-wrap items-center gap-3">
          <Badge kind={status}>
            {status === 'pending' && !isStaff ? t('show.waiting') : t(`status.${status}`)}
          </Badge>
          <span className="t-sm text-soft">{t('show.inside')}</span>
        </p>
        {mayEdit && (
          <ButtonLink kind="line" icon={<Pencil />} href={`/organizations/${id}/edit`}>
            {t('show.edit')}
          </ButtonLink>
        )}
      </div>
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
