import Archive from 'lucide-react/icons/archive';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleDot from 'lucide-react/icons/circle-dot';
import Pencil from 'lucide-react/icons/pencil';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import { localTitle } from '#app/features/vacancies/components/summary.ts';
import type { ListedVacancy, LoadedVacancies } from '#app/features/vacancy-admin/list.server.ts';
import { useRowActions } from '#app/features/vacancy-admin/components/list/row-actions.tsx';
import { columns } from '#app/features/vacancy-admin/components/list/table-columns.tsx';
import { vacancyList } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ListEmpty } from '#app/lists/list-empty.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { useRowMenu } from '#app/lists/row-menu.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

const acts = {
  status: <CircleDot />,
  extend: <CalendarPlus />,
  archive: <Archive />,
  // All that can be changed has a screen of its own.
  more: <Pencil />,
};

/** The vacancies of the list; on a phone each is an item of two lines. */
export function VacancyTable({ list }: { list: LoadedVacancies }) {
  const t = useWords('vacancy-admin');
  const locale = useLocale();
  const { choice, can, address } = list;
  const title = (vacancy: ListedVacancy) => localTitle(vacancy, locale);
  const label = (vacancy: ListedVacancy) => t('menu', { title: title(vacancy).text });
  const { menu, question } = useRowMenu(address, { label, actions: useRowActions() });
  // Who works for one organisation knows whose they are.
  const showsOrganization = can.check || !can.editMany;
  return (
    <>
      <ListTable
        list={vacancyList}
        loaded={list}
        t={t}
        name={{
          key: 'title',
          name: (vacancy) => title(vacancy).text,
          lang: (vacancy) => title(vacancy).lang,
          href: ({ id }) => `/vacancies/${id}`,
          picture: ({ imageKey, category }) => (
            <VacancyPhoto
              imageKey={imageKey}
              category={category}
              className="h-11 w-14 shrink-0 rounded-ctl max-sm:hidden"
            />
          ),
          second: (vacancy) => <Second vacancy={vacancy} showsOrganization={showsOrganization} />,
        }}
        columns={columns}
        {...(can.editMany && { acts, menu })}
        empty={
          <ListEmpty
            list={vacancyList}
            choice={choice}
            t={t}
            {...(!can.create && { emptyText: t('list.emptyForOthers') })}
            begin={can.create && <ButtonLink href="/vacancies/add">{t('list.add')}</ButtonLink>}
          />
        }
      />
      {question}
    </>
  );
}

/** Whose it is, and why the centre sent it back or turned it down. */
function Second({ vacancy, showsOrganization }: { vacancy: ListedVacancy; showsOrganization: boolean }) {
  const t = useWords('vacancy-admin');
  const { organizationName, returnReason, isRejected } = vacancy;
  return (
    <>
      {showsOrganization && <Breakable>{organizationName}</Breakable>}
      {returnReason !== null && (
        <span className="line-clamp-3 text-warn">
          {t(isRejected ? 'rejected' : 'returned', { reason: returnReason })}
        </span>
      )}
    </>
  );
}
