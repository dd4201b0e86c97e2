import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListDay } from '#app/lists/list-day.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Plate } from '#app/ui/plate.tsx';
import type { LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { NoOrganizations } from './no-organizations.tsx';
import { organizationList } from './organization-list.ts';

/** The organisations of the centre for its staff (ui.md, screen 12). */
export default function OrganizationTable({ list }: { list: LoadedOrganizations }) {
  const t = useWords('organizations');
  const { distance } = useFormat();
  const isNear = list.choice.filters.near !== '';
  return (
    <ListTable
      list={organizationList}
      loaded={list}
      t={t}
      name={{
        key: 'name',
        name: ({ name }) => name,
        href: ({ id }) => `/organizations/${id}`,
        picture: ({ name, logo }) => <Plate name={name} logo={logo} besideName />,
        second: ({ activities, city }) => activities[0] ?? city ?? '',
      }}
      columns={{
        status: {
          cell: ({ status }) => <Badge kind={status}>{t(`status.${status}`)}</Badge>,
          width: 'state',
          onPhone: true,
        },
        type: { cell: ({ organizationType }) => t(`types.${organizationType}`), onlyWide: true },
        city: { cell: ({ city }) => city ?? '' },
        distance: isNear && {
          cell: ({ distanceKm }) => (distanceKm === null ? '' : distance(distanceKm)),
          isNumber: true,
        },
        createdAt: { cell: ({ createdAt }) => <ListDay at={createdAt} />, width: 'day', onlyWide: true },
      }}
      edit={({ id, isEditable }) => (isEditable ? `/organizations/${id}/edit` : undefined)}
      empty={<NoOrganizations list={list} />}
    />
  );
}
