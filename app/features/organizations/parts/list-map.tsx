import { useMemo, useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import MapCanvas from '#app/ui/map/map-canvas.tsx';
import type { OrganizationList } from './load-list.server.ts';
import type { Pointing } from './pointing.ts';

/** Without tiles there are no streets to see: then the towns around say more. */
const amongTowns = 10.5;

/** The organisations of this page that have a place, under the numbers of the list. */
export default function ListMap({ list, pointing }: { list: OrganizationList; pointing: Pointing }) {
  const t = useWords('organizations');
  const tileUrl = useFrame()?.configuration.mapTileUrl ?? null;
  const [hasFailed, setFailed] = useState(false);
  const { items, near } = list;
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
        tileUrl={tileUrl}
        closest={tileUrl === null ? amongTowns : undefined}
        chosen={pointing.pointed}
        onPoint={pointing.onPoint}
        onPress={({ id }) =>
          document.querySelector<HTMLElement>(`#organization-${CSS.escape(id)} a`)?.focus()
        }
        onFail={() => setFailed(true)}
      />
      <p className="pointer-events-none absolute right-0 bottom-0 rounded-tag bg-canvas px-2 t-xs text-soft">
        {t('list.attribution')}
      </p>
    </div>
  );
}
