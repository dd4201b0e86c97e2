import type { WorkList } from '#app/features/applications/list.server.ts';
import { applicationList, type ListTab } from '#app/features/applications/components/list/list-address.ts';
import { ListEmpty } from '#app/features/applications/components/list/list-empty.tsx';
import { StateBadge } from '#app/features/applications/components/state-badge.tsx';
import { receivedAt, type ApplicationSummary } from '#app/features/applications/components/summary.ts';
import { Waiting } from '#app/features/applications/components/waiting-time.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { type ListColumn, ListTable } from '#app/lists/list-table.tsx';
import { Avatar } from '#app/ui/avatar.tsx';

const dates = { open: 'list.received', decided: 'list.answered', withdrawn: 'list.withdrawnOn' } as const;

function useColumns({ choice, showsOrganization }: WorkList): ListColumn<ApplicationSummary, never>[] {
  const t = useWords('applications');
  const state = choice.tab;
  const organization: ListColumn<ApplicationSummary, never> = {
    key: 'organization',
    head: t('list.organization'),
    cell: ({ organizationName }) => <span className="text-soft">{organizationName}</span>,
    onPhone: true,
  };
  const answer: ListColumn<ApplicationSummary, never> = {
    key: 'answer',
    head: t(state === 'open' ? 'list.waiting' : 'list.answer'),
    cell: (item) =>
      item.waitingDays === null ? <StateBadge application={item} /> : <Waiting days={item.waitingDays} />,
    onPhone: true,
  };
  return [
    { key: 'vacancy', head: t('list.vacancy'), cell: ({ vacancyTitle }) => vacancyTitle, onPhone: true },
    ...(showsOrganization ? [organization] : []),
    ...(state === 'withdrawn' ? [] : [answer]),
    {
      key: 'date',
      head: t(dates[state]),
      cell: (item) => <RowDate item={item} state={state} />,
      onPhone: state === 'withdrawn',
    },
  ];
}

/** Who applied for what; on a phone each is an item of two lines (ui.md, section 5). */
export function PeopleTable({ list }: { list: WorkList }) {
  const t = useWords('applications');
  return (
    <ListTable
      list={applicationList}
      loaded={list}
      label={t(list.isStudents ? 'list.studentsTitle' : 'list.title')}
      name={{
        head: t('list.person'),
        name: ({ name }) => name,
        href: ({ id }) => `/applications/${id}`,
        picture: ({ name }) => <Avatar name={name} besideName />,
      }}
      columns={useColumns(list)}
      empty={<ListEmpty list={list} />}
    />
  );
}

function RowDate({ item, state }: { item: ApplicationSummary; state: ListTab }) {
  const { shortDate } = useFormat();
  const now = useNow();
  const moments = { open: receivedAt(item), decided: item.decidedAt, withdrawn: item.withdrawnAt };
  const moment = moments[state] ?? item.createdAt;
  return (
    <time dateTime={moment} className="whitespace-nowrap text-soft">
      {shortDate(moment, now)}
    </time>
  );
}
