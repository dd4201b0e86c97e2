import Images from 'lucide-react/icons/images';
import { useWords } from '#app/i18n/words.ts';
import { SizedPhoto } from '#app/shell/sized-photo.tsx';
import type { VacancyView } from '#app/features/vacancies/vacancy-view.server.ts';

/** Where all photos stand on the page. */
export const photosId = 'photos';

type BandProps = { images: VacancyView['images'] };

/** The first photo large and the next two beside it, with the way to all of them (ui.md, screen 03). Plain markup: it costs no script. */
export function PhotoBand({ images }: BandProps) {
  const t = useWords('vacancies');
  const [first, ...rest] = images;
  if (!first) return null;
  const beside = rest.slice(0, 2);
  return (
    <div
      className="relative -mx-4 mb-8 grid gap-1 overflow-clip sm:mx-0 sm:aspect-[1.9] sm:rounded-big sm:data-many:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      data-many={beside.length > 0 || undefined}
    >
      <Photo photo={first} isFirst className="max-sm:aspect-3/2" />
      {beside.length > 0 && (
        <div className="grid min-h-0 auto-rows-fr gap-1 max-sm:hidden">
          {beside.map((photo) => (
            <Photo key={photo.id} photo={photo} />
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <a
          href={`#${photosId}`}
          className="absolute end-4 bottom-4 flex min-h-11 items-center gap-2 rounded-ctl bg-surface px-4 font-semibold text-ink shadow-float hover:underline"
        >
          <Images aria-hidden className="size-5" />
          {t('show.allPhotos', { count: images.length })}
        </a>
      )}
    </div>
  );
}

type PhotoProps = { photo: BandProps['images'][number]; isFirst?: boolean; className?: string };

function Photo({ photo, isFirst, className = '' }: PhotoProps) {
  return (
    <SizedPhoto
      picture={photo}
      alt={photo.altText ?? ''}
      sizes={isFirst ? '(min-width: 1024px) 760px, 100vw' : '260px'}
      isFirst={isFirst}
      className={`photo size-full min-h-0 object-cover ${className}`}
    />
  );
}

/** All of them, each with what is on it, and a press away from its full size. */
export function AllPhotos({ images }: BandProps) {
  const t = useWords('vacancies');
  if (images.length < 2) return null;
  return (
    <section id={photosId} tabIndex={-1} className="scroll-mt-28">
      <h2 className="t-h2">{t('show.photos')}</h2>
      <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {images.map((photo, at) => (
          <li key={photo.id}>
            <a href={photo.url} className="block">
              <SizedPhoto
                picture={photo}
                alt={photo.altText ?? t('show.photo', { place: at + 1 })}
                sizes="(min-width: 640px) 380px, 100vw"
                className="photo aspect-4/3 w-full rounded-card object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
