/** The addresses that vacancies are fetched from every hour, for the staff of a centre. Works without script. */
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/list.ts';
import { vacancyFeedCalls } from '#contract/calls/vacancy-feeds.ts';
import { mostVacancyFeeds } from '#contract/vacancy-feeds.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { FeedStatus } from '#app/features/vacancy-feeds/components/feed-status.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return api.list(vacancyFeedCalls.list, { page: { size: mostVacancyFeeds } });
}

export default function List({ loaderData: { items, can } }: Route.ComponentProps) {
  const t = useWords('vacancy-feeds');
  const { relativeTime } = useFormat();
  const now = useNow();
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/vacancies', label: t('vacancies') }, { label: t('titles.list') }]}
      />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 max-w-reading">
          <h1 className="t-h1-staff">{t('titles.list')}</h1>
          <p className="mt-1 text-soft">{t('list.lead')}</p>
        </div>
        {can.create && (
          <ButtonLink href="/vacancies/feeds/add" icon={<Plus />}>
            {t('list.add')}
          </ButtonLink>
        )}
      </div>
      <DataTable
        label={t('list.table')}
        rows={items}
        empty={
          <EmptyState title={t('list.none')} drawing={<HousePart kind="door" />}>
            {t('list.noneText')}
          </EmptyState>
        }
        name={{
          head: t('list.name'),
          name: ({ organizationName }) => organizationName,
          href: ({ id }) => `/vacancies/feeds/${id}`,
          second: ({ address }) => address,
        }}
        columns={[
          {
            key: 'status',
            head: t('list.status'),
            cell: (feed) => <FeedStatus feed={feed} />,
            width: 'longState',
            onPhone: true,
          },
          {
            key: 'last',
            head: t('list.last'),
            cell: ({ lastRunAt }) => (lastRunAt ? relativeTime(lastRunAt, now) : t('list.never')),
            width: 'longDay',
          },
        ]}
      />
    </>
  );
}
