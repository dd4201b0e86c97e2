import { Link } from '#app/ui/link.tsx';
import { Plate } from '#app/ui/plate.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { Facts } from './facts.tsx';
import { PhotoBand } from '#app/features/vacancies/components/photos/photo-band.tsx';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

const pictureSize =
  '-mx-4 mb-8 aspect-3/2 w-[calc(100%+--spacing(8))] max-w-none sm:mx-0 sm:aspect-[1.9] sm:w-full sm:rounded-big';

/** The picture, whose it is, what it is, and the facts before the story (ui.md, section 8). */
export default function Opening({ vacancy }: { vacancy: VacancyView }) {
  const { image, images, category, state } = vacancy;
  return (
    <>
      {images.length > 0 ? (
        <PhotoBand images={images} />
      ) : image ? (
        <img
          src={image.url}
          alt={image.alt}
          width={400}
          height={300}
          fetchPriority="high"
          className={`photo object-cover ${pictureSize}`}
        />
      ) : (
        <VacancyPhoto imageKey={null} category={category} className={pictureSize} />
      )}
      <Title vacancy={vacancy} />
      {state !== 'open' && (
        <div className="mt-6">
          <ClosedNotice vacancy={vacancy} />
        </div>
      )}
      <Facts vacancy={vacancy} />
    </>
  );
}

/** Whose it is, what it is, and in a sentence why. */
function Title({ vacancy }: { vacancy: VacancyView }) {
  const { organizationId, organizationName, title, summary } = vacancy;
  return (
    <>
      <p className="flex items-center gap-3">
        <Plate name={organizationName} besideName />
        {organizationId ? (
          <Link href={`/organizations/${organizationId}`} className="inline-block min-w-0 py-1 link">
            {organizationName}
          </Link>
        ) : (
          <span className="min-w-0 font-link text-ink">{organizationName}</span>
        )}
      </p>
      <h1 lang={title.lang} className="mt-4 t-h1 hyphens-auto [hyphenate-limit-chars:18_7_7]">
        {title.text}
      </h1>
      {summary && (
        <p lang={summary.lang} className="mt-4 max-w-lead t-lead text-soft">
          {summary.text}
        </p>
      )}
    </>
  );
}
