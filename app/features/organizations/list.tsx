/** All organisations: a table for the centre's staff, rows beside a map for everybody who is signed in. */
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import type { Route } from './+types/list.ts';
import { organizationTypes } from '#contract/organization-fields.ts';
import { pageContext } from '#app/api/page-context.ts';
import { loadOrganizations, type LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { ListPlace } from '#app/features/organizations/components/list/list-place.tsx';
import { organizationList } from '#app/features/organizations/components/list/organization-list.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { DeclaredList } from '#app/lists/declared-list.tsx';
import { tabsOf } from '#app/lists/list-declaration.ts';
import { distances, usualDistance } from '#app/lists/place-filters.ts';
import { choiceField } from '#app/lists/list-fields.tsx';
import { ListViews } from '#app/lists/list-views.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

const MapList = lazy(() => import('#app/features/organizations/components/list/list-beside-map.tsx'));
const OrganizationTable = lazy(
  () => import('#app/features/organizations/components/list/organization-table.tsx'),
);

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadOrganizations(context.get(pageContext), url);

function Head({ list: { choice, isStaff, pagination } }: { list: LoadedOrganizations }) {
  const t = useWords('organizations');
  const { number } = useFormat();
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div>
        <h1 className={isStaff ? 't-h1-staff' : 't-h1'}>{t('list.title')}</h1>
        <p className="mt-1 text-soft">
          {!isStaff && `${t('list.description')} `}
          <span role="status">
            {t('list.count', { count: pagination.records, number: number(pagination.records) })}
          </span>
        </p>
      </div>
      {isStaff && (
        <div className="flex flex-wrap items-center gap-3">
          <ListViews
            list={organizationList}
            choice={choice}
            name="view"
            label={t('list.view')}
            views={{ usual: t('list.views.table'), map: t('list.views.map') }}
          />
          <ButtonLink href="/organizations/add" icon={<Plus />}>
            {t('list.add')}
          </ButtonLink>
        </div>
      )}
    </header>
  );
}

/** Place, theme and kind: the fields over the list, and its chips. Only staff see every kind apart. */
function useFields({ isStaff, themes }: LoadedOrganizations) {
  const t = useWords('organizations');
  const kilometres = distances.map((km) => ({
    value: km === usualDistance ? '' : km,
    label: t('list.kilometres', { km }),
  }));
  const ofTheme = themes.map(({ id, name, count }) => ({
    value: id,
    label: t('list.themeCount', { name, count }),
    name,
  }));
  const kinds = organizationTypes.map((type) => ({ value: type, label: t(`types.${type}`) }));
  return [
    {
      name: 'near' as const,
      label: t('list.near'),
      isTyped: true,
      chip: (near: string) => t('list.chipNear', { near }),
    },
    { name: 'distance' as const, label: t('list.distance'), options: kilometres },
    { ...choiceField(t, 'theme', ofTheme), isLong: true },
    ...(isStaff ? [choiceField(t, 'type', kinds)] : []),
  ];
}

export default function List({ loaderData: list }: Route.ComponentProps) {
  const t = useWords('organizations');
  const { choice, isStaff } = list;
  return (
    <>
      <Head list={list} />
      <DeclaredList
        list={organizationList}
        loaded={list}
        t={t}
        // Only staff see any but approved ones.
        tabs={isStaff ? tabsOf(organizationList) : []}
        fields={useFields(list)}
      >
        <ListPlace list={list} />
        <Suspense>
          {isStaff && choice.filters.view === '' ? (
            <OrganizationTable list={list} />
          ) : (
            <MapList list={list} />
          )}
        </Suspense>
      </DeclaredList>
    </>
  );
}
