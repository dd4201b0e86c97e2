import { HousePart } from '#app/drawings/house-part.tsx';
import { useWords } from '#app/i18n/words.ts';
import { filteredAddress } from '#app/lists/list-choice.ts';
import { distanceOf, widest } from '#app/lists/place-filters.ts';
import { ListEmpty } from '#app/lists/list-empty.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { organizationList } from './organization-list.ts';

/** Nothing there yet differs from nothing found, which has a next step: further from the place, or all. */
export function NoOrganizations({ list: { choice, isStaff, unknownPlace } }: { list: LoadedOrganizations }) {
  const t = useWords('organizations');
  const { filters } = choice;
  if (filters.near !== '' && !unknownPlace && distanceOf(choice) !== widest)
    return (
      <EmptyState
        title={t('list.nothing')}
        drawing={<HousePart kind="door" />}
        action={
          <ButtonLink kind="line" href={filteredAddress(organizationList, choice, { distance: widest })}>
            {t('list.wider')}
          </ButtonLink>
        }
      >
        {t('list.nothingText')}
      </EmptyState>
    );
  return (
    <ListEmpty
      list={organizationList}
      choice={choice}
      t={t}
      begin={isStaff && <ButtonLink href="/organizations/add">{t('list.add')}</ButtonLink>}
    />
  );
}
