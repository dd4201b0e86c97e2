/** Pages of a list that is short enough to be at hand as a whole. */
import { refuseCursor } from './cursor.ts';
import type { PageOf } from './document.ts';
import type { Page, Sort } from './paging.ts';

type Value = string | number | boolean | Date | null | undefined;

function compare(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'nl');
  return Number(a) - Number(b);
}

/** Null goes last, whichever way. */
function inWay(a: Value, b: Value, isDescending: boolean): number {
  const isNull = (value: Value) => value === null || value === undefined;
  if (isNull(a) || isNull(b)) return Number(isNull(a)) - Number(isNull(b));
  return isDescending ? compare(b, a) : compare(a, b);
}

/** In the order that is asked for; without one as it comes. `wordOf` is what a row is known by. */
export function pageOfWhole<Row extends object>(
  rows: readonly Row[],
  { sort, page }: { sort: Sort; page: Page },
  wordOf: (row: Row) => string,
): PageOf<Row> {
  const valueOf = (row: Row, attribute: string) => (row as Record<string, Value>)[attribute];
  const sorted =
    sort.length === 0
      ? rows
      : rows.toSorted((a, b) => {
          for (const { attribute, isDescending } of sort) {
            const way = inWay(valueOf(a, attribute), valueOf(b, attribute), isDescending);
            if (way !== 0) return way;
          }
          return wordOf(a) < wordOf(b) ? -1 : 1;
        });
  const { number, size, after } = page;
  const before =
    after === null ? (number - 1) * size : sorted.findIndex((row) => wordOf(row) === after[0]) + 1;
  if (after !== null && before === 0) refuseCursor();
  const kept = sorted.slice(before, before + size);
  const last = before + size < rows.length ? kept.at(-1) : undefined;
  return { rows: kept, records: rows.length, ...page, end: last ? [wordOf(last)] : null };
}
