import { useWords } from '#app/i18n/words.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { ShownVacancy } from './shown-vacancy.server.ts';

/** The address and the way to it. Nothing of the map's site is loaded here: it learns of a visitor only who follows the link. */
export function Place({ vacancy }: { vacancy: ShownVacancy }) {
  const t = useWords('vacancies');
  const { isRemote, isPrivate, street, postcode, city } = vacancy;
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
    </section>
  );
}
