/** The centres of the platform, for admins (ui.md, screen 29c). What is chosen is in the address. */
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/list.ts';
import { managedCenterCalls } from '#contract/calls/managed-centers.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { pick } from '#app/api/record.ts';
import { centerList } from '#app/features/managed-centers/components/center-list.ts';
import { useWords, type Translate } from '#app/i18n/words.ts';
import { ListDay } from '#app/lists/list-day.tsx';
import { ListScreen } from '#app/lists/list-screen.tsx';
import type { ListColumn } from '#app/lists/list-table.tsx';
import { loadDeclared } from '#app/lists/load-list.server.ts';
import { Plate } from '#app/ui/plate.tsx';
import { Badge } from '#app/ui/badge.tsx';

const fields = ['name', 'state', 'hosts', 'configuredHosts', 'isHere', 'createdAt'] as const;

const loadCenters = (page: Page, url: URL) =>
  loadDeclared(page, url, centerList, {
    ask: (query) => page.api.list(managedCenterCalls.list, { ...query, fields: { managed_centers: fields } }),
    show: ({ items, can }) => ({ items: items.map((one) => pick(one, ['id', ...fields])), can }),
  });
type ListedCenter = Awaited<ReturnType<typeof loadCenters>>['items'][number];

export const loader = ({ context, url }: Route.LoaderArgs) => loadCenters(context.get(pageContext), url);

const columnsIn = (t: Translate<'managed-centers'>) =>
  ({
    state: {
      cell: ({ state }) => (
        <Badge kind={state === 'open' ? 'active' : 'inactive'}>{t(`state.${state}`)}</Badge>
      ),
      width: 'state',
      onPhone: true,
    },
    createdAt: { cell: ({ createdAt }) => <ListDay at={createdAt} />, width: 'day', onlyWide: true },
  }) satisfies Record<string, ListColumn<ListedCenter>>;

export default function List({ loaderData: list }: Route.ComponentProps) {
  const t = useWords('managed-centers');
  const secondOf = ({ hosts, configuredHosts, isHere }: ListedCenter) => {
    const all = [...configuredHosts, ...hosts].join(', ') || t('noHost');
    return isHere ? `${all} (${t('here')})` : all;
  };
  return (
    <ListScreen
      list={centerList}
      loaded={list}
      t={t}
      lead={t('list.count', { count: list.pagination.records })}
      add={list.can.create && { href: '/admin/centers/add', label: t('list.add'), icon: <Plus /> }}
      fields={[]}
      name={{
        key: 'name',
        name: ({ name }) => name,
        href: ({ id }) => `/admin/centers/${id}/edit`,
        picture: ({ name }) => <Plate name={name} besideName />,
        second: secondOf,
      }}
      columns={columnsIn(t)}
      edit={({ id }) => `/admin/centers/${id}/edit`}
    />
  );
}
