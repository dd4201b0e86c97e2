import { organizationTypes } from '#contract/organization-fields.ts';
import { useWords } from '#app/i18n/words.ts';
import type { ListField } from '#app/lists/list-fields.tsx';
import type { LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { distances, type OrganizationFilter } from './organization-list.ts';

type Field = ListField<OrganizationFilter>;

/** Place, theme and kind: the fields over the list, and its chips. Only staff see every kind apart. */
export function useFields({ isStaff, themes }: LoadedOrganizations): Field[] {
  const t = useWords('organizations');
  const kinds: Field = {
    name: 'type',
    label: t('column.type'),
    any: t('list.everyType'),
    options: organizationTypes.map((type) => ({ value: type, label: t(`types.${type}`) })),
    chip: (type) => t('list.chipType', { type }),
  };
  return [
    {
      name: 'near',
      label: t('list.near'),
      isTyped: true,
      chip: (near) => t('list.chipNear', { near }),
    },
    {
      name: 'distance',
      label: t('list.distance'),
      options: distances.map((km) => ({
        value: km === '10' ? '' : km,
        label: t('list.kilometres', { km }),
      })),
    },
    {
      name: 'theme',
      label: t('list.theme'),
      any: t('list.everyTheme'),
      options: themes.map(({ id, name, count }) => ({
        value: id,
        label: t('list.themeCount', { name, count }),
        name,
      })),
      chip: (theme) => t('list.chipTheme', { theme }),
      isLong: true,
    },
    ...(isStaff ? [kinds] : []),
  ];
}
