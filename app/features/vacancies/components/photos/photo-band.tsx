import Images from 'lucide-react/icons/images';
import type { MouseEvent } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { photosId } from './photos-id.ts';
import { useLargePhotos } from './use-large-photos.tsx';
import { SizedPhoto } from '#app/shell/sized-photo.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { photoWords } from '#app/ui/words/photos.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

type BandProps = { images: VacancyView['images'] };

/** The first photo large and the next two beside it, with the way to all of them (ui.md, screen 03). */
export function PhotoBand({ images }: BandProps) {
  const t = useWords('vacancies');
  const words = useOwnWords(photoWords);
  const { altOf, open, large } = useLargePhotos(images);
  const [first, ...rest] = images;
  if (!first) return null;
  const beside = rest.slice(0, 2);
  const pressed = (place: number) => ({
    name: words.open(altOf(place)),
    onOpen: (event: MouseEvent<HTMLAnchorElement>) => open(event, place),
  });
  return (
    <div
      className="relative -mx-4 mb-8 grid gap-1 overflow-clip sm:mx-0 sm:aspect-[1.9] sm:rounded-big sm:data-many:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      data-many={beside.length > 0 || undefined}
    >
      <Photo photo={first} isFirst {...pressed(0)} />
      {beside.length > 0 && (
        <div className="grid min-h-0 auto-rows-fr gap-1 max-sm:hidden">
          {beside.map((photo, at) => (
            <Photo key={photo.id} photo={photo} {...pressed(at + 1)} />
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
      {large}
    </div>
  );
}

type PhotoProps = {
  photo: BandProps['images'][number];
  name: string;
  isFirst?: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
};

function Photo({ photo, name, isFirst, onOpen }: PhotoProps) {
  return (
    <a
      href={photo.url}
      aria-label={name}
      data-opens-here
      onClick={onOpen}
      className={`block min-h-0 focus-inset ${isFirst ? 'max-sm:aspect-3/2' : ''}`}
    >
      <SizedPhoto
        picture={photo}
        alt=""
        sizes={isFirst ? '(min-width: 1024px) 760px, 100vw' : '260px'}
        isFirst={isFirst}
        className="photo size-full object-cover"
      />
    </a>
  );
}
