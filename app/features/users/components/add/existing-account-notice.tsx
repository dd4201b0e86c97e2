import type { ExistingAccount } from '#app/features/users/send-invitation.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** The account that has the address already, with what one probably wants of it. */
export function ExistingAccountNotice({ taken: { id, name, status } }: { taken: ExistingAccount }) {
  const t = useWords('users');
  return (
    <div className="mb-6">
      <Notice
        kind="info"
        live
        title={t('add.takenTitle', { name })}
        action={
          <span className="flex flex-wrap gap-3">
            <ButtonLink size="small" kind="line" href={`/users/${id}`}>
              {t('add.seeTaken', { name })}
            </ButtonLink>
            <ButtonLink size="small" kind="ghost" href={`/users/${id}/add_role`}>
              {t('add.addRoleTaken')}
            </ButtonLink>
          </span>
        }
      >
        {t('add.takenText', { status: t(`statuses.${status}`).toLowerCase() })}
      </Notice>
    </div>
  );
}
