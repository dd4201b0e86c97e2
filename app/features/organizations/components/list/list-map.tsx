import { useMemo, useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import PlacedRows from '#app/lists/list-map.tsx';
import { filteredAddress } from '#app/lists/list-choice.ts';
import { circleOf } from '#app/lists/near-circle.ts';
import { useIsFrom } from '#app/ui/device.ts';
import { PinCard } from '#app/ui/map/pin-card.tsx';
import { pinsOf } from '#app/lists/pins.ts';
import type { Pointing } from '#app/lists/pointing.ts';
import type { LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { organizationList } from './organization-list.ts';

/**
 * The organisations of this page that have a place. A pressed one is where one reads on: in its row of the list, or on a card where
 * the map lies over the list.
 */
export default function ListMap({ list, pointing }: { list: LoadedOrganizations; pointing: Pointing }) {
  const t = useWords('organizations');
  const { choice, items, near } = list;
  const pins = useMemo(
    () => pinsOf(items, ({ name: title, city }) => ({ title, where: city ?? '' })),
    [items],
  );
  const isBesideList = useIsFrom('lg');
  const [pressed, setPressed] = useState<string | null>(null);
  const pin = pins.find(({ id }) => id === pressed);
  const close = () => setPressed(null);
  const card = pin && {
    pin: pin.id,
    content: (
      <PinCard
        title={pin.title}
        href={`/organizations/${pin.id}`}
        text={pin.where}
        closeLabel={t('list.closeCard', { name: pin.title })}
        onClose={close}
      />
    ),
    onClose: close,
  };
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
        chosen={pointing.pointed ?? pin?.id ?? null}
        onPoint={pointing.onPoint}
        onPress={({ id }) =>
          isBesideList
            ? document.querySelector<HTMLElement>(`#organization-${CSS.escape(id)} a`)?.focus()
            : setPressed(id)
        }
        {...(isBesideList ? {} : { card: card ?? null })}
      />
    </div>
  );
}
