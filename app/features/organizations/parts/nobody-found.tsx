import { HousePart } from '#app/drawings/house-part.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { isNarrowed, listAddress } from './list-address.ts';
import { cleared } from './list-filters.tsx';
import type { OrganizationList } from './load-list.server.ts';

/** Nothing there yet differs from nothing found, which has a next step. */
export function NobodyFound({ list: { choice, isStaff } }: { list: OrganizationList }) {
  const t = useWords('organizations');
  if (!isNarrowed(choice))
    return (
      <EmptyState
        title={t('list.none')}
        drawing={<HousePart kind="house" />}
        action={isStaff ? <ButtonLink href="/organizations/add">{t('list.add')}</ButtonLink> : undefined}
      >
        {t('list.noneText')}
      </EmptyState>
    );
  const wider = choice.near !== '' && choice.distance < 50;
  return (
    <EmptyState
      title={t('list.nobody')}
      drawing={<HousePart kind="door" />}
      action={
        <ButtonLink
          kind="line"
          href={
            wider ? listAddress(choice, isStaff, { distance: 50 }) : listAddress(cleared(choice), isStaff)
          }
        >
          {t(wider ? 'list.wider' : 'list.showAll')}
        </ButtonLink>
      }
    >
      {t('list.nobodyText')}
    </EmptyState>
  );
}
