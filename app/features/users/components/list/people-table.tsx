import Archive from 'lucide-react/icons/archive';
import Mail from 'lucide-react/icons/mail';
import ShieldPlus from 'lucide-react/icons/shield-plus';
import type { ListedUser, LoadedUsers } from '#app/features/users/list.server.ts';
import { RoleTags } from '#app/features/users/components/role-tags.tsx';
import { userList } from '#app/features/users/components/list/user-list.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListDay } from '#app/lists/list-day.tsx';
import { ListEmpty } from '#app/lists/list-empty.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

const acts = { archive: <Archive />, resend_invitation: <Mail />, add_role: <ShieldPlus /> };

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

/** The people of the list; on a phone each is an item of two lines. */
export function PeopleTable({ list }: { list: LoadedUsers }) {
  const t = useWords('users');
  const { choice, can, head } = list;
  return (
    <ListTable
      list={userList}
      loaded={list}
      t={t}
      label={head.title}
      name={{
        key: 'name',
        name: ({ fullName, email }) => fullName || email,
        href: ({ id }) => `/users/${id}`,
        picture: ({ fullName }) => <Avatar name={fullName} besideName />,
        second: ({ email }) => email,
      }}
      columns={{
        role: { cell: ({ roles }) => <RolesOf roles={roles} />, onPhone: true },
        status: {
          cell: ({ status }) => <Badge kind={status}>{t(`statuses.${status}`)}</Badge>,
          onPhone: true,
        },
        lastSignInAt: {
          cell: ({ lastSignInAt: at }) =>
            at ? <ListDay at={at} /> : <span className="text-soft">{t('list.never')}</span>,
          onlyWide: true,
        },
      }}
      acts={can.editMany ? acts : undefined}
      empty={
        <ListEmpty
          list={userList}
          choice={choice}
          t={t}
          begin={can.create && <ButtonLink href="/users/add">{t('list.invite')}</ButtonLink>}
        />
      }
    />
  );
}
