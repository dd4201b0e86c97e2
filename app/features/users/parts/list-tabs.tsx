/** The list by status, and what the reader saved under a name of their own. */
import { useRevalidator } from 'react-router';
import { savedFilterCalls } from '#contract/calls/saved-filters.ts';
import { formErrors } from '#app/api/api-error.ts';
import { browserApi } from '#app/api/browser-api.ts';
import { listAddress, savedQuery, tabs, type ListChoice } from '#app/features/users/parts/list-address.ts';
import type { UserList } from '#app/features/users/parts/list.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { SavedFilters, type FilterChanges } from '#app/ui/table/saved-filters.tsx';

/** What could not be done, in words; the list then shows what is saved now. */
function useFilterChanges(choice: ListChoice): FilterChanges {
  const locale = useLocale();
  const t = useWords('users');
  const { revalidate } = useRevalidator();
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await revalidate();
      return undefined;
    } catch (error) {
      const { fields, general } = formErrors(error, [404]);
      return Object.values(fields)[0] ?? general[0] ?? t('list.notSaved');
    }
  };
  const api = browserApi(locale);
  return {
    save: (name) =>
      tried(() =>
        api.send(savedFilterCalls.create, { body: { list: 'users', name, query: savedQuery(choice) } }),
      ),
    rename: (id, name) => tried(() => api.send(savedFilterCalls.update, { params: { id }, body: { name } })),
    remove: (id) => tried(() => api.send(savedFilterCalls.remove, { params: { id } })),
  };
}

/** With words or a role chosen the counts of the first ones are of what was found. */
export function ListTabs({ list: { choice, counts, saved } }: { list: UserList }) {
  const t = useWords('users');
  const { number } = useFormat();
  const changes = useFilterChanges(choice);
  const isSaved = saved.some(({ isCurrent }) => isCurrent);
  const isPlain =
    savedQuery(choice) === savedQuery({ ...choice, q: '', role: '', organization: '', sort: 'name' });
  return (
    <SavedFilters
      label={t('list.tabs')}
      filters={[
        ...tabs.map((tab) => ({
          href: listAddress(choice, { tab }),
          label: t(`list.${tab}`),
          count: number(counts[tab]),
          current: tab === choice.tab && !isSaved,
        })),
        ...saved.map(({ id, name, href, count, isCurrent }) => ({
          id,
          href,
          label: name,
          count: number(count),
          current: isCurrent,
        })),
      ]}
      differs={!isSaved && !isPlain}
      changes={changes}
    />
  );
}
