import Archive from 'lucide-react/icons/archive';
import Mail from 'lucide-react/icons/mail';
import ShieldPlus from 'lucide-react/icons/shield-plus';
import { userBulkActions } from '#contract/user-bulk-edits.ts';
import type { ListedUser, LoadedUsers } from '#app/features/users/list.server.ts';
import { RoleTags } from '#app/features/users/components/role-tags.tsx';
import { userList } from '#app/features/users/components/list/user-list.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListEmpty } from '#app/lists/list-empty.tsx';
import { type ListColumn, ListTable } from '#app/lists/list-table.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

const icons = { archive: <Archive />, resend_invitation: <Mail />, add_role: <ShieldPlus /> };

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

function useColumns(): ListColumn<ListedUser, (typeof userList.sorts)[number]>[] {
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
      sortBy: 'status',
      onPhone: true,
    },
    {
      key: 'lastSeen',
      head: t('list.lastSeen'),
      cell: ({ lastSignInAt }) => <LastSeen at={lastSignInAt} />,
      sortBy: 'lastSignInAt',
      onlyWide: true,
    },
  ];
}

/** The people of the list; on a phone each is an item of two lines. */
export function PeopleTable({ list }: { list: LoadedUsers }) {
  const t = useWords('users');
  const { choice, can, head } = list;
  return (
    <ListTable
      list={userList}
      loaded={list}
      label={head.title}
      name={{
        head: t('list.name'),
        name: ({ fullName, email }) => fullName || email,
        href: ({ id }) => `/users/${id}`,
        picture: ({ fullName }) => <Avatar name={fullName} besideName />,
        second: ({ email }) => email,
        sortBy: 'name',
      }}
      columns={useColumns()}
      {...(can.editMany && {
        acts: userBulkActions.map((key) => ({ key, label: t(`bulk.${key}`), icon: icons[key] })),
      })}
      empty={
        <ListEmpty
          list={userList}
          choice={choice}
          t={t}
          emptyText={t('list.emptyText')}
          begin={can.create && <ButtonLink href="/users/add">{t('list.invite')}</ButtonLink>}
        />
      }
    />
  );
}
