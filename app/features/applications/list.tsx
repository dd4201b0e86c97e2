/** Applications: who waits for an answer, or how one's own are doing. What is chosen stands in the address. */
import { redirect } from 'react-router';
import type { Route } from './+types/list.ts';
import type { Pagination } from '#contract/jsonapi.ts';
import { page } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import {
  listAddress,
  pageSizes,
  readChoice,
  type ListChoice,
} from '#app/features/applications/parts/list-address.ts';
import { SearchForm, StateTabs } from '#app/features/applications/parts/list-tools.tsx';
import { ownList, workList, type WorkList } from '#app/features/applications/parts/list.server.ts';
import { Nobody } from '#app/features/applications/parts/nobody.tsx';
import { OwnApplications } from '#app/features/applications/parts/own-applications.tsx';
import { PeopleTable } from '#app/features/applications/parts/people-table.tsx';
import { answers, whoseApplications } from '#app/features/applications/parts/whose.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(page);
  const choice = readChoice(url.searchParams);
  const whose = await whoseApplications(visit);
  const list =
    answers(whose) || whose.watches ? await workList(visit, whose, choice) : await ownList(visit, choice);
  const { current, last } = list.pagination;
  // The list has grown shorter since the link was made.
  if (current > last) throw redirect(inLanguageOf(url.pathname, listAddress(choice, { page: last })));
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
        sizes={pageSizes}
        addressWith={(change) => listAddress(choice, change)}
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
      <div className="mt-4">
        <StateTabs choice={choice} counts={list.counts} />
      </div>
      <div className="mt-5 mb-4">
        <SearchForm choice={choice} />
      </div>
      {items.length === 0 ? (
        <Nobody list={list} />
      ) : (
        <>
          <PeopleTable items={items} state={choice.state} showsOrganization={showsOrganization} />
          <Pages choice={choice} pagination={pagination} />
        </>
      )}
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
