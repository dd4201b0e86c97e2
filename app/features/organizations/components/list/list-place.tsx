import { useWords } from '#app/i18n/words.ts';
import { TakenPlace, UnknownPlace } from '#app/features/places/components/place-notices.tsx';
import type { LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { filteredAddress } from '#app/lists/list-choice.ts';
import { organizationList } from './organization-list.ts';

/** Says what was made of the place: that there is none, or which of several. */
export function ListPlace({ list }: { list: LoadedOrganizations }) {
  const t = useWords('organizations');
  const { choice, unknownPlace, likelyPlaces } = list;
  const near = list.wholeCountry ?? list.near;
  const hrefOf = (place: string) => filteredAddress(organizationList, choice, { near: place });
  if (unknownPlace !== null)
    return (
      <div className="mb-6">
        <UnknownPlace near={unknownPlace} places={likelyPlaces} hrefOf={hrefOf}>
          {t('list.withoutPlace')}
        </UnknownPlace>
      </div>
    );
  if (!near) return null;
  return (
    <div className="mb-6 empty:hidden">
      <TakenPlace near={near} typed={choice.filters.near} hrefOf={hrefOf}>
        {t('list.withoutPlace')}
      </TakenPlace>
    </div>
  );
}
