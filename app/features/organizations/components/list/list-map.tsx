import { useMemo, useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { useMapSource } from '#app/shell/map-source.ts';
import MapCanvas from '#app/ui/map/map-canvas.tsx';
import { areaOf, type MapArea } from '#contract/map-area.ts';
import { areaText } from '#app/ui/map/area-address.ts';
import { listAddress } from '#app/lists/list-declaration.ts';
import type { LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { organizationList, type OrganizationListState } from './organization-list.ts';
import type { Pointing } from './highlighted-pin.ts';

/** In this part of the map instead of around a place. */
const inArea = (choice: OrganizationListState, area: MapArea | null): string =>
  listAddress(organizationList, choice, {
    filters: { ...choice.filters, near: '', area: area ? areaText(area) : '' },
  });

/** The organisations of this page that have a place, under the numbers of the list. */
export default function ListMap({ list, pointing }: { list: LoadedOrganizations; pointing: Pointing }) {
  const t = useWords('organizations');
  const source = useMapSource();
  const [hasFailed, setFailed] = useState(false);
  const { choice, items, near } = list;
  const { area: shown } = choice.filters;
  const area = useMemo(() => areaOf(shown), [shown]);
  const pins = useMemo(
    () =>
      items.flatMap(({ id, name, lat, lon }, at) =>
        lat === null || lon === null ? [] : [{ id, number: at + 1, title: name, lat, lon }],
      ),
    [items],
  );
  if (hasFailed) return <p className="p-6 t-sm text-soft">{t('list.mapMissing')}</p>;
  return (
    <div className="relative h-full">
      <MapCanvas
        label={t('list.mapLabel')}
        clusterName={(count, numbers) => t('list.cluster', { count, numbers })}
        pins={pins}
        circle={near}
        area={area}
        source={source}
        chosen={pointing.pointed}
        onPoint={pointing.onPoint}
        onPress={({ id }) =>
          document.querySelector<HTMLElement>(`#organization-${CSS.escape(id)} a`)?.focus()
        }
        areaHref={(inSight) => inArea(choice, inSight)}
        allHref={shown ? inArea(choice, null) : undefined}
        onFail={() => setFailed(true)}
      />
    </div>
  );
}
