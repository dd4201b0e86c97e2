import { useMemo } from 'react';
import { useWords } from '#app/i18n/words.ts';
import PlacedRows from '#app/lists/list-map.tsx';
import { filteredAddress } from '#app/lists/list-choice.ts';
import { circleOf } from '#app/lists/near-circle.ts';
import { pinsOf } from '#app/lists/pins.ts';
import type { Pointing } from '#app/lists/pointing.ts';
import type { LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { organizationList } from './organization-list.ts';

/** The organisations of this page that have a place. A pressed one is where one reads on. */
export default function ListMap({ list, pointing }: { list: LoadedOrganizations; pointing: Pointing }) {
  const t = useWords('organizations');
  const { choice, items, near } = list;
  const pins = useMemo(() => pinsOf(items, ({ name: title }) => ({ title })), [items]);
  return (
    <div className="relative h-full">
      <PlacedRows
        shown={choice.filters.area}
        addressWith={(place) => filteredAddress(organizationList, choice, place)}
        label={t('list.mapLabel')}
        missing={t('list.mapMissing')}
        clusterName={(count, numbers) => t('list.cluster', { count, numbers })}
        pins={pins}
        circle={near && circleOf(near)}
        chosen={pointing.pointed}
        onPoint={pointing.onPoint}
        onPress={({ id }) =>
          document.querySelector<HTMLElement>(`#organization-${CSS.escape(id)} a`)?.focus()
        }
      />
    </div>
  );
}
