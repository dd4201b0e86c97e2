/** Applications: who waits for an answer, or how one's own are doing. What is chosen is in the address. */
import Send from 'lucide-react/icons/send';
import type { Route } from './+types/list.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { applicationList } from '#app/features/applications/components/list/list-address.ts';
import { ListEmpty } from '#app/features/applications/components/list/list-empty.tsx';
import { loadApplications, type OwnList, type WorkList } from '#app/features/applications/list.server.ts';
import { OwnApplications } from '#app/features/applications/components/own-applications.tsx';
import { StateBadge } from '#app/features/applications/components/state-badge.tsx';
import {
  mayBeAskedLater,
  receivedAt,
  type ApplicationSummary,
} from '#app/features/applications/components/summary.ts';
import { Waiting } from '#app/features/applications/components/waiting-time.tsx';
import { useWords } from '#app/i18n/words.ts';
import { PagesOfList } from '#app/lists/declared-list.tsx';
import { ListDay } from '#app/lists/list-day.tsx';
import { choiceField } from '#app/lists/list-fields.tsx';
import { ListScreen } from '#app/lists/list-screen.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadApplications(context.get(pageContext), url);

const person = {
  key: 'person',
  name: (item: ApplicationSummary) => item.name,
  href: ({ id }: ApplicationSummary) => `/applications/${id}`,
  picture: (item: ApplicationSummary) => <Avatar name={item.name} besideName />,
} as const;

/** A day of the application, that of sending it where there is none. */
const day = (momentOf: (item: ApplicationSummary) => string | null) => ({
  cell: (item: ApplicationSummary) => (
    <ListDay at={momentOf(item) ?? item.createdAt} className="whitespace-nowrap text-soft" />
  ),
  width: 'day' as const,
});

function Answered({ application }: { application: ApplicationSummary }) {
  const t = useWords('applications');
  return (
    <>
      <StateBadge application={application} />
      {mayBeAskedLater(application) && (
        <span className="mt-1 block t-sm text-soft">{t('list.mayBeAsked')}</span>
      )}
    </>
  );
}

/** How long somebody waits, or what they were answered. */
const answer = (width: 'day' | 'state') => ({
  cell: (item: ApplicationSummary) =>
    item.waitingDays === null ? <Answered application={item} /> : <Waiting days={item.waitingDays} />,
  width,
  onPhone: true,
});

/** One answer to everybody who waits at the chosen vacancy, where that is off the site. */
function AnswerAll({ list: { choice, items, isStudents } }: { list: WorkList }) {
  const t = useWords('applications');
  const { vacancy } = choice.filters;
  const isOver = items.some(({ vacancyState }) => vacancyState !== 'online');
  if (!vacancy || choice.tab !== 'open' || isStudents || !isOver) return null;
  return (
    <ButtonLink href={`/vacancies/${vacancy}/fill?move=answer`} icon={<Send />}>
      {t('list.answerAll')}
    </ButtonLink>
  );
}

/** Who applied for what, and what is said of it under the chosen tab. */
const columnsOf = ({ choice: { tab }, showsOrganization }: WorkList) => ({
  vacancy: {
    cell: ({ vacancyTitle }: ApplicationSummary) => vacancyTitle,
    width: 'title' as const,
    onPhone: true,
  },
  organization: showsOrganization && {
    cell: (item: ApplicationSummary) => <span className="text-soft">{item.organizationName}</span>,
    onPhone: true,
  },
  waiting: tab === 'open' && answer('day'),
  answer: tab === 'decided' && answer('state'),
  received: tab === 'open' && { ...day(receivedAt), onlyWide: true },
  answered: tab === 'decided' && { ...day(({ decidedAt }) => decidedAt), onlyWide: true },
  withdrawnOn: tab === 'withdrawn' && { ...day(({ withdrawnAt }) => withdrawnAt), onPhone: true },
});

function Own({ list }: { list: OwnList }) {
  const t = useWords('applications');
  return (
    <div className="max-w-[52rem]">
      <h1 className="t-h1">{t('list.ownTitle')}</h1>
      {list.items.length === 0 ? (
        <EmptyState
          title={t('list.ownNone')}
          drawing={<HousePart kind="door" />}
          action={<ButtonLink href="/vacancies/search">{t('list.findWork')}</ButtonLink>}
        >
          {t('list.ownNoneText')}
        </EmptyState>
      ) : (
        <div className="mt-6">
          <OwnApplications items={list.items} />
          <PagesOfList list={applicationList} loaded={list} t={t} />
        </div>
      )}
    </div>
  );
}

export default function List({ loaderData: list }: Route.ComponentProps) {
  const t = useWords('applications');
  if (list.kind === 'own') return <Own list={list} />;
  const { vacancy } = list.choice.filters;
  const name = list.items[0]?.vacancyTitle ?? t('filter.thisVacancy');
  return (
    <ListScreen
      list={applicationList}
      loaded={list}
      t={t}
      title={t(list.isStudents ? 'list.studentsTitle' : 'list.title')}
      fields={vacancy ? [choiceField(t, 'vacancy', [{ value: vacancy, label: name }])] : []}
      name={person}
      columns={columnsOf(list)}
      buttons={<AnswerAll list={list} />}
      empty={<ListEmpty list={list} />}
    />
  );
}
