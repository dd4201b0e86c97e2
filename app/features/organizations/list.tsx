/** All organisations: a table for the centre's staff, rows beside a map for everybody who is signed in. */
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/list.ts';
import { page } from '#app/api/page-context.ts';
import { listAddress } from '#app/features/organizations/parts/list-address.ts';
import { ListFilters, StatusTabs } from '#app/features/organizations/parts/list-filters.tsx';
import { loadList, type OrganizationList } from '#app/features/organizations/parts/load-list.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Segmented } from '#app/ui/segmented.tsx';

const MapList = lazy(() => import('#app/features/organizations/parts/map-list.tsx'));
const OrganizationTable = lazy(() => import('#app/features/organizations/parts/organization-table.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await loadList(context.get(page), url);
  const { current, last } = list.pagination;
  // The list has grown shorter since the link was made.
  if (current > last)
    throw redirect(inLanguageOf(url.pathname, listAddress(list.choice, list.isStaff, { page: last })));
  return list;
}

function Head({ list }: { list: OrganizationList }) {
  const t = useWords('organizations');
  const { number } = useFormat();
  const { choice, isStaff, pagination } = list;
  const views = (['table', 'map'] as const).map((view) => ({
    href: listAddress(choice, isStaff, { view }),
    label: t(`list.views.${view}`),
    current: choice.view === view,
  }));
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div>
        <h1 className={isStaff ? 't-h1-staff' : 't-h1'}>{t('list.title')}</h1>
        <p className="mt-1 text-soft">
          {t('list.description')}{' '}
          <span role="status">
            {t('list.count', { count: pagination.records, number: number(pagination.records) })}
          </span>
        </p>
      </div>
      {isStaff && (
        <div className="flex flex-wrap items-center gap-3">
          <Segmented label={t('list.view')} items={views} />
          <ButtonLink href="/organizations/add" icon={<Plus />}>
            {t('list.add')}
          </ButtonLink>
        </div>
      )}
    </header>
  );
}

export default function List({ loaderData: list }: Route.ComponentProps) {
  const t = useWords('organizations');
  const { choice, isStaff, unknownPlace } = list;
  return (
    <>
      <Head list={list} />
      {isStaff && (
        <div className="mt-4">
          <StatusTabs list={list} />
        </div>
      )}
      <div className="mt-5 mb-6 space-y-4">
        <ListFilters list={list} />
        {unknownPlace && <Notice kind="warning" title={t('list.unknownPlace', { place: unknownPlace })} />}
      </div>
      <Suspense>
        {choice.view === 'table' ? <OrganizationTable list={list} /> : <MapList list={list} />}
      </Suspense>
    </>
  );
}
