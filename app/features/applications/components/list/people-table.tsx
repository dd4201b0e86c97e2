import type { WorkList } from '#app/features/applications/list.server.ts';
import { applicationList } from '#app/features/applications/components/list/list-address.ts';
import { ListEmpty } from '#app/features/applications/components/list/list-empty.tsx';
import { StateBadge } from '#app/features/applications/components/state-badge.tsx';
import { receivedAt, type ApplicationSummary } from '#app/features/applications/components/summary.ts';
import { Waiting } from '#app/features/applications/components/waiting-time.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ListDay } from '#app/lists/list-day.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { Avatar } from '#app/ui/avatar.tsx';

/** A day of the application, that of sending it where there is none. */
const day = (momentOf: (item: ApplicationSummary) => string | null) => ({
  cell: (item: ApplicationSummary) => (
    <ListDay at={momentOf(item) ?? item.createdAt} className="whitespace-nowrap text-soft" />
  ),
});

/** Who applied for what; on a phone each is an item of two lines (ui.md, section 5). */
export function PeopleTable({ list }: { list: WorkList }) {
  const t = useWords('applications');
  const { tab } = list.choice;
  const answer = {
    cell: (item: ApplicationSummary) =>
      item.waitingDays === null ? <StateBadge application={item} /> : <Waiting days={item.waitingDays} />,
    onPhone: true,
  };
  return (
    <ListTable
      list={applicationList}
      loaded={list}
      t={t}
      label={t(list.isStudents ? 'list.studentsTitle' : 'list.title')}
      name={{
        key: 'person',
        name: ({ name }) => name,
        href: ({ id }) => `/applications/${id}`,
        picture: ({ name }) => <Avatar name={name} besideName />,
      }}
      columns={{
        vacancy: { cell: ({ vacancyTitle }) => vacancyTitle, onPhone: true },
        organization: list.showsOrganization && {
          cell: ({ organizationName }) => <span className="text-soft">{organizationName}</span>,
          onPhone: true,
        },
        waiting: tab === 'open' && answer,
        answer: tab === 'decided' && answer,
        received: tab === 'open' && day(receivedAt),
        answered: tab === 'decided' && day(({ decidedAt }) => decidedAt),
        withdrawnOn: tab === 'withdrawn' && { ...day(({ withdrawnAt }) => withdrawnAt), onPhone: true },
      }}
      empty={<ListEmpty list={list} />}
    />
  );
}
