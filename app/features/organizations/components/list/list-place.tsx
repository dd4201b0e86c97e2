import { useWords } from '#app/i18n/words.ts';
import { SeveralPlaces, UnknownPlace } from '#app/features/places/components/place-notices.tsx';
import { suggestionOf } from '#app/features/places/components/suggestion.ts';
import type { LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { filteredAddress } from '#app/lists/list-choice.ts';
import { organizationList } from './organization-list.ts';

/** Says what was made of the place: that there is none, or which of several. */
export function ListPlace({ list }: { list: LoadedOrganizations }) {
  const t = useWords('organizations');
  const { choice, near, unknownPlace, likelyPlaces } = list;
  const hrefOf = (place: string) => filteredAddress(organizationList, choice, { near: place });
  if (unknownPlace !== null)
    return (
      <div className="mb-6">
        <UnknownPlace near={unknownPlace} places={likelyPlaces} hrefOf={hrefOf}>
          {t('list.withoutPlace')}
        </UnknownPlace>
      </div>
    );
  if (!near || near.others.length === 0) return null;
  return (
    <div className="mb-6">
      <SeveralPlaces taken={suggestionOf(near)} places={near.others.map(suggestionOf)} hrefOf={hrefOf} />
    </div>
  );
}
