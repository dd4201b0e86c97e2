import Archive from 'lucide-react/icons/archive';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleDot from 'lucide-react/icons/circle-dot';
import { useSubmit } from 'react-router';
import { VacancyPhoto } from '#app/features/vacancies/parts/photo.tsx';
import { localTitle } from '#app/features/vacancies/parts/summary.ts';
import { type BulkAct, bulkActs } from '#app/features/vacancy-care/parts/bulk-acts.ts';
import type { ListedVacancy, LoadedVacancies } from '#app/features/vacancy-care/parts/list.server.ts';
import { useRowMenu } from '#app/features/vacancy-care/parts/row-menu.tsx';
import { useColumns } from '#app/features/vacancy-care/parts/table-columns.tsx';
import { vacancyList } from '#app/features/vacancy-care/parts/vacancy-list.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { isNarrowed, sortingBy } from '#app/lists/list-declaration.ts';
import { ListEmpty } from '#app/lists/list-empty.tsx';
import { usePath } from '#app/shell/locale-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Bulk } from '#app/ui/table/bulk.ts';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { type TableSelection, useSelection } from '#app/ui/table/use-selection.ts';

const icons = { status: <CircleDot />, extend: <CalendarPlus />, archive: <Archive /> };

/** Pressing a deed tries it first; the page then shows what would happen. */
function useBulk(selection: TableSelection, address: string): Bulk {
  const t = useWords('vacancy-care');
  const submit = useSubmit();
  const action = usePath()(address);
  const send = (act: BulkAct) => {
    const form = new FormData();
    form.set('act', act);
    if (selection.isAllMatching) form.set('scope', 'matching');
    for (const id of selection.chosen) form.append('ids', id);
    void submit(form, { method: 'post', action, preventScrollReset: true });
  };
  return {
    name: 'ids',
    action,
    actions: bulkActs.map((act) => ({
      key: act,
      label: t(`bulk.${act}`),
      icon: icons[act],
      onPress: () => send(act),
    })),
  };
}

/** The vacancies of the list; on a phone each is an item of two lines. */
export function VacancyTable({ list }: { list: LoadedVacancies }) {
  const t = useWords('vacancy-care');
  const locale = useLocale();
  const { choice, items, pagination, can, address } = list;
  const selection = useSelection(items, pagination.records);
  const bulk = useBulk(selection, address);
  const { menu, question } = useRowMenu(address);
  // Who works for one organisation knows whose they are.
  const showsOrganization = can.check || !can.editMany;
  return (
    <>
      <DataTable<ListedVacancy>
        label={t('list.title')}
        rows={items}
        name={{
          head: t('column.vacancy'),
          name: (vacancy) => localTitle(vacancy, locale).text,
          lang: (vacancy) => localTitle(vacancy, locale).lang,
          href: ({ id }) => `/vacancies/${id}`,
          picture: ({ imageKey, category }) => (
            <VacancyPhoto
              imageKey={imageKey}
              category={category}
              className="h-11 w-14 shrink-0 rounded-ctl max-sm:hidden"
            />
          ),
          ...(showsOrganization && { second: ({ organizationName }) => organizationName }),
          sort: sortingBy(vacancyList, choice, 'title'),
        }}
        columns={useColumns(choice)}
        {...(can.editMany && { selection, bulk, menu })}
        empty={<Empty list={list} />}
      />
      {question}
    </>
  );
}

function Empty({ list: { choice, can } }: { list: LoadedVacancies }) {
  const t = useWords('vacancy-care');
  return (
    <ListEmpty
      isAsked={isNarrowed(choice) || choice.tab !== 'all'}
      wholeHref={vacancyList.path}
      words={{
        nothing: t('list.nothing'),
        nothingText: t('list.nothingText'),
        whole: t('list.whole'),
        empty: t('list.empty'),
        emptyText: t(can.create ? 'list.emptyText' : 'list.emptyForOthers'),
      }}
      begin={can.create && <ButtonLink href="/vacancies/add">{t('list.add')}</ButtonLink>}
    />
  );
}
