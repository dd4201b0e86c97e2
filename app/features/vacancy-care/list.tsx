/** The vacancies of the centre or the organisation (ui.md, screen 12). What is chosen stands in the address. */
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { redirect } from 'react-router';
import type { Route } from './+types/list.ts';
import { page } from '#app/api/page-context.ts';
import { answerBulk } from '#app/features/vacancy-care/parts/bulk.server.ts';
import { BulkDeed } from '#app/features/vacancy-care/parts/bulk-deed.tsx';
import { loadVacancies, type LoadedVacancies } from '#app/features/vacancy-care/parts/list.server.ts';
import { answerMove } from '#app/features/vacancy-care/parts/move.server.ts';
import { vacancyList } from '#app/features/vacancy-care/parts/vacancy-list.ts';
import { VacancyTable } from '#app/features/vacancy-care/parts/vacancy-table.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { DeclaredList, type ListWords } from '#app/lists/declared-list.tsx';
import { lastPageInstead, readChoice } from '#app/lists/list-declaration.ts';
import { type Flash, flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = readChoice(vacancyList, url.searchParams);
  const list = await loadVacancies(context.get(page), choice);
  const instead = lastPageInstead(vacancyList, choice, list.pagination);
  if (instead) throw redirect(inLanguageOf(url.pathname, instead));
  return list;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const given = context.get(page);
  const form = await readForm(request);
  const told = (flash: Flash) =>
    redirect(`${url.pathname}${url.search}`, { status: 303, headers: { 'set-cookie': flashToast(flash) } });
  if (form.has('move')) return told(await answerMove(given, form));
  const answer = await answerBulk(given, form, readChoice(vacancyList, url.searchParams));
  if (answer && 'ids' in answer) return answer;
  const t = wordsOf(given.locale, 'vacancy-care');
  if (!answer) return told({ color: 'info', title: t('bulk.noneChosen') });
  const { act, done, left, undo } = answer;
  return told({
    color: left > 0 ? 'warning' : 'success',
    title: t(`bulk.done.${act}`, { count: done }),
    ...(left > 0 && { message: t('bulk.left', { count: left }) }),
    undo,
  });
}

/** Which tabs this reader has: who manages none sees what is online, without any. */
function tabsOf({ can, counts, choice }: LoadedVacancies) {
  if (!can.editMany) return [];
  const mayWait = counts.waiting > 0 || can.check || choice.tab === 'waiting';
  return vacancyList.tabs
    .filter((tab) => tab !== 'waiting' || mayWait)
    .map((tab) => ({ tab, count: counts[tab] }));
}

function useListWords(): ListWords<(typeof vacancyList.tabs)[number], 'type'> {
  const t = useWords('vacancy-care');
  const typeName = useTypeName();
  return {
    tabs: t('list.tabs'),
    tab: (tab) => t(`tab.${tab}`),
    search: t('list.search'),
    find: t('list.find'),
    pages: t('list.pages'),
    chip: (name, value) =>
      name === 'q' ? t('list.chipWords', { q: value }) : t('list.chipType', { type: typeName(value) }),
  };
}

/** A type of vacancy in words. */
function useTypeName() {
  const t = useWords('vacancies');
  return (type: string) => t(`search.types.${type as LoadedVacancies['types'][number]}`);
}

function TypeField({ list: { choice, types } }: { list: LoadedVacancies }) {
  const t = useWords('vacancy-care');
  const typeName = useTypeName();
  return (
    <Select
      key={choice.filters.type}
      label={t('list.type')}
      name="type"
      defaultValue={choice.filters.type}
      options={[
        { value: '', label: t('list.anyType') },
        ...types.map((type) => ({ value: type, label: typeName(type) })),
      ]}
    />
  );
}

function Head({ list: { can, exportHref } }: { list: LoadedVacancies }) {
  const t = useWords('vacancy-care');
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <h1 className="t-h1-staff">{t('list.title')}</h1>
      <div className="flex flex-wrap gap-3">
        {can.export && (
          <a href={exportHref} download className={buttonClass({ kind: 'line' })}>
            <Download />
            {t('list.export')}
          </a>
        )}
        {can.create && (
          <ButtonLink href="/vacancies/add" icon={<Plus />}>
            {t('list.add')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export default function List({ loaderData: list, actionData: trial }: Route.ComponentProps) {
  const { choice, pagination } = list;
  return (
    <>
      <Head list={list} />
      {trial && <BulkDeed trial={trial} list={list} />}
      <DeclaredList
        list={vacancyList}
        choice={choice}
        pagination={pagination}
        words={useListWords()}
        tabs={tabsOf(list)}
        fields={<TypeField list={list} />}
      >
        <VacancyTable list={list} />
      </DeclaredList>
    </>
  );
}
