import type { PageType } from '#contract/page-kinds.ts';
import { BlockPhoto } from '#app/features/pages/components/blocks/block-picture.tsx';
import type { Story } from '#app/features/pages/components/blocks/story-card.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { Tag } from '#app/ui/tag.tsx';

/** What a list of news says of a page. */
export type NewsSummary = Story & { pageType: PageType; featured: boolean };

/** The whole of it can be pressed. */
const wholeLink =
  'text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0 after:rounded-card';

/** The day, that it is somebody's story, and why it stands before what is newer. */
export function NewsDay({ item }: { item: Pick<NewsSummary, 'publishedAt' | 'pageType' | 'featured'> }) {
  const t = useWords('pages');
  const { shortDate } = useFormat();
  const now = useNow();
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 t-sm text-soft">
      <time dateTime={item.publishedAt}>{shortDate(item.publishedAt, now)}</time>
      {item.featured && <Tag>{t('newsPages.featured')}</Tag>}
      {item.pageType === 'success_story' && <Tag>{t('newsPages.story')}</Tag>}
    </p>
  );
}

/** The first of the list, with its picture at full width. */
export function LeadingNews({ item }: { item: NewsSummary }) {
  return (
    <article className="group relative">
      <BlockPhoto
        picture={item.picture}
        isDecoration
        isFirst
        className="mb-4 aspect-video w-full rounded-card"
      />
      <NewsDay item={item} />
      <h2 className="mt-1 t-h2">
        <Link href={item.href} className={wholeLink}>
          {item.title}
        </Link>
      </h2>
      {item.summary && <p className="mt-2 max-w-reading t-lead text-soft">{item.summary}</p>}
    </article>
  );
}

export function NewsItem({ item, level }: { item: NewsSummary; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex gap-4 border-b border-line py-6 max-[20rem]:flex-col sm:gap-5">
      <BlockPhoto
        sizes="176px"
        picture={item.picture}
        isDecoration
        className="aspect-4/3 w-28 shrink-0 self-start rounded-card sm:w-44"
      />
      <div className="min-w-0">
        <NewsDay item={item} />
        <Heading className="mt-0.5 t-h4">
          <Link href={item.href} className={wholeLink}>
            {item.title}
          </Link>
        </Heading>
        {item.summary && <p className="mt-1 text-soft">{item.summary}</p>}
      </div>
    </article>
  );
}
