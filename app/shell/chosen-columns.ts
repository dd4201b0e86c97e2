/**
 * Which columns staff chose for their lists: a cookie, `vacancies.status.when|users.role`, so that the server draws them. It is how
 * somebody works, as the width of the rail: a link to a list shows somebody else the same rows in their own columns.
 */
import { choiceDays } from '#contract/site-cookies.ts';

/** More than there are lists with columns to choose, and columns in one: what else a form sends is not kept. A cookie has room for 4 kB. */
const most = { lists: 6, columns: 16 };
const listName = /^[a-z][a-z-]{0,23}$/;
const columnName = /^[a-z][a-zA-Z]{0,23}$/;

const columnsIn = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => columnName.test(name)).slice(0, most.columns);

function readColumns(cookie: string): Map<string, readonly string[]> {
  const lists = cookie.split('|').map((one) => one.split('.'));
  return new Map(
    lists
      .filter(([list = '']) => listName.test(list))
      .slice(0, most.lists)
      .map(([list = '', ...columns]) => [list, columnsIn(columns)]),
  );
}

/** What was chosen for this list; undefined where nothing was. */
export const chosenColumns = (cookie: string, list: string): readonly string[] | undefined =>
  readColumns(cookie).get(list);

/** The cookie with these columns for this list, the latest first; with null it has the usual ones again. */
export function withColumns(cookie: string, list: string, columns: readonly string[] | null): string {
  const lists = readColumns(cookie);
  lists.delete(list);
  const chosen: [string, readonly string[]][] =
    columns && listName.test(list) ? [[list, columnsIn(columns)]] : [];
  return [...chosen, ...lists]
    .slice(0, most.lists)
    .map(([name, names]) => [name, ...names].join('.'))
    .join('|');
}

export const columnsCookie = (value: string) =>
  `columns=${value}; Path=/; Max-Age=${choiceDays * 86_400}; SameSite=Lax; Secure`;
