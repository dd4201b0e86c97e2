import { useWords } from '#app/i18n/words.ts';
import { useMapSource } from '#app/shell/map-source.ts';
import { PlaceMap } from '#app/ui/map/place-map.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

/** The address, the way to it, and a map for whoever asks for one: it weighs more than the page. */
export function Place({ vacancy }: { vacancy: VacancyView }) {
  const t = useWords('vacancies');
  const source = useMapSource();
  const { isRemote, isPrivate, street, postcode, city, lat, lon } = vacancy;
  if (isRemote || isPrivate || !street || !city) return null;
  const address = `${street}, ${[postcode, city].filter(Boolean).join(' ')}`;
  // Without a starting point the map asks for one; the address is where it ends.
  const route = `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: address })}`;
  return (
    <section>
      <h2 className="t-h2">{t('show.here')}</h2>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        <span>{address}</span>
        <a href={route} rel="noreferrer" className="link">
          {t('show.route')}
          <VisuallyHidden> {t('show.routeNote', { address })}</VisuallyHidden>
        </a>
      </p>
      {lat !== null && lon !== null && (
        <div className="mt-5">
          <PlaceMap key={vacancy.id} title={address} lat={lat} lon={lon} source={source} />
        </div>
      )}
    </section>
  );
}
