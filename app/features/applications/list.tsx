/** Applications: who waits for an answer, or how one's own are doing. What is chosen stands in the address. */
import { redirect } from 'react-router';
import type { Route } from './+types/list.ts';
import type { Pagination } from '#contract/jsonapi.ts';
import { page } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { applicationList, states, type ListChoice } from '#app/features/applications/parts/list-address.ts';
import { ownList, workList, type WorkList } from '#app/features/applications/parts/list.server.ts';
import { Nobody } from '#app/features/applications/parts/nobody.tsx';
import { OwnApplications } from '#app/features/applications/parts/own-applications.tsx';
import { PeopleTable } from '#app/features/applications/parts/people-table.tsx';
import { answers, whoseApplications } from '#app/features/applications/parts/whose.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { DeclaredList } from '#app/lists/declared-list.tsx';
import { lastPageInstead, listAddress, readChoice } from '#app/lists/list-declaration.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(page);
  const choice = readChoice(applicationList, url.searchParams);
  const whose = await whoseApplications(visit);
  const list =
    answers(whose) || whose.watches ? await workList(visit, whose, choice) : await ownList(visit, choice);
  const instead = lastPageInstead(applicationList, choice, list.pagination);
  if (instead) throw redirect(inLanguageOf(url.pathname, instead));
  return list;
}

function Pages({ choice, pagination }: { choice: ListChoice; pagination: Pagination }) {
  const t = useWords('applications');
  return (
    <div className="mt-6">
      <ListPages
        label={t('list.pages')}
        pagination={pagination}
        size={choice.size}
        sizes={applicationList.sizes}
        addressWith={(change) => listAddress(applicationList, choice, change)}
      />
    </div>
  );
}

function Work({ list }: { list: WorkList }) {
  const t = useWords('applications');
  const { choice, items, pagination, showsOrganization } = list;
  return (
    <>
      <h1 className="t-h1-staff">{t(list.isStudents ? 'list.studentsTitle' : 'list.title')}</h1>
      <DeclaredList
        list={applicationList}
        choice={choice}
        pagination={pagination}
        // With words in the search box the counts are of what was found.
        tabs={states.map((tab) => ({ tab, count: list.counts[tab] }))}
        words={{
          tabs: t('list.tabs'),
          tab: (tab) => t(`list.${tab}`),
          search: t('list.search'),
          find: t('list.find'),
          pages: t('list.pages'),
          chip: (_name, q) => t('list.chip', { q }),
        }}
      >
        {items.length === 0 ? (
          <Nobody list={list} />
        ) : (
          <PeopleTable items={items} state={choice.tab} showsOrganization={showsOrganization} />
        )}
      </DeclaredList>
    </>
  );
}

function Own({ list }: { list: Awaited<ReturnType<typeof ownList>> }) {
  const t = useWords('applications');
  const { choice, items, pagination } = list;
  return (
    <div className="max-w-[52rem]">
      <h1 className="t-h1">{t('list.ownTitle')}</h1>
      {items.length === 0 ? (
        <EmptyState
          title={t('list.ownNone')}
          drawing={<HousePart kind="door" />}
          action={<ButtonLink href="/vacancies/search">{t('list.findWork')}</ButtonLink>}
        >
          {t('list.ownNoneText')}
        </EmptyState>
      ) : (
        <div className="mt-6">
          <OwnApplications items={items} />
          <Pages choice={choice} pagination={pagination} />
        </div>
      )}
    </div>
  );
}

export default function List({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'work' ? <Work list={loaderData} /> : <Own list={loaderData} />;
}
