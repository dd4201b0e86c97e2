import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { chosenPairs, isNarrowed, listAddress } from '#app/features/users/parts/list-address.ts';
import type { UserList } from '#app/features/users/parts/list.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { FilterChips, type ChosenFilter } from '#app/ui/table/filter-chips.tsx';
import { TextField } from '#app/ui/text-field.tsx';

const asked = new Set(['q', 'role', 'organization', 'page']);

/** Words, role and organisation; the rest of what is chosen goes along unseen. */
export function SearchForm({ list: { choice, choices } }: { list: UserList }) {
  const t = useWords('users');
  const path = usePath();
  return (
    <Form action={path('/users')} role="search" className="flex flex-wrap items-end gap-3">
      {chosenPairs(choice)
        .filter(([name]) => !asked.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div className="min-w-0 grow basis-56 sm:max-w-96">
        <TextField
          key={choice.q}
          type="search"
          name="q"
          maxLength={200}
          label={t('list.search')}
          icon={<Search />}
          defaultValue={choice.q}
        />
      </div>
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
      <Button type="submit" kind="line">
        {t('list.find')}
      </Button>
    </Form>
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
