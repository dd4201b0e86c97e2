/** What a table shows of a row, typed by the row. */
import type { ReactNode } from 'react';

export interface Sorting {
  /** How the list is ordered by this column now; absent when it is ordered by another. */
  direction?: 'ascending' | 'descending';
  /** The address that orders by this column, or turns the order round. */
  href: string;
}

/** How wide a column is, by what it holds: letters that come late then move none, unless one word needs more. The first one has the rest. */
const widths = {
  number: 'w-19',
  day: 'w-33',
  longDay: 'w-35',
  state: 'w-40',
  longState: 'w-46',
  week: 'w-49',
  text: 'w-[18%]',
  title: 'w-1/4',
  longText: 'w-[32%]',
  sentence: 'w-3/5',
};

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** What it holds; that it is a number or a text need not be said. */
  width?: keyof typeof widths;
  /** Figures stand at the right, under each other. */
  isNumber?: boolean;
  sort?: Sorting;
  /** Also in the second line of the list item that a row becomes on a phone. */
  onPhone?: boolean;
  /** Left out while the table is narrower than some 960 px. */
  onlyWide?: boolean;
  /** Left out while the table is narrower than some 1280 px: before that the name has the room. */
  onlyVeryWide?: boolean;
}

/** The first column: what the row is, and the link that opens it. */
export interface NameColumn<Row> {
  head: string;
  /** Also the accessible name of the check box and the menu. */
  name: (row: Row) => string;
  /** Language of the name, when it differs from the page. */
  lang?: (row: Row) => string | undefined;
  /** Its area covers the row. Without it the row is not opened. */
  href?: (row: Row) => string;
  picture?: (row: Row) => ReactNode;
  second?: (row: Row) => ReactNode;
  sort?: Sorting;
}

export type RowMenu<Row> = (row: Row) => ReactNode;

/** Where a column that is only for wide tables is left out. */
export const hiddenOf = ({
  onlyWide,
  onlyVeryWide,
}: Pick<Column<never>, 'onlyWide' | 'onlyVeryWide'>): string => {
  if (onlyVeryWide) return '@min-[45rem]:@max-[80rem]:hidden';
  return onlyWide ? '@min-[45rem]:@max-[60rem]:hidden' : '';
};

/** Stands at its head, for the whole column. */
export const widthOf = ({ width, isNumber }: Pick<Column<never>, 'width' | 'isNumber'>): string =>
  widths[width ?? (isNumber ? 'number' : 'text')];

/** Below this width of its own box a table is a list of items of two lines: 720 px, a window of 768. */
export const cellOf = (isNumber?: boolean): string =>
  `px-3 py-2 align-middle @max-[45rem]:hidden ${isNumber ? 'text-right tnum' : 'text-left'}`;
