import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { organizationTypes } from '#contract/organization-fields.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Select } from '#app/ui/select.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import {
  choiceEntries,
  distances,
  isNarrowed,
  listAddress,
  listStatuses,
  type ListChoice,
} from './list-address.ts';
import type { OrganizationList } from './load-list.server.ts';

/** The states as tabs, with how many there are; only staff see any but approved ones. */
export function StatusTabs({ list: { choice, counts } }: { list: OrganizationList }) {
  const t = useWords('organizations');
  const { number } = useFormat();
  const total = Object.values(counts.status).reduce((sum, count) => sum + count, 0);
  const all = {
    href: listAddress(choice, true, { status: '' }),
    label: t('list.all'),
    count: number(total),
    current: choice.status === '',
  };
  const tabs = listStatuses.map((status) => ({
    href: listAddress(choice, true, { status }),
    label: t(`status.${status}`),
    count: number(counts.status[status] ?? 0),
    current: choice.status === status,
  }));
  return <Tabs label={t('list.tabs')} items={[all, ...tabs]} />;
}

/** What the form asks itself; the rest goes along unseen. */
const asked = new Set(['q', 'near', 'distance', 'theme', 'type', 'page']);

const columns = 'lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto_minmax(0,1.2fr)_auto]';
const staffColumns =
  'xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto_minmax(0,1.2fr)_minmax(0,1fr)_auto] lg:max-xl:grid-cols-3';

type FilterProps = { list: OrganizationList };

/** Words, place, theme and kind: a plain form, its answers in the address. */
export function ListFilters({ list }: FilterProps) {
  const t = useWords('organizations');
  const path = usePath();
  const { choice, isStaff } = list;
  return (
    <Form
      key={listAddress(choice, isStaff)}
      action={path('/organizations')}
      role="search"
      className={`grid grid-cols-2 items-end gap-x-3 gap-y-4 [&>*]:min-w-0 ${isStaff ? staffColumns : columns}`}
    >
      {choiceEntries(choice, isStaff)
        .filter(([name]) => !asked.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div className="max-lg:col-span-2">
        <TextField
          type="search"
          name="q"
          maxLength={200}
          label={t('list.words')}
          icon={<Search />}
          defaultValue={choice.q}
        />
      </div>
      <TextField name="near" maxLength={80} label={t('list.near')} defaultValue={choice.near} />
      <Select
        name="distance"
        label={t('list.distance')}
        defaultValue={String(choice.distance)}
        options={distances.map((km) => ({ value: String(km), label: t('list.kilometres', { km }) }))}
      />
      <div className={isStaff ? '' : 'max-lg:col-span-2'}>
        <ThemeSelect list={list} />
      </div>
      {isStaff && <TypeSelect choice={choice} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:col-span-2">
        <Button type="submit" kind="line">
          {t('list.find')}
        </Button>
        {isNarrowed(choice) && (
          <Link
            href={listAddress(cleared(choice), isStaff)}
            className="inline-flex min-h-12 items-center link"
          >
            {t('list.clear')}
          </Link>
        )}
      </div>
    </Form>
  );
}

export const cleared = (choice: ListChoice): ListChoice => ({
  ...choice,
  q: '',
  near: '',
  area: '',
  theme: '',
  type: '',
  status: '',
  sort: '',
  page: 1,
});

function TypeSelect({ choice }: { choice: ListChoice }) {
  const t = useWords('organizations');
  return (
    <Select
      name="type"
      label={t('list.type')}
      defaultValue={choice.type}
      options={[
        { value: '', label: t('list.everyType') },
        ...organizationTypes.map((type) => ({ value: type, label: t(`types.${type}`) })),
      ]}
    />
  );
}

function ThemeSelect({ list: { choice, themes, counts } }: FilterProps) {
  const t = useWords('organizations');
  const { number } = useFormat();
  return (
    <Select
      name="theme"
      label={t('list.theme')}
      defaultValue={choice.theme}
      options={[
        { value: '', label: t('list.everyTheme') },
        ...themes.map(({ id, name }) => ({
          value: id,
          label: t('list.themeCount', { name, number: number(counts.theme[id] ?? 0) }),
        })),
      ]}
    />
  );
}
