/** Applications: who waits for an answer, or how one's own are doing. What is chosen is in the address. */
import type { Route } from './+types/list.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { applicationList } from '#app/features/applications/components/list/list-address.ts';
import { loadApplications, type OwnList, type WorkList } from '#app/features/applications/list.server.ts';
import { OwnApplications } from '#app/features/applications/components/own-applications.tsx';
import { PeopleTable } from '#app/features/applications/components/list/people-table.tsx';
import { useWords } from '#app/i18n/words.ts';
import { DeclaredList, PagesOfList } from '#app/lists/declared-list.tsx';
import { ListHead } from '#app/lists/list-head.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadApplications(context.get(pageContext), url);

function Work({ list }: { list: WorkList }) {
  const t = useWords('applications');
  return (
    <>
      <ListHead title={t(list.isStudents ? 'list.studentsTitle' : 'list.title')} />
      <DeclaredList list={applicationList} loaded={list} t={t}>
        <PeopleTable list={list} />
      </DeclaredList>
    </>
  );
}

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

export default function List({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'work' ? <Work list={loaderData} /> : <Own list={loaderData} />;
}
