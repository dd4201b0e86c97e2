import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { type ListColumn, ListTable } from '#app/lists/list-table.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Plate } from '#app/ui/plate.tsx';
import type { ListedOrganization, LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { NoOrganizations } from './no-organizations.tsx';
import { organizationList } from './organization-list.ts';

type OrganizationColumn = ListColumn<ListedOrganization, (typeof organizationList.sorts)[number]>;

function useColumns(isNear: boolean): OrganizationColumn[] {
  const t = useWords('organizations');
  const { shortDate, distance } = useFormat();
  const now = useNow();
  const away: OrganizationColumn = {
    key: 'distance',
    head: t('list.away'),
    cell: ({ distanceKm }) => (distanceKm === null ? '' : distance(distanceKm)),
    isNumber: true,
    sortBy: 'distance',
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
    { key: 'city', head: t('list.city'), cell: ({ city }) => city ?? '', sortBy: 'city' },
    ...(isNear ? [away] : []),
    {
      key: 'created',
      head: t('list.since'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt, now)}</time>,
      sortBy: 'createdAt',
      onlyWide: true,
    },
  ];
}

/** The organisations of the centre for its staff (ui.md, screen 12). */
export default function OrganizationTable({ list }: { list: LoadedOrganizations }) {
  const t = useWords('organizations');
  return (
    <ListTable
      list={organizationList}
      loaded={list}
      label={t('list.title')}
      name={{
        head: t('list.name'),
        name: ({ name }) => name,
        href: ({ id }) => `/organizations/${id}`,
        picture: ({ name, logo }) => <Plate name={name} src={logo?.url} besideName />,
        second: ({ activities, city }) => activities[0] ?? city ?? '',
        sortBy: 'name',
      }}
      columns={useColumns(list.choice.filters.near !== '')}
      empty={<NoOrganizations list={list} />}
    />
  );
}
