import Archive from 'lucide-react/icons/archive';
import Mail from 'lucide-react/icons/mail';
import ShieldPlus from 'lucide-react/icons/shield-plus';
import { useSubmit } from 'react-router';
import { userBulkActs, type UserBulkAct } from '#contract/user-bulk-edits.ts';
import { listAddress, type ListChoice, type ListSort } from '#app/features/users/parts/list-address.ts';
import type { ListedUser, UserList } from '#app/features/users/parts/list.server.ts';
import { NobodyFound } from '#app/features/users/parts/nobody-found.tsx';
import { RoleTags } from '#app/features/users/parts/role-tags.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useListTitle } from '#app/features/users/parts/list-title.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { Bulk } from '#app/ui/table/bulk.ts';
import type { Column, Sorting } from '#app/ui/table/column.ts';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { useSelection, type TableSelection } from '#app/ui/table/use-selection.ts';

const icons = { archive: <Archive />, resend_invitation: <Mail />, add_role: <ShieldPlus /> };

/** The head of a column turns the order round. */
function sortingBy(choice: ListChoice, sort: Extract<ListSort, 'name' | 'status' | 'lastSignInAt'>): Sorting {
  const isDown = choice.sort === `-${sort}`;
  const isUp = choice.sort === sort;
  return {
    direction: isUp ? 'ascending' : isDown ? 'descending' : undefined,
    href: listAddress(choice, { sort: isUp ? `-${sort}` : sort }),
  };
}

function LastSeen({ at }: { at: string | null }) {
  const t = useWords('users');
  const { shortDate } = useFormat();
  const now = useNow();
  return at ? (
    <time dateTime={at}>{shortDate(at, now)}</time>
  ) : (
    <span className="text-soft">{t('list.never')}</span>
  );
}

/** What somebody may do, and for whom. */
function RolesOf({ roles }: Pick<ListedUser, 'roles'>) {
  const names = [...new Set(roles.flatMap(({ organizationName }) => organizationName ?? []))];
  return (
    <span className="inline-grid gap-1">
      <RoleTags roles={roles} />
      {names.length > 0 && <span className="t-sm text-soft">{names.join(', ')}</span>}
    </span>
  );
}

function useColumns(choice: ListChoice): Column<ListedUser>[] {
  const t = useWords('users');
  return [
    {
      key: 'role',
      head: t('list.role'),
      cell: ({ roles }) => <RolesOf roles={roles} />,
      onPhone: true,
    },
    {
      key: 'status',
      head: t('list.status'),
      cell: ({ status }) => <Badge kind={status}>{t(`statuses.${status}`)}</Badge>,
      sort: sortingBy(choice, 'status'),
      onPhone: true,
    },
    {
      key: 'lastSeen',
      head: t('list.lastSeen'),
      cell: ({ lastSignInAt }) => <LastSeen at={lastSignInAt} />,
      sort: sortingBy(choice, 'lastSignInAt'),
      onlyWide: true,
    },
  ];
}

/** Pressing a deed tries it first; the page then shows what would happen. */
function useBulk(selection: TableSelection, choice: ListChoice): Bulk {
  const t = useWords('users');
  const submit = useSubmit();
  const path = usePath();
  const send = (act: UserBulkAct) => {
    const form = new FormData();
    form.set('act', act);
    if (selection.isAllMatching) form.set('scope', 'matching');
    for (const id of selection.chosen) form.append('ids', id);
    void submit(form, { method: 'post' });
  };
  return {
    name: 'ids',
    action: path(listAddress(choice, { page: choice.page })),
    actions: userBulkActs.map((act) => ({
      key: act,
      label: t(`bulk.${act}`),
      icon: icons[act],
      onPress: () => send(act),
    })),
  };
}

/** The people of the list; on a phone each is an item of two lines. */
export function PeopleTable({ list }: { list: UserList }) {
  const t = useWords('users');
  const listTitle = useListTitle();
  const { choice, items, pagination, mayKeep } = list;
  const selection = useSelection(items, pagination.records);
  const bulk = useBulk(selection, choice);
  return (
    <DataTable
      label={listTitle}
      rows={items}
      name={{
        head: t('list.name'),
        name: ({ fullName, email }) => fullName || email,
        href: ({ id }) => `/users/${id}`,
        picture: ({ fullName }) => <Avatar name={fullName} besideName />,
        second: ({ email }) => email,
        sort: sortingBy(choice, 'name'),
      }}
      columns={useColumns(choice)}
      {...(mayKeep && { selection, bulk })}
      empty={<NobodyFound list={list} />}
    />
  );
}
