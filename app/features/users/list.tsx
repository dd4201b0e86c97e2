/** The people of the centre, the organisation or the school (ui.md, screen 15). What is chosen is in the address. */
import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import type { Route } from './+types/list.ts';
import { roles, type Role } from '#contract/roles.ts';
import { pageContext } from '#app/api/page-context.ts';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import { BulkAction } from '#app/features/users/components/list/bulk-action.tsx';
import { answerBulk } from '#app/features/users/bulk.server.ts';
import { loadUsers, type LoadedUsers } from '#app/features/users/list.server.ts';
import { PeopleTable } from '#app/features/users/components/list/people-table.tsx';
import { userList } from '#app/features/users/components/list/user-list.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { answerOfBulk } from '#app/lists/bulk.server.ts';
import { DeclaredList } from '#app/lists/declared-list.tsx';
import { readListState } from '#app/lists/list-declaration.ts';
import type { ListField } from '#app/lists/list-fields.tsx';
import { ListHead } from '#app/lists/list-head.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadUsers(context.get(pageContext), url);

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const answer = await answerBulk(page, await readForm(request), readListState(userList, url.searchParams));
  return answerOfBulk(url, wordsOf(page.locale, 'users'), answer);
}

/** Role and organisation: what the reader gives, and what an address chose besides. */
function useFields({ choice: state, choices }: LoadedUsers): ListField<'role' | 'organization'>[] {
  const t = useWords('users');
  const { role, organization } = state.filters;
  const visible = roles.filter((one): one is Role => one === role || choices.roles.includes(one));
  const field: ListField<'role' | 'organization'> = {
    name: 'role',
    label: t('column.role'),
    any: t('list.anyRole'),
    options: visible.map((value) => ({ value, label: t(`roles.${value}`) })),
    chip: (name) => t('list.chipRole', { role: name }),
  };
  if (choices.organizations.length < 2 && organization === '') return [field];
  return [
    field,
    {
      name: 'organization',
      label: t('list.organization'),
      any: t('list.anyOrganization'),
      options: choices.organizations.map(({ id, name }) => ({ value: id, label: name })),
      chip: (name) => t('list.chipOrganization', { name }),
      isLong: true,
    },
  ];
}

export default function List({ loaderData: list, actionData: dryRun }: Route.ComponentProps) {
  const t = useWords('users');
  const { can, exportHref, head, pagination } = list;
  return (
    <>
      <ListHead
        title={head.title}
        lead={t('list.total', { count: pagination.records })}
        file={{ href: exportHref, label: t('list.export') }}
      >
        {can.import && (
          <ButtonLink href={importAddress()} kind="line" icon={<Upload />}>
            {t('list.import')}
          </ButtonLink>
        )}
        {can.create && (
          <ButtonLink href="/users/add" icon={<UserPlus />}>
            {t('list.invite')}
          </ButtonLink>
        )}
      </ListHead>
      {dryRun && <BulkAction dryRun={dryRun} list={list} />}
      <DeclaredList list={userList} loaded={list} t={t} fields={useFields(list)} notKept={t('list.notSaved')}>
        <PeopleTable list={list} />
      </DeclaredList>
    </>
  );
}
