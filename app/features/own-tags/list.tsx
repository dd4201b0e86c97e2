/** Words that vacancies of the centre have beside the tags of all centres, for its staff. Works without script. */
import type { Route } from './+types/list.ts';
import { ownTagCalls } from '#contract/calls/own-tags.ts';
import { pageContext } from '#app/api/page-context.ts';
import { tagList } from '#app/features/own-tags/components/tag.ts';
import { useWords } from '#app/i18n/words.ts';
import { PagesOfList } from '#app/lists/declared-list.tsx';
import { listAddress } from '#app/lists/list-choice.ts';
import { ListEmpty } from '#app/lists/list-empty.tsx';
import { ListHead } from '#app/lists/list-head.tsx';
import { useListWords } from '#app/lists/list-words.ts';
import { loadDeclared } from '#app/lists/load-list.server.ts';
import { ListSearch } from '#app/shell/list-search.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Row } from '#app/ui/row.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return loadDeclared(page, url, tagList, {
    ask: async ({ filter, sort, page: at }) => {
      const answer = await page.api.list(ownTagCalls.list, { filter, sort, page: at });
      return { ...answer, meta: {} };
    },
    show: ({ items }) => ({ items }),
  });
}

export default function List({ loaderData: list }: Route.ComponentProps) {
  const t = useWords('own-tags');
  const usual = useListWords<'list.find' | 'list.search'>(t);
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/vacancies', label: t('all') }, { label: t('titles.list') }]}
      />
      <div className="mt-4 max-w-[60rem] pb-10">
        <ListHead title={t('titles.list')} lead={t('lead')} />
        <div className="mt-5 mb-6">
          <ListSearch
            address={listAddress(tagList, list.choice)}
            q={list.choice.q}
            label={usual('list.search')}
            find={usual('list.find')}
          />
        </div>
        {list.items.length === 0 ? (
          <ListEmpty list={tagList} choice={list.choice} t={t} />
        ) : (
          <ul className="border-t border-line">
            {list.items.map(({ id, name, vacancies }) => (
              <Row
                key={id}
                title={name}
                href={`/vacancies/tags/${id}`}
                side={t('vacancies', { count: vacancies })}
              />
            ))}
          </ul>
        )}
        <PagesOfList list={tagList} loaded={list} t={t} />
      </div>
    </>
  );
}
