import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormat } from '#app/i18n/now.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { photoWords } from '#app/ui/words/photos.ts';

export interface Photo {
  src: string;
  /** Its widths, as `srcset` has them. */
  srcSet?: string | undefined;
  alt: string;
  caption?: string;
}

export type PhotoViewerProps = {
  label: string;
  photos: readonly Photo[];
  /** Which one is shown; null while it is closed. */
  at: number | null;
  onAt: (at: number | null) => void;
};

/** One photo after another, large: by swiping, by arrow keys or by buttons. */
export function PhotoViewer({ label, photos, at, onAt }: PhotoViewerProps) {
  const words = useOwnWords(photoWords);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    // Only where it is not yet: while swiping, the strip itself leads.
    if (!list || at === null || Math.round(list.scrollLeft / list.clientWidth) === at) return;
    list.scrollTo({ left: at * list.clientWidth });
  }, [at]);
  const go = (to: number) => onAt(Math.max(0, Math.min(photos.length - 1, to)));
  useArrowKeys(at, go);
  const onScroll = () => {
    const list = strip.current;
    if (list && at !== null) go(Math.round(list.scrollLeft / list.clientWidth));
  };
  return (
    <Dialog open={at !== null} onClose={() => onAt(null)} title={label} closeLabel={words.close} size="wide">
      {at !== null && (
        <div>
          <ul
            ref={strip}
            tabIndex={0}
            aria-label={label}
            onScrollEnd={onScroll}
            className="flex snap-x snap-mandatory overflow-x-auto rounded-card bg-sunken [scrollbar-width:none]"
          >
            {photos.map(({ src, srcSet, alt, caption }, place) => (
              <li key={src} className="w-full shrink-0 snap-center" inert={place !== at}>
                <figure>
                  <img
                    src={src}
                    srcSet={srcSet}
                    sizes="(min-width: 640px) 720px, 100vw"
                    alt={alt}
                    loading="lazy"
                    className="photo aspect-4/3 max-h-[65dvh] w-full object-contain"
                  />
                  {caption && <figcaption className="px-4 py-2 t-sm text-ink">{caption}</figcaption>}
                </figure>
              </li>
            ))}
          </ul>
          {photos.length > 1 && <Steps at={at} total={photos.length} onStep={go} />}
        </div>
      )}
    </Dialog>
  );
}

/** Whichever of the viewer's buttons has the focus. */
function useArrowKeys(at: number | null, go: (to: number) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (at === null || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    go(at + (event.key === 'ArrowLeft' ? -1 : 1));
  });
  const isOpen = at !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
}

function Steps({ at, total, onStep }: { at: number; total: number; onStep: (to: number) => void }) {
  const words = useOwnWords(photoWords);
  const { number } = useFormat();
  return (
    <div className="mt-4 flex items-center justify-center gap-4">
      <IconButton
        label={words.previous}
        icon={<ArrowLeft />}
        aria-disabled={at === 0}
        onClick={() => onStep(at - 1)}
      />
      <p role="status" className="t-sm text-soft tnum">
        {words.position(number(at + 1), number(total))}
      </p>
      <IconButton
        label={words.next}
        icon={<ArrowRight />}
        aria-disabled={at === total - 1}
        onClick={() => onStep(at + 1)}
      />
    </div>
  );
}
