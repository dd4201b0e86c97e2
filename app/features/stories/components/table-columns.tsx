/** The columns of the table's story. */
import { useLocation } from 'react-router';
import type { Locale } from '#contract/locales.ts';
import { useSample } from '#app/features/stories/components/story.tsx';
import { tableSample, type Row } from '#app/features/stories/components/table-sample.tsx';
import { number, shortDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { SCENES } from '#app/drawings/scenes.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Column, NameColumn, Sorting } from '#app/ui/table/column.ts';

const columnsOf = (
  sample: typeof tableSample.nl,
  locale: Locale,
  sort: (key: string) => Sorting,
): Column<Row>[] => [
  {
    key: 'status',
    head: sample.status,
    cell: (row) => <Badge kind={row.status}>{sample[row.status]}</Badge>,
    width: 'longState',
    onPhone: true,
  },
  { key: 'when', head: sample.when, cell: () => sample.morning, onlyWide: true },
  {
    key: 'replies',
    head: sample.replies,
    cell: (row) => <b>{number(locale, row.replies)}</b>,
    isNumber: true,
    onlyWide: true,
    sort: sort('replies'),
  },
  {
    key: 'expires',
    head: sample.expires,
    cell: (row) => (
      <span className="whitespace-nowrap">{shortDate(locale, `2026-12-0${row.day}`, '2026-12-01')}</span>
    ),
    width: 'day',
    onPhone: true,
    sort: sort('expires'),
  },
];

/** Sorted by the address, as a screen does it. */
export function useColumns(): { name: NameColumn<Row>; columns: Column<Row>[] } {
  const sample = useSample(tableSample);
  const { pathname, search } = useLocation();
  const searchParams = new URLSearchParams(search);
  const sorted = searchParams.get('sort') ?? 'expires';
  const sort = (key: string) => {
    const isNow = sorted === key;
    const next = new URLSearchParams(searchParams);
    next.set('sort', isNow ? `-${key}` : key);
    const direction = isNow
      ? ('ascending' as const)
      : sorted === `-${key}`
        ? ('descending' as const)
        : undefined;
    return { direction, href: `${pathname}?${next}` };
  };
  return {
    name: {
      head: sample.vacancy,
      name: (row) => row.title,
      href: (row) =>
        `${pathname}?${new URLSearchParams({ ...Object.fromEntries(searchParams), open: row.id })}`,
      picture: (row) => (
        <img
          src={SCENES[row.at % SCENES.length]?.url}
          alt=""
          className="photo h-11 w-14 shrink-0 rounded-ctl object-cover"
        />
      ),
      second: (row) => row.organization,
      sort: sort('title'),
    },
    columns: columnsOf(sample, useLocale(), sort),
  };
}
