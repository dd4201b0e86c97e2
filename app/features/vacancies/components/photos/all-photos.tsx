import { photosId } from './photos-id.ts';
import { useLargePhotos } from './use-large-photos.tsx';
import { useWords } from '#app/i18n/words.ts';
import { SizedPhoto } from '#app/shell/sized-photo.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { photoWords } from '#app/ui/words/photos.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

/** All photos of a vacancy, each with what is on it, and a press away from its full size. */
export function AllPhotos({ images }: { images: VacancyView['images'] }) {
  const t = useWords('vacancies');
  const words = useOwnWords(photoWords);
  const { altOf, open, large } = useLargePhotos(images);
  if (images.length < 2) return null;
  return (
    <section id={photosId} tabIndex={-1} className="scroll-mt-28">
      <h2 className="t-h2">{t('show.photos')}</h2>
      <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {images.map((photo, at) => (
          <li key={photo.id}>
            <a
              href={photo.url}
              aria-label={words.open(altOf(at))}
              data-opens-here
              onClick={(event) => open(event, at)}
              className="block"
            >
              <SizedPhoto
                picture={photo}
                alt=""
                sizes="(min-width: 640px) 380px, 100vw"
                className="photo aspect-4/3 w-full rounded-card object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {large}
    </section>
  );
}
