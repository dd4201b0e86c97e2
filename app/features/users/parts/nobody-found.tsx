import { HousePart } from '#app/drawings/house-part.tsx';
import { isNarrowed, listAddress } from '#app/features/users/parts/list-address.ts';
import type { UserList } from '#app/features/users/parts/list.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** Nobody yet, or nobody who fits. */
export function NobodyFound({ list: { choice, mayInvite } }: { list: UserList }) {
  const t = useWords('users');
  if (isNarrowed(choice) || choice.tab !== 'all')
    return (
      <EmptyState
        title={t('list.noneTitle')}
        action={
          <ButtonLink
            kind="line"
            href={listAddress({ ...choice, tab: 'all', q: '', role: '', organization: '' })}
          >
            {t('list.clear')}
          </ButtonLink>
        }
      >
        {t('list.noneText')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      drawing={<HousePart kind="door" />}
      action={mayInvite && <ButtonLink href="/users/add">{t('list.invite')}</ButtonLink>}
    >
      {t('list.emptyText')}
    </EmptyState>
  );
}
