import { Description } from './description.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { AllPhotos } from './photo-band.tsx';
import { Place } from './place.tsx';
import { Video } from './video.tsx';
import type { VacancyView } from '#app/features/vacancies/vacancy-view.server.ts';

/** Why and how, after the facts. */
export default function Story({ vacancy }: { vacancy: VacancyView }) {
  return (
    <div className="min-w-0 space-y-12 lg:col-start-1">
      {vacancy.description && <Description {...vacancy.description} />}
      <AllPhotos images={vacancy.images} />
      <Video vacancy={vacancy} />
      <GoodToKnow vacancy={vacancy} />
      <Place vacancy={vacancy} />
    </div>
  );
}
