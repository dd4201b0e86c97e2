import { LeadingNews, NewsItem, type NewsSummary } from './item.tsx';
import { newsList } from '#app/features/pages/components/news/declaration.ts';
import { useFrame, siteName } from '#app/shell/frame.ts';
import { useWords } from '#app/i18n/words.ts';
import { listAddress } from '#app/lists/list-choice.ts';
import { tabsOf, type ListStateOf } from '#app/lists/list-declaration.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

interface NewsListProps {
  items: readonly NewsSummary[];
  pagination: { records: number; current: number; last: number };
  choice: ListStateOf<typeof newsList>;
}

function Head({ choice }: Pick<NewsListProps, 'choice'>) {
  const t = useWords('pages');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="t-h1">{t('newsPages.title', { name: siteName(useFrame()) })}</h1>
        <p className="mt-2 t-lead text-soft">{t('newsPages.lead')}</p>
      </div>
      <nav aria-label={t('newsPages.kinds')}>
        <ul className="flex flex-wrap gap-2">
          {tabsOf(newsList).map((tab) => (
            <li key={tab}>
              <Chip href={listAddress(newsList, choice, { tab })} chosen={tab === choice.tab}>
                {t(`newsPages.tab.${tab}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The first one large, and what came before it at its side. */
function Newest({ items: [first, ...beside] }: { items: readonly NewsSummary[] }) {
  return (
    <div className="mt-8 grid gap-x-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {first && <LeadingNews item={first} />}
      <ul className="lg:[&>:first-child>*]:pt-0">
        {beside.map((item) => (
          <li key={item.id}>
            <NewsItem item={item} level={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With the first one large: itself and two others. */
const newestCount = 3;

/** The newest large on the first page, all others in two columns. */
export default function NewsList({ items, pagination, choice }: NewsListProps) {
  const t = useWords('pages');
  const newest = pagination.current === 1 ? items.slice(0, newestCount) : [];
  const earlier = items.slice(newest.length);
  return (
    <div className="wrap py-8 lg:py-14">
      <Head choice={choice} />
      {items.length === 0 && (
        <div className="mt-10">
          <EmptyState title={t('newsPages.none')}>{t('newsPages.noneLead')}</EmptyState>
        </div>
      )}
      {newest.length > 0 && <Newest items={newest} />}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier" className="mt-12">
          <HeadingRule id="earlier">{t('newsPages.earlier')}</HeadingRule>
          <ul className="grid gap-x-12 lg:grid-cols-2">
            {earlier.map((item) => (
              <li key={item.id} className="grid">
                <NewsItem item={item} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <ListPages
          label={t('newsPages.pages')}
          pagination={pagination}
          size={choice.size}
          sizes={newsList.sizes}
          addressWith={(change) => listAddress(newsList, choice, change)}
        />
      )}
    </div>
  );
}
