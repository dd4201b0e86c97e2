/** The people of the centre, the organisation or the school (ui.md, screen 15). What is chosen is in the address. */
import Archive from 'lucide-react/icons/archive';
import Mail from 'lucide-react/icons/mail';
import ShieldPlus from 'lucide-react/icons/shield-plus';
import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import type { Route } from './+types/list.ts';
import { roles } from '#contract/roles.ts';
import { pageContext } from '#app/api/page-context.ts';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import { changeUsers } from '#app/features/users/bulk.server.ts';
import { BulkAction } from '#app/features/users/components/list/bulk-action.tsx';
import { userList } from '#app/features/users/components/list/user-list.ts';
import { RoleTags } from '#app/features/users/components/role-tags.tsx';
import { type ListedUser, loadUsers, type LoadedUsers } from '#app/features/users/list.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { type Translate, useWords } from '#app/i18n/words.ts';
import { ListDay } from '#app/lists/list-day.tsx';
import { choiceField } from '#app/lists/list-fields.tsx';
import { ListScreen } from '#app/lists/list-screen.tsx';
import type { ListColumn } from '#app/lists/list-table.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadUsers(context.get(pageContext), url);

export const action = async ({ context, request, url }: Route.ActionArgs) =>
  changeUsers(context.get(pageContext), await readForm(request), url);

/** Role and organisation: what the reader gives, and what an address chose besides. */
function useFields({ choice: { filters }, choices }: LoadedUsers) {
  const t = useWords('users');
  const visible = roles.filter((one) => one === filters.role || choices.roles.includes(one));
  const named = choices.organizations.map(({ id, name }) => ({ value: id, label: name }));
  const role = choiceField(
    t,
    'role',
    visible.map((value) => ({ value, label: t(`roles.${value}`) })),
  );
  if (named.length < 2 && filters.organization === '') return [role];
  return [role, { ...choiceField(t, 'organization', named), isLong: true }];
}

/** What somebody may do, and for whom. */
function RolesOf({ roles: held }: Pick<ListedUser, 'roles'>) {
  const names = [...new Set(held.flatMap(({ organizationName }) => organizationName ?? []))];
  return (
    <span className="inline-grid gap-1">
      <RoleTags roles={held} />
      {names.length > 0 && <span className="t-sm text-soft">{names.join(', ')}</span>}
    </span>
  );
}

const name = {
  key: 'name',
  name: ({ fullName, email }: ListedUser) => fullName || email,
  href: ({ id }: ListedUser) => `/users/${id}`,
  picture: ({ fullName }: ListedUser) => <Avatar name={fullName} besideName />,
  second: ({ email }: ListedUser) => email,
} as const;

const columnsIn = (t: Translate<'users'>) =>
  ({
    role: { cell: ({ roles: held }) => <RolesOf roles={held} />, width: 'longText', onPhone: true },
    status: {
      cell: ({ status }) => <Badge kind={status}>{t(`statuses.${status}`)}</Badge>,
      width: 'state',
      onPhone: true,
    },
    lastSignInAt: {
      cell: ({ lastSignInAt: at }) =>
        at ? <ListDay at={at} /> : <span className="text-soft">{t('list.never')}</span>,
      width: 'day',
      onlyWide: true,
    },
  }) satisfies Record<string, ListColumn<ListedUser>>;

const acts = { archive: <Archive />, resend_invitation: <Mail />, add_role: <ShieldPlus /> };

export default function List({ loaderData: list, actionData: dryRun }: Route.ComponentProps) {
  const t = useWords('users');
  const { can, files, head, pagination } = list;
  return (
    <ListScreen
      list={userList}
      loaded={list}
      t={t}
      title={head.title}
      lead={t('list.total', { count: pagination.records })}
      file={{ files, label: t('list.export') }}
      ways={[can.import && { href: importAddress(), label: t('list.import'), icon: <Upload /> }]}
      add={can.create && { href: '/users/add', label: t('list.invite'), icon: <UserPlus /> }}
      question={dryRun && <BulkAction dryRun={dryRun} list={list} />}
      fields={useFields(list)}
      notKept={t('list.notSaved')}
      name={name}
      columns={columnsIn(t)}
      acts={can.editMany ? acts : undefined}
      edit={({ id, isEditable }) => (isEditable ? `/users/${id}/edit` : undefined)}
    />
  );
}
