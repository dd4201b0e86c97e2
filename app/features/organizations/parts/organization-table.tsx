import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Plate } from '#app/ui/plate.tsx';
import type { Column, Sorting } from '#app/ui/table/column.ts';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { listAddress, type ListChoice, type ListSort } from './list-address.ts';
import { OrganizationPages } from './organization-pages.tsx';
import { NobodyFound } from './nobody-found.tsx';
import type { ListedOrganization, OrganizationList } from './load-list.server.ts';

/** Pressing the column that orders the list turns it round. */
function sortingOf(choice: ListChoice, sort: ListSort): Sorting {
  const isOrdered = choice.sort === sort || (choice.sort === '' && sort === 'name' && choice.near === '');
  const isDescending = isOrdered && !choice.isDescending;
  return {
    ...(isOrdered && { direction: choice.isDescending ? ('descending' as const) : ('ascending' as const) }),
    href: listAddress(choice, true, { sort, isDescending }),
  };
}

function useColumns(choice: ListChoice): Column<ListedOrganization>[] {
  const t = useWords('organizations');
  const { shortDate, distance } = useFormat();
  const now = useNow();
  const near: Column<ListedOrganization> = {
    key: 'distance',
    head: t('list.away'),
    cell: ({ distanceKm }) => (distanceKm === null ? '' : distance(distanceKm)),
    isNumber: true,
    sort: sortingOf(choice, 'distance'),
  };
  return [
    {
      key: 'status',
      head: t('list.status'),
      cell: ({ status }) => <Badge kind={status}>{t(`status.${status}`)}</Badge>,
      onPhone: true,
    },
    {
      key: 'type',
      head: t('list.type'),
      cell: ({ organizationType }) => t(`types.${organizationType}`),
      onlyWide: true,
    },
    { key: 'city', head: t('list.city'), cell: ({ city }) => city ?? '', sort: sortingOf(choice, 'city') },
    ...(choice.near === '' ? [] : [near]),
    {
      key: 'created',
      head: t('list.since'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt, now)}</time>,
      sort: sortingOf(choice, 'createdAt'),
      onlyWide: true,
    },
  ];
}

/** The organisations of the centre for its staff (ui.md, screen 12). */
export default function OrganizationTable({ list }: { list: OrganizationList }) {
  const t = useWords('organizations');
  const { choice, items } = list;
  const columns = useColumns(choice);
  return (
    <DataTable
      label={t('list.title')}
      rows={items}
      name={{
        head: t('list.name'),
        name: ({ name }) => name,
        href: ({ id }) => `/organizations/${id}`,
        picture: ({ name, logo }) => <Plate name={name} src={logo?.url} besideName />,
        second: ({ activities, city }) => activities[0] ?? city ?? '',
        sort: sortingOf(choice, 'name'),
      }}
      columns={columns}
      empty={<NobodyFound list={list} />}
      footer={items.length > 0 ? <OrganizationPages list={list} /> : undefined}
    />
  );
}
