import { useFormat } from '#app/i18n/now.ts';
import { BlockHead } from '#app/features/pages/components/blocks/block-head.tsx';
import { type BlockProps, headingId } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockPhoto, hasPicture } from '#app/features/pages/components/blocks/block-picture.tsx';
import { StripSteps } from '#app/features/pages/components/blocks/strip-steps.tsx';
import { useStrip } from '#app/features/pages/components/blocks/use-strip.ts';
import { photoWords } from '#app/ui/words/photos.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** One photo at a time, by button, key, finger or the small ones below. Without script all of them, one under another. */
export default function PhotoSlideshow({ block, place }: BlockProps<'PhotoSlideshow'>) {
  const words = useOwnWords(photoWords);
  const { number } = useFormat();
  const slides = block.slides.filter(({ picture }) => hasPicture(picture));
  const { strip, view, onLink, onScroll, onKeyDown } = useStrip(slides.length);
  if (slides.length === 0) return null;
  const idOf = (at: number) => `${headingId(block)}-${at + 1}`;
  const position = (at: number) => words.position(number(at + 1), number(slides.length));
  return (
    <section className="wrap py-8 lg:py-12">
      <BlockHead block={block} place={place}>
        <StripSteps
          view={view}
          total={slides.length}
          words={{ ...words, position: position(view.at) }}
          idOf={idOf}
          onLink={onLink}
        />
      </BlockHead>
      <ul
        ref={strip}
        // Keys move it where it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby={headingId(block)}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        className="focus-inset flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto noscript:block noscript:space-y-8"
      >
        {slides.map(({ picture, caption }, at) => (
          <li key={idOf(at)} id={idOf(at)} className="w-full shrink-0 snap-center">
            <figure>
              <BlockPhoto
                picture={picture}
                sizes="(min-width: 1280px) 1240px, 100vw"
                className="aspect-4/3 w-full rounded-big lg:aspect-21/9"
              />
              {caption && <figcaption className="mt-3 t-sm wrap-break-word text-soft">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-3 max-sm:hidden noscript:hidden">
        {slides.map(({ picture }, at) => (
          <li key={idOf(at)}>
            <a
              href={`#${idOf(at)}`}
              aria-label={position(at)}
              aria-current={at === view.at || undefined}
              onClick={onLink(at)}
              className="block rounded-ctl p-0.5 aria-[current]:ring-3 aria-[current]:ring-ink"
            >
              <BlockPhoto sizes="96px" picture={picture} isDecoration className="h-18 w-24 rounded-ctl" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
