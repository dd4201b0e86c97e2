import { lazy, Suspense, useMemo } from 'react';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { longDay } from '#app/i18n/format.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import type { SearchPointing } from '#app/features/vacancies/components/search/highlighted-pin.ts';
import { searchList } from '#app/features/vacancies/components/search-list.ts';
import { filteredAddress } from '#app/lists/list-choice.ts';
import { circleOf } from '#app/lists/near-circle.ts';
import { pinsOf } from '#app/lists/pins.ts';
import { localTitle, vacancyHref } from '#app/features/vacancies/components/summary.ts';
import { PinCard } from '#app/ui/map/pin-card.tsx';
import type { Pin } from '#app/ui/map/pin-groups.ts';
import { whenWords } from '#app/features/vacancies/components/when.ts';

type VacancyPin = Pin & {
  lang?: 'nl';
  href: string;
  when: string;
  imageKey: string | null;
  category: string | null;
};

const ListMap = lazy(() => import('#app/lists/list-map.tsx'));

/** The vacancies of this page that have a place, under the numbers of the list. */
function usePins({ items }: SearchData): VacancyPin[] {
  const t = useWords('vacancies');
  const locale = useLocale();
  return useMemo(
    () =>
      pinsOf(items, (vacancy) => {
        const { imageKey, category, schedule, startsOn, endsOn } = vacancy;
        const { text: title, lang } = localTitle(vacancy, locale);
        const date = startsOn !== null && startsOn === endsOn ? longDay(locale, startsOn) : undefined;
        return {
          title,
          lang,
          href: vacancyHref(vacancy),
          when: whenWords(t, schedule, date),
          imageKey,
          category,
        };
      }),
    [items, locale, t],
  );
}

/** Map with pins, the pressed one's card and whose borders they are. Everything on it is in the list as well. */
export default function SearchMap({ data, pointing }: { data: SearchData; pointing: SearchPointing }) {
  const { pointed, pressed, onPoint, onPress } = pointing;
  const t = useWords('vacancies');
  const pins = usePins(data);
  const pressedPin = pins.find(({ id }) => id === pressed);
  const close = () => onPress(null);
  return (
    <Suspense fallback={<span className="sr-only">{t('search.map.loading')}</span>}>
      <ListMap
        shown={data.choice.filters.area}
        addressWith={(place) => filteredAddress(searchList, data.choice, place)}
        label={t('search.map.label')}
        missing={t('search.map.missing')}
        clusterName={(count, numbers) => t('search.map.cluster', { count, numbers })}
        pins={pins}
        circle={data.near && circleOf(data.near)}
        chosen={pointed ?? pressedPin?.id ?? null}
        onPoint={onPoint}
        onPress={(pin) => onPress(pin.id)}
        card={
          pressedPin
            ? {
                pin: pressedPin.id,
                content: <VacancyCard pin={pressedPin} onClose={close} />,
                onClose: close,
              }
            : null
        }
      />
    </Suspense>
  );
}

/** What a pressed pin stands for, on the map itself. */
function VacancyCard({ pin, onClose }: { pin: VacancyPin; onClose: () => void }) {
  const t = useWords('vacancies');
  return (
    <PinCard
      title={pin.title}
      lang={pin.lang}
      href={pin.href}
      text={pin.when}
      picture={
        <VacancyPhoto imageKey={pin.imageKey} category={pin.category} className="h-28 w-full max-sm:hidden" />
      }
      closeLabel={t('search.map.closeCard', { title: pin.title })}
      onClose={onClose}
    />
  );
}
