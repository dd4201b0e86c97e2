/** The pages and news of the centre, or those that somebody was given (ui.md, screen 23). What is chosen is in the address. */
import Newspaper from 'lucide-react/icons/newspaper';
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/list.ts';
import { locales } from '#contract/locales.ts';
import { pageStates } from '#contract/page-kinds.ts';
import { pageContext } from '#app/api/page-context.ts';
import { changePages } from '#app/features/page-admin/bulk.server.ts';
import { BulkAction } from '#app/features/page-admin/components/list/bulk-action.tsx';
import { PageTable } from '#app/features/page-admin/components/list/page-table.tsx';
import { pageList, type PageListState } from '#app/features/page-admin/components/page-list.ts';
import { loadPages, type LoadedPages } from '#app/features/page-admin/list.server.ts';
import { moveActions } from '#app/features/page-admin/move.server.ts';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { DeclaredList } from '#app/lists/declared-list.tsx';
import { tabsOf } from '#app/lists/list-declaration.ts';
import type { ListField } from '#app/lists/list-fields.tsx';
import { ListHead } from '#app/lists/list-head.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadPages(context.get(pageContext), url);

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  // A single one is moved from its row; the others are those that were chosen.
  if (form.has('id')) return answerActions(page, form, `${url.pathname}${url.search}`, moveActions(page));
  return changePages(page, form, url);
}

function useFields(): ListField<keyof PageListState['filters']>[] {
  const t = useWords('page-admin');
  return [
    {
      name: 'state',
      label: t('list.state'),
      any: t('list.anyState'),
      options: pageStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
      chip: (state) => t('list.chipState', { state }),
    },
    {
      name: 'language',
      label: t('list.language'),
      any: t('list.anyLanguage'),
      options: locales.map((locale) => ({ value: locale, label: t(`language.${locale}`) })),
      chip: (language) => t('list.chipLanguage', { language }),
    },
    {
      name: 'changedBy',
      label: t('list.changedBy'),
      any: t('list.anybody'),
      options: [{ value: 'me', label: t('list.me') }],
      chip: () => t('list.chipChangedBy'),
    },
  ];
}

/** Who may not delete has no bin. */
const tabsFor = ({ can, choice }: LoadedPages) =>
  tabsOf(pageList).filter((tab) => tab !== 'bin' || can.create || choice.tab === 'bin');

export default function List({ loaderData: list, actionData }: Route.ComponentProps) {
  const dryRun = ownAnswer(actionData);
  const t = useWords('page-admin');
  const { can, counts, changed } = list;
  const lead = [
    t('list.pageCount', { count: counts.default }),
    t('list.newsCount', { count: counts.news + counts.success_story }),
  ].join(', ');
  const page = { href: '/content/add', label: t('list.add'), icon: <Plus /> };
  const news = { href: '/content/add?pageType=news', label: t('list.addNews'), icon: <Newspaper /> };
  const [first, second] = list.choice.tab === 'news' ? [news, page] : [page, news];
  return (
    <>
      <ListHead
        title={t('list.title')}
        lead={[`${lead}.`, changed > 0 && t('list.changedCount', { count: changed })]
          .filter(Boolean)
          .join(' ')}
        ways={[can.create && second]}
      >
        {can.create && (
          <ButtonLink href={first.href} icon={first.icon}>
            {first.label}
          </ButtonLink>
        )}
      </ListHead>
      {dryRun && <BulkAction dryRun={dryRun} list={list} />}
      <DeclaredList list={pageList} loaded={list} t={t} tabs={tabsFor(list)} fields={useFields()}>
        <PageTable list={list} />
      </DeclaredList>
    </>
  );
}
