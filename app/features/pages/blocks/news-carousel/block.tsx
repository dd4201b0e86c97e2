import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { BlockHead } from '#app/features/pages/components/blocks/block-head.tsx';
import { type BlockProps, headingId } from '#app/features/pages/components/blocks/block-place.ts';
import { type Story, StoryCard } from '#app/features/pages/components/blocks/story-card.tsx';
import { StripSteps } from '#app/features/pages/components/blocks/strip-steps.tsx';
import { useStrip } from '#app/features/pages/components/blocks/use-strip.ts';

/** News in a row that stands still until somebody moves it; nothing when there is none. Without script all of it, in a list. */
export default function NewsCarousel({
  block,
  data,
  place,
}: BlockProps<'NewsCarousel', Story[] | undefined>) {
  const t = useWords('pages');
  const { number } = useFormat();
  const stories = data ?? [];
  const { strip, view, onLink, onScroll, onKeyDown } = useStrip(stories.length);
  if (stories.length === 0) return null;
  const idOf = (at: number) => `${headingId(block)}-${at + 1}`;
  const words = {
    previous: t('news.previous'),
    next: t('news.next'),
    position: t('news.position', { at: number(view.at + 1), total: number(stories.length) }),
  };
  return (
    <section className="wrap py-8 lg:py-12">
      <BlockHead block={block} place={place}>
        {stories.length > 1 && (
          <StripSteps view={view} total={stories.length} words={words} idOf={idOf} onLink={onLink} />
        )}
      </BlockHead>
      <ul
        ref={strip}
        // Keys move it where it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby={headingId(block)}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        className="focus-inset -m-1 flex snap-x snap-mandatory gap-6 overflow-x-auto scroll-smooth p-1 [scrollbar-width:none] motion-reduce:scroll-auto noscript:grid noscript:sm:grid-cols-2"
      >
        {stories.map((story, at) => (
          <li
            key={story.id}
            id={idOf(at)}
            className="w-[85%] shrink-0 snap-start sm:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)] noscript:w-auto"
          >
            <StoryCard story={story} level={place.items} />
          </li>
        ))}
      </ul>
    </section>
  );
}
