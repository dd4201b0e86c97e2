import Images from 'lucide-react/icons/images';
import { type MouseEvent, useState } from 'react';
import { useFormat } from '#app/i18n/now.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { PhotoViewer, type Photo } from '#app/ui/photo-viewer.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { galleryWords } from '#app/ui/words/gallery.ts';

type GalleryProps = {
  /** Title of the viewer: of whom or what the photos are. */
  label: string;
  photos: readonly Photo[];
};

const inBand = 3;
const grids = { 1: '', 2: 'grid-cols-2', 3: 'grid-cols-[2fr_1fr] grid-rows-2' };

/** Up to three photos in a band; pressing one shows it large. Without script it leads to the photo itself. */
export function Gallery({ label, photos }: GalleryProps) {
  const words = useOwnWords(galleryWords);
  const { number } = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  const photosInBand = photos.slice(0, inBand);
  const [first] = photosInBand;
  if (!first) return null;
  const show = (event: MouseEvent, at: number) => {
    // A new tab is the reader's choice.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(at);
  };
  return (
    <div className="relative">
      <ul
        aria-label={label}
        className={`focus-inset grid aspect-video gap-2 overflow-clip rounded-big sm:aspect-[2.9] ${grids[photosInBand.length as 1 | 2 | 3]}`}
      >
        {photosInBand.map(({ src, alt }, at) => (
          <li
            key={src}
            className={`min-h-0 min-w-0 ${photosInBand.length === 3 && at === 0 ? 'row-span-2' : ''}`}
          >
            <a
              href={src}
              aria-label={words.open(alt)}
              onClick={(event) => show(event, at)}
              className="block size-full"
            >
              <img
                src={src}
                alt=""
                className="photo size-full object-cover"
                fetchPriority={at === 0 ? 'high' : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      {photos.length > inBand && (
        <a
          href={first.src}
          onClick={(event) => show(event, 0)}
          className={`sm:absolute! sm:right-4 sm:bottom-4 sm:shadow-float max-sm:mt-2 ${buttonClass({ kind: 'line', size: 'small' })}`}
        >
          <Images />
          {words.all(number(photos.length))}
        </a>
      )}
      <PhotoViewer label={label} photos={photos} at={open} onAt={setOpen} />
    </div>
  );
}
