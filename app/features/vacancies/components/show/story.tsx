import { AskAtEnd } from './ask-first.tsx';
import { Description } from './description.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { AllPhotos } from '#app/features/vacancies/components/photos/all-photos.tsx';
import { Place } from './place.tsx';
import { Video } from './video.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

/** Why and how, after the facts. */
export default function Story({ vacancy }: { vacancy: VacancyView }) {
  return (
    <div className="min-w-0 space-y-12 lg:col-start-1">
      {vacancy.description && <Description {...vacancy.description} />}
      <AllPhotos images={vacancy.images} />
      <Video vacancy={vacancy} />
      <GoodToKnow vacancy={vacancy} />
      <Place vacancy={vacancy} />
      {vacancy.mayAsk && <AskAtEnd vacancyId={vacancy.id} />}
      <LookedAt {...vacancy} />
    </div>
  );
}

/** When somebody last said that it is right: an old vacancy may be as good as a new one. */
function LookedAt({ state, lookedAt }: Pick<VacancyView, 'state' | 'lookedAt'>) {
  const t = useWords('vacancies');
  const { date } = useFormat();
  if (state !== 'open' || !lookedAt) return null;
  return <p className="t-sm text-soft">{t('show.lookedAt', { day: date(lookedAt) })}</p>;
}
