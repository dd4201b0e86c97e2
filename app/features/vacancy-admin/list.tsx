/** The vacancies of the centre or the organisation (ui.md, screen 12). What is chosen is in the address. */
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { redirect } from 'react-router';
import type { Route } from './+types/list.ts';
import { pageContext } from '#app/api/page-context.ts';
import { answerBulk } from '#app/features/vacancy-admin/bulk.server.ts';
import { BulkAction } from '#app/features/vacancy-admin/components/list/bulk-action.tsx';
import { loadVacancies, type LoadedVacancies } from '#app/features/vacancy-admin/list.server.ts';
import { manyAddress } from '#app/features/vacancy-admin/components/list/many-address.ts';
import { moveActions } from '#app/features/vacancy-admin/move.server.ts';
import { vacancyList } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { VacancyTable } from '#app/features/vacancy-admin/components/list/vacancy-table.tsx';
import { actIn, ownAnswer } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { answerOfBulk } from '#app/lists/bulk.server.ts';
import { DeclaredList } from '#app/lists/declared-list.tsx';
import { readListState, tabsOf } from '#app/lists/list-declaration.ts';
import { ListHead } from '#app/lists/list-head.tsx';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadVacancies(context.get(pageContext), url);

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  // A single one is moved from its row; the others are those that were chosen.
  if (form.has('id')) return answerActions(page, form, `${url.pathname}${url.search}`, moveActions(page));
  const state = readListState(vacancyList, url.searchParams);
  if (actIn(form) === 'more') {
    const ids = form.get('scope') === 'matching' ? [] : form.getAll('ids').map(String);
    return redirect(inLanguageOf(url.pathname, manyAddress(state, ids)), 303);
  }
  const answer = await answerBulk(page, form, state);
  return answerOfBulk(url, wordsOf(page.locale, 'vacancy-admin'), answer);
}

/** Which tabs this reader has: who manages none sees what is online, without any. */
function tabsFor({ can, counts, choice: state }: LoadedVacancies) {
  if (!can.editMany) return [];
  const mayWait = counts.waiting > 0 || can.check || state.tab === 'waiting';
  return tabsOf(vacancyList).filter((tab) => tab !== 'waiting' || mayWait);
}

export default function List({ loaderData: list, actionData }: Route.ComponentProps) {
  const dryRun = ownAnswer(actionData);
  const t = useWords('vacancy-admin');
  const typeName = useWords('vacancies');
  const { number } = useFormat();
  const { can, choice, counts, exportHref, pagination, types } = list;
  return (
    <>
      <ListHead title={t('list.title')} file={{ href: exportHref, label: t('list.export') }}>
        {can.check && counts.waiting > 0 && (
          <ButtonLink href="/vacancies/approve" kind="line" icon={<ClipboardCheck />}>
            {t('list.check', { count: counts.waiting, number: number(counts.waiting) })}
          </ButtonLink>
        )}
        {can.editMany && pagination.records > 1 && (
          <ButtonLink href={manyAddress(choice)} kind="ghost" icon={<Pencil />}>
            {t('many.open')}
          </ButtonLink>
        )}
        {can.create && (
          <ButtonLink href="/vacancies/add" icon={<Plus />}>
            {t('list.add')}
          </ButtonLink>
        )}
      </ListHead>
      {dryRun && <BulkAction dryRun={dryRun} list={list} />}
      <DeclaredList
        list={vacancyList}
        loaded={list}
        t={t}
        tabs={tabsFor(list)}
        notKept={t('list.notSaved')}
        fields={[
          {
            name: 'type',
            label: t('list.type'),
            any: t('list.anyType'),
            options: types.map((type) => ({ value: type, label: typeName(`search.types.${type}`) })),
            chip: (type) => t('list.chipType', { type }),
          },
        ]}
      >
        <VacancyTable list={list} />
      </DeclaredList>
    </>
  );
}
