/** Which columns a list shows: the usual ones, or those that its reader chose in this browser. */
import { chosenColumns } from '#app/shell/chosen-columns.ts';
import type { ChoosableColumn } from '#app/lists/list-declaration.ts';

export interface ShownColumns {
  /** By name, in the order of the list. */
  shown: readonly string[];
  /** Somebody chose them, instead of the usual ones. */
  isChosen: boolean;
}

/** The name by which the choice is kept: `vacancies`. */
export const columnsName = ({ path }: { path: string }): string => path.slice(1).replaceAll('/', '-');

/** Columns that are no longer there are forgotten. */
export function shownColumns(
  list: { path: string; columns?: Readonly<Record<string, ChoosableColumn>> },
  cookie: string,
): ShownColumns | undefined {
  if (!list.columns) return undefined;
  const chosen = chosenColumns(cookie, columnsName(list));
  const all = Object.entries(list.columns);
  const shown = all.filter(([name, { isExtra }]) => (chosen ? chosen.includes(name) : !isExtra));
  return { shown: shown.map(([name]) => name), isChosen: chosen !== undefined };
}

/** What the call is asked for these columns. */
export const readByColumns = <Read extends string>(
  columns: Readonly<Record<string, { reads: readonly Read[] }>>,
  { shown }: Pick<ShownColumns, 'shown'>,
): Read[] => [...new Set(shown.flatMap((name) => columns[name]?.reads ?? []))];
