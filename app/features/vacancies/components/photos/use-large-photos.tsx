import { type ComponentType, type MouseEvent, useState } from 'react';
import { srcSetOf } from '#contract/picture-sizes.ts';
import { useWords } from '#app/i18n/words.ts';
import type { PhotoViewerProps } from '#app/ui/photo-viewer.tsx';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

type Images = VacancyView['images'];

/**
 * Photos that open large where they are pressed. The viewer comes with the first press; where it does not come, and without script,
 * the link to the photo itself does what it says.
 */
export function useLargePhotos(images: Images) {
  const t = useWords('vacancies');
  const [at, setAt] = useState<number | null>(null);
  const [viewer, setViewer] = useState<{ Viewer: ComponentType<PhotoViewerProps> } | null>(null);
  const altOf = (place: number) => images[place]?.altText || t('show.photo', { place: place + 1 });
  const open = (event: MouseEvent<HTMLAnchorElement>, place: number) => {
    // A new tab is the reader's choice.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setAt(place);
    import('#app/ui/photo-viewer.tsx').then(
      ({ PhotoViewer }) => setViewer({ Viewer: PhotoViewer }),
      () => location.assign(href),
    );
  };
  const photos = images.map((photo, place) => ({
    src: photo.url,
    srcSet: srcSetOf(photo),
    alt: altOf(place),
  }));
  const large = viewer && <viewer.Viewer label={t('show.photos')} photos={photos} at={at} onAt={setAt} />;
  return { altOf, open, large };
}
