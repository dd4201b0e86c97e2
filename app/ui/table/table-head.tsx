import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { Link } from '#app/ui/link.tsx';
import { PageBox } from '#app/ui/table/page-box.tsx';
import { type Column, hiddenOf, type NameColumn, type Sorting, widthOf } from '#app/ui/table/column.ts';
import type { TableSelection } from '#app/ui/table/use-selection.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

type HeadProps<Row> = {
  name: NameColumn<Row>;
  columns: readonly Column<Row>[];
  selection?: TableSelection;
  hasMenu: boolean;
  /** The bulk bar is in its place: only read, no longer seen. */
  isCovered: boolean;
};

/** On a phone the heads that order the list stay, in one line over it. */
export function TableHead<Row>({ name, columns, selection, hasMenu, isCovered }: HeadProps<Row>) {
  const words = useOwnWords(tableWords);
  const isSortable = name.sort !== undefined || columns.some(({ sort }) => sort);
  return (
    <thead role="rowgroup" className={isCovered ? 'head-covered @max-[45rem]:sr-only' : '@max-[45rem]:block'}>
      <tr
        role="row"
        className={`h-11 border-b border-line @max-[45rem]:flex @max-[45rem]:h-auto @max-[45rem]:min-h-11 @max-[45rem]:flex-wrap @max-[45rem]:items-center @max-[45rem]:gap-x-4 @max-[45rem]:pl-3 ${isSortable || selection ? '' : '@max-[45rem]:sr-only'}`}
      >
        {selection && (
          <td role="cell" className="w-0 py-0 pl-3 @max-[45rem]:w-auto @max-[45rem]:pl-0">
            {!isCovered && <PageBox selection={selection} />}
          </td>
        )}
        {isSortable && <SortWord>{words.sorting}</SortWord>}
        <HeadCell head={name.head} sort={name.sort} isFirst />
        {columns.map(({ key, ...column }) => (
          <HeadCell key={key} {...column} />
        ))}
        {hasMenu && (
          <th role="columnheader" scope="col" className="w-0 @max-[45rem]:hidden">
            <span className="sr-only">{words.more}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortWord({ children }: { children: string }) {
  return (
    <td role="presentation" className="hidden t-sm text-soft @max-[45rem]:block" aria-hidden="true">
      {children}
    </td>
  );
}

type CellProps = Pick<Column<never>, 'head' | 'sort' | 'width' | 'isNumber' | 'onlyWide' | 'onlyVeryWide'> & {
  isFirst?: boolean;
};

function HeadCell({ head, sort, width, isNumber, isFirst, ...shown }: CellProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort ? (sort.direction ?? 'none') : undefined}
      className={`px-3 t-sm leading-tight font-semibold text-soft @max-[45rem]:px-0 @max-[45rem]:whitespace-nowrap ${isFirst ? '' : widthOf({ width, isNumber })} ${isNumber ? 'text-right' : 'text-left'} ${sort ? '@max-[45rem]:w-auto' : '@max-[45rem]:sr-only'} ${hiddenOf(shown)}`}
    >
      {sort ? <SortLink head={head} sort={sort} isNumber={isNumber} /> : head}
    </th>
  );
}

type SortProps = Pick<CellProps, 'head' | 'isNumber'> & { sort: Sorting };

/** The arrow stands where it does not push the word away from its column: before it over numbers. */
function SortLink({ head, sort: { direction, href }, isNumber }: SortProps) {
  const Arrow = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <Link
      href={href}
      rel="nofollow"
      className={`group/sort inline-flex min-h-11 items-center gap-1 no-underline hover:text-ink ${isNumber ? '@min-[45rem]:flex-row-reverse' : ''} ${direction ? 'text-ink' : 'text-soft'}`}
    >
      {head}
      <Arrow
        aria-hidden="true"
        className={`size-4 ${direction ? '' : 'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 @max-[45rem]:hidden'}`}
      />
    </Link>
  );
}
