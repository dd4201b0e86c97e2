import { filteredAddress } from '#app/lists/list-choice.ts';
import type { Addressed, ListState } from '#app/lists/list-declaration.ts';
import { Segmented } from '#app/ui/segmented.tsx';

interface ListViewsProps<Tab extends string, Sort extends string, Name extends string> {
  list: Addressed<Tab, Sort, Name>;
  choice: ListState<Tab, Sort, Name>;
  /** The filter that says how one looks at it. */
  name: NoInfer<Name>;
  label: string;
  /** What each value of it is called, `usual` where nothing is chosen. */
  views: Readonly<Record<string, string>> & { usual: string };
}

/** The ways in which one can look at the same rows. */
export function ListViews<Tab extends string, Sort extends string, Name extends string>({
  list,
  choice,
  name,
  label,
  views,
}: ListViewsProps<Tab, Sort, Name>) {
  const items = Object.entries(views).map(([view, text]) => {
    const value = view === 'usual' ? '' : view;
    const change = { [name]: value } as Partial<Record<Name, string>>;
    return {
      href: filteredAddress(list, choice, change),
      label: text,
      current: choice.filters[name] === value,
    };
  });
  return <Segmented label={label} items={items} />;
}
