import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type NewsSummary } from './item.tsx';
import { BlocksColumn, type BlocksPageProps } from '#app/features/pages/components/blocks-page.tsx';
import { BlockPhoto } from '#app/features/pages/components/blocks/block-picture.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';

interface ArticleProps extends BlocksPageProps {
  page: BlocksPageProps['page'] & {
    summary: string | null;
    publishedAt: string | null;
    image: NewsSummary['picture'];
  };
  /** Null in the page builder, where there is the article alone. */
  others: readonly NewsSummary[] | null;
}

function Others({ others }: { others: readonly NewsSummary[] }) {
  const t = useWords('pages');
  const { shortDate } = useFormat();
  const now = useNow();
  return (
    <aside aria-labelledby="more-news">
      <HeadingRule id="more-news">{t('newsPages.more')}</HeadingRule>
      <ul>
        {others.map((item) => (
          <li
            key={item.id}
            className="group relative flex gap-4 border-b border-line py-5 max-[20rem]:flex-col"
          >
            <BlockPhoto
              sizes="80px"
              picture={item.picture}
              isDecoration
              className="aspect-4/3 w-20 shrink-0 self-start rounded-ctl"
            />
            <div className="min-w-0">
              <p className="t-sm text-soft">
                <time dateTime={item.publishedAt}>{shortDate(item.publishedAt, now)}</time>
              </p>
              <Link
                href={item.href}
                className="font-semibold text-ink no-underline group-hover:underline after:absolute after:inset-0"
              >
                {item.title}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** What it is about, its picture and its blocks. */
function ArticleText({ page, data, around }: Omit<ArticleProps, 'others'>) {
  const { date } = useFormat();
  return (
    <article>
      <h1 className="t-h1">{page.title}</h1>
      {page.publishedAt && (
        <p className="mt-3 t-sm text-soft">
          <time dateTime={page.publishedAt}>{date(page.publishedAt)}</time>
        </p>
      )}
      {page.summary && <p className="mt-5 max-w-reading t-lead text-soft">{page.summary}</p>}
      <BlockPhoto picture={page.image} isFirst className="mt-6 aspect-8/5 w-full rounded-card" />
      <BlocksColumn page={{ ...page, showTitleOnPage: false }} data={data} around={around} />
    </article>
  );
}

function AllNews() {
  const t = useWords('pages');
  return (
    <Link href="/nieuws" className="mb-5 inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {t('newsPages.all')}
    </Link>
  );
}

/** One article, and what else is new. */
export default function NewsArticle({ others, ...article }: ArticleProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-12 py-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:py-10">
      <div className="min-w-0">
        {others && <AllNews />}
        <ArticleText {...article} />
      </div>
      {others && others.length > 0 && <Others others={others} />}
    </div>
  );
}
