/** Pictures to choose from wherever one is asked for (ui.md, screen 23c). */
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/list.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { ChosenBar } from '#app/features/stock-images/components/list/chosen-bar.tsx';
import { KeywordChips } from '#app/features/stock-images/components/list/keyword-chips.tsx';
import { StockGrid } from '#app/features/stock-images/components/list/stock-grid.tsx';
import { stockList } from '#app/features/stock-images/components/list/stock-list.ts';
import { loadStockImages, stockActs } from '#app/features/stock-images/list.server.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { PagesOfList } from '#app/lists/declared-list.tsx';
import { listAddress } from '#app/lists/list-choice.ts';
import { tabsOf } from '#app/lists/list-declaration.ts';
import { ListEmpty } from '#app/lists/list-empty.tsx';
import { ListHead } from '#app/lists/list-head.tsx';
import { ListTabs } from '#app/lists/list-tabs.tsx';
import { useListWords } from '#app/lists/list-words.ts';
import { ListSearch } from '#app/shell/list-search.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await loadStockImages(context.get(pageContext), url);
  if (!list.can.create) throw noRights();
  return list;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), `${url.pathname}${url.search}`, stockActs(page));
}

export default function List({ loaderData: list }: Route.ComponentProps) {
  const t = useWords('stock-images');
  const usual = useListWords<'list.find'>(t);
  const { choice, counts, chosen } = list;
  const tabs = tabsOf(stockList).map((tab) => ({ tab, label: t(`tab.${tab}`), count: counts[tab] }));
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/content/file-upload', label: t('files') }, { label: t('titles.list') }]}
      />
      <div className="mt-3">
        <ListHead title={t('list.title')} lead={t('list.lead')}>
          <ButtonLink kind="line" href="/content/stock-images/add" icon={<Plus />}>
            {t('list.add')}
          </ButtonLink>
        </ListHead>
      </div>
      <ListTabs list={stockList} loaded={list} tabs={tabs} label={t('list.tabs')} />
      <div className="mt-5 mb-6 grid gap-4">
        <ListSearch
          address={listAddress(stockList, choice)}
          q={choice.q}
          label={t('list.search')}
          find={usual('list.find')}
        />
        <KeywordChips list={list} />
      </div>
      {list.items.length === 0 ? (
        <ListEmpty list={stockList} choice={choice} t={t} />
      ) : (
        <StockGrid list={list} />
      )}
      <PagesOfList list={stockList} loaded={list} t={t} />
      {chosen && <ChosenBar chosen={chosen} address={list.address} />}
    </>
  );
}
