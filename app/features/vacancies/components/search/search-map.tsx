import { lazy, Suspense, useMemo, useState } from 'react';
import { useMapSource } from '#app/shell/map-source.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { longDay } from '#app/i18n/format.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { PinCard } from '#app/features/vacancies/components/search/pin-card.tsx';
import type { VacancyPin } from '#app/features/vacancies/components/search/pin-card.tsx';
import type { Pointing } from '#app/features/vacancies/components/search/highlighted-pin.ts';
import { changed, searchHref, type SearchState } from '#app/features/vacancies/components/search-state.ts';
import { localTitle } from '#app/features/vacancies/components/summary.ts';
import { whenWords } from '#app/features/vacancies/components/when.ts';
import { areaOf, type MapArea } from '#contract/map-area.ts';
import { areaText } from '#app/ui/map/area-address.ts';

/** In this part of the map instead of around a place. */
const inArea = ({ sort }: SearchState, area: MapArea): Partial<SearchState> => ({
  near: '',
  distance: null,
  area: areaText(area),
  sort: sort === 'nearest' ? null : sort,
});

const MapCanvas = lazy(() => import('#app/ui/map/map-canvas.tsx'));

/** The vacancies of this page that have a place, under the numbers of the list. */
function usePins({ items }: SearchData): VacancyPin[] {
  const t = useWords('vacancies');
  const locale = useLocale();
  return useMemo(
    () =>
      items.flatMap((vacancy, at) => {
        const { id, lat, lon, imageKey, category, schedule, startsOn, endsOn } = vacancy;
        if (lat === null || lon === null) return [];
        const { text: title, lang } = localTitle(vacancy, locale);
        const date = startsOn !== null && startsOn === endsOn ? longDay(locale, startsOn) : undefined;
        const when = whenWords(t, schedule, date);
        return [{ id, number: at + 1, title, lang, when, imageKey, category, lat, lon }];
      }),
    [items, locale, t],
  );
}

/** Map with pins, the pressed one's card and whose borders they are. Everything on it is in the list as well. */
export default function SearchMap({ data, pointing }: { data: SearchData; pointing: Pointing }) {
  const { pointed, pressed, onPoint, onPress } = pointing;
  const t = useWords('vacancies');
  const source = useMapSource();
  const { choice } = data;
  const pins = usePins(data);
  const area = useMemo(() => areaOf(choice.area), [choice.area]);
  const [hasFailed, setFailed] = useState(false);
  const pressedPin = pins.find(({ id }) => id === pressed);
  if (hasFailed) return <p className="p-6 t-sm text-soft">{t('search.map.missing')}</p>;
  return (
    <Suspense fallback={<span className="sr-only">{t('search.map.loading')}</span>}>
      <MapCanvas
        label={t('search.map.label')}
        clusterName={(count, numbers) => t('search.map.cluster', { count, numbers })}
        pins={pins}
        circle={data.near}
        area={area}
        source={source}
        chosen={pointed ?? pressedPin?.id ?? null}
        onPoint={onPoint}
        onPress={(pin) => onPress(pin.id)}
        areaHref={(inSight) => searchHref(changed(choice, inArea(choice, inSight)))}
        allHref={choice.area ? searchHref(changed(choice, { area: '' })) : undefined}
        onFail={() => setFailed(true)}
      >
        {pressedPin && <PinCard key={pressedPin.id} pin={pressedPin} onClose={() => onPress(null)} />}
      </MapCanvas>
    </Suspense>
  );
}
