import { isNarrowed, listAddress } from '#app/features/users/parts/list-address.ts';
import type { UserList } from '#app/features/users/parts/list.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListSearch } from '#app/shell/list-search.tsx';
import { Select } from '#app/ui/select.tsx';
import { FilterChips, type ChosenFilter } from '#app/ui/table/filter-chips.tsx';

/** Words, role and organisation. */
export function SearchForm({ list }: { list: UserList }) {
  const t = useWords('users');
  const { choice } = list;
  return (
    <ListSearch
      address={listAddress(choice)}
      q={choice.q}
      label={t('list.search')}
      find={t('list.find')}
      names={['role', 'organization']}
      fields={<RoleAndOrganization list={list} />}
    />
  );
}

function RoleAndOrganization({ list: { choice, choices } }: { list: UserList }) {
  const t = useWords('users');
  return (
    <>
      <Select
        key={`role ${choice.role}`}
        label={t('list.role')}
        name="role"
        defaultValue={choice.role}
        options={[
          { value: '', label: t('list.anyRole') },
          ...choices.roles.map((role) => ({ value: role, label: t(`roles.${role}`) })),
        ]}
      />
      {choices.organizations.length > 1 && (
        <div className="max-w-full min-w-0 sm:w-64">
          <Select
            key={`organization ${choice.organization}`}
            label={t('list.organization')}
            name="organization"
            defaultValue={choice.organization}
            options={[
              { value: '', label: t('list.anyOrganization') },
              ...choices.organizations.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      )}
    </>
  );
}

/** What the list is narrowed by, each to be taken away. */
export function Chosen({ list: { choice, choices } }: { list: UserList }) {
  const t = useWords('users');
  const { q, role, organization } = choice;
  if (!isNarrowed(choice)) return null;
  const name = choices.organizations.find(({ id }) => id === organization)?.name ?? '…';
  const filters: (ChosenFilter | false)[] = [
    q !== '' && { label: t('list.chipWords', { q }), href: listAddress(choice, { q: '' }) },
    role !== '' && {
      label: t('list.chipRole', { role: t(`roles.${role}`) }),
      href: listAddress(choice, { role: '' }),
    },
    organization !== '' && {
      label: t('list.chipOrganization', { name }),
      href: listAddress(choice, { organization: '' }),
    },
  ];
  return (
    <FilterChips
      filters={filters.filter((one) => one !== false)}
      clearHref={listAddress(choice, { q: '', role: '', organization: '' })}
    />
  );
}
