/** The vacancies of the centre or the organisation (ui.md, screen 12). What is chosen is in the address. */
import Archive from 'lucide-react/icons/archive';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleDot from 'lucide-react/icons/circle-dot';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Hash from 'lucide-react/icons/hash';
import Import from 'lucide-react/icons/import';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { redirect } from 'react-router';
import type { Route } from './+types/list.ts';
import { pageContext } from '#app/api/page-context.ts';
import { localTitle } from '#app/features/vacancies/components/summary.ts';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import { changeVacancies } from '#app/features/vacancy-admin/bulk.server.ts';
import { BulkAction } from '#app/features/vacancy-admin/components/list/bulk-action.tsx';
import { manyAddress } from '#app/features/vacancy-admin/components/list/many-address.ts';
import { useRowActions } from '#app/features/vacancy-admin/components/list/row-actions.tsx';
import { Second, useColumns } from '#app/features/vacancy-admin/components/list/table-columns.tsx';
import { vacancyList } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import {
  type ListedVacancy,
  loadVacancies,
  type LoadedVacancies,
} from '#app/features/vacancy-admin/list.server.ts';
import { moveActions } from '#app/features/vacancy-admin/move.server.ts';
import { actIn, ownAnswer } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { readListState } from '#app/lists/list-choice.ts';
import { tabsOf } from '#app/lists/list-declaration.ts';
import { choiceField } from '#app/lists/list-fields.tsx';
import { ListScreen } from '#app/lists/list-screen.tsx';
import { useRowMenu } from '#app/lists/row-menu.tsx';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadVacancies(context.get(pageContext), url);

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  // A single one is moved from its row; the others are those that were chosen.
  if (form.has('id')) return answerActions(page, form, `${url.pathname}${url.search}`, moveActions(page));
  if (actIn(form) !== 'more') return changeVacancies(page, form, url);
  const ids = form.get('scope') === 'matching' ? [] : form.getAll('ids').map(String);
  const many = manyAddress(readListState(vacancyList, url.searchParams), ids);
  return redirect(inLanguageOf(url.pathname, many), 303);
}

/** Which tabs this reader has: who manages none sees what is online, without any. */
function tabsFor({ can, counts, choice }: LoadedVacancies) {
  if (!can.editMany) return [];
  const mayWait = counts.waiting > 0 || can.check || choice.tab === 'waiting';
  return tabsOf(vacancyList).filter((tab) => tab !== 'waiting' || mayWait);
}

/** What is not done every day: many from elsewhere, and many at once. */
function useWays({ can, choice, pagination }: LoadedVacancies) {
  const t = useWords('vacancy-admin');
  return [
    can.check && { href: '/vacancies/import', icon: <Import />, label: t('list.import') },
    can.check && { href: '/vacancies/tags', icon: <Hash />, label: t('list.tags') },
    can.check && { href: '/vacancies/feeds', icon: <RefreshCw />, label: t('list.feeds') },
    can.editMany &&
      pagination.records > 1 && { href: manyAddress(choice), icon: <Pencil />, label: t('many.open') },
  ];
}

/** To the queue of the centre, while something waits in it. */
function ToCheck({ list: { can, counts } }: { list: LoadedVacancies }) {
  const t = useWords('vacancy-admin');
  const { number } = useFormat();
  if (!can.check || counts.waiting === 0) return null;
  return (
    <ButtonLink href="/vacancies/approve" kind="line" icon={<ClipboardCheck />}>
      {t('list.check', { count: counts.waiting, number: number(counts.waiting) })}
    </ButtonLink>
  );
}

/** Where there is little room, the title has it. */
const photo = 'h-11 w-14 shrink-0 rounded-ctl max-sm:hidden @max-[66rem]:hidden';

/** What a row is called: in the language of the page where it has such a title. */
function useNameColumn({ can }: LoadedVacancies) {
  const locale = useLocale();
  const title = (vacancy: ListedVacancy) => localTitle(vacancy, locale);
  // Who works for one organisation knows whose they are.
  const showsOrganization = can.check || !can.editMany;
  return {
    key: 'title' as const,
    name: (vacancy: ListedVacancy) => title(vacancy).text,
    lang: (vacancy: ListedVacancy) => title(vacancy).lang,
    href: ({ id }: ListedVacancy) => `/vacancies/${id}`,
    picture: ({ imageKey, category }: ListedVacancy) => (
      <VacancyPhoto {...{ imageKey, category }} className={photo} />
    ),
    second: (vacancy: ListedVacancy) => <Second vacancy={vacancy} showsOrganization={showsOrganization} />,
  };
}

// All that can be changed has a screen of its own: 'more'.
const acts = { status: <CircleDot />, extend: <CalendarPlus />, archive: <Archive />, more: <Pencil /> };

export default function List({ loaderData: list, actionData }: Route.ComponentProps) {
  const dryRun = ownAnswer(actionData);
  const t = useWords('vacancy-admin');
  const typeName = useWords('vacancies');
  const { can, files, types } = list;
  const name = useNameColumn(list);
  const { menu, question } = useRowMenu(list.address, {
    label: (vacancy: ListedVacancy) => t('menu', { title: name.name(vacancy) }),
    actions: useRowActions(),
  });
  const ofType = types.map((type) => ({ value: type, label: typeName(`search.types.${type}`) }));
  // Only where one comes from an import: it is chosen there.
  const chosen = list.choice.filters.import;
  const ofImport = chosen
    ? [choiceField(t, 'import', [{ value: chosen, label: t('filter.thisImport') }])]
    : [];
  return (
    <ListScreen
      list={vacancyList}
      loaded={list}
      t={t}
      file={{ files, label: t('list.export') }}
      ways={useWays(list)}
      buttons={list.choice.tab === 'waiting' && <ToCheck list={list} />}
      add={can.create && { href: '/vacancies/add', label: t('list.add'), icon: <Plus /> }}
      question={[dryRun && <BulkAction key="bulk" dryRun={dryRun} list={list} />, question]}
      tabs={tabsFor(list)}
      notKept={t('list.notSaved')}
      fields={[choiceField(t, 'type', ofType), ...ofImport]}
      name={name}
      columns={useColumns()}
      edit={({ id, can: { update } }) => (update ? `/vacancies/${id}/edit` : undefined)}
      {...(can.editMany && { acts, menu })}
      emptyText={can.create ? undefined : t('list.emptyForOthers')}
    />
  );
}
