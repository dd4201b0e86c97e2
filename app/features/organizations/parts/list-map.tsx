import { useMemo, useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { useMapSource } from '#app/shell/map-source.ts';
import MapCanvas from '#app/ui/map/map-canvas.tsx';
import { areaOf, type MapArea } from '#contract/map-area.ts';
import { areaText } from '#app/ui/map/area-address.ts';
import { listAddress, type ListChoice } from './list-address.ts';
import type { OrganizationList } from './load-list.server.ts';
import type { Pointing } from './pointing.ts';

/** In this part of the map instead of around a place. */
const inArea = ({ sort }: ListChoice, area: MapArea): Partial<ListChoice> => ({
  near: '',
  area: areaText(area),
  sort: sort === 'distance' ? '' : sort,
});

/** The organisations of this page that have a place, under the numbers of the list. */
export default function ListMap({ list, pointing }: { list: OrganizationList; pointing: Pointing }) {
  const t = useWords('organizations');
  const source = useMapSource();
  const [hasFailed, setFailed] = useState(false);
  const { choice, isStaff, items, near } = list;
  const area = useMemo(() => areaOf(choice.area), [choice.area]);
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
        areaHref={(inSight) => listAddress(choice, isStaff, inArea(choice, inSight))}
        allHref={choice.area ? listAddress(choice, isStaff, { area: '' }) : undefined}
        onFail={() => setFailed(true)}
      />
    </div>
  );
}
