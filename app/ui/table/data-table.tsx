import { type ReactNode, useEffect, useId, useRef } from 'react';
import { BulkBar } from '#app/ui/table/bulk-bar.tsx';
import type { Bulk } from '#app/ui/table/bulk.ts';
import type { Column, NameColumn, RowMenu } from '#app/ui/table/column.ts';
import { onRowKey } from '#app/ui/table/row-keys.ts';
import { TableHead } from '#app/ui/table/table-head.tsx';
import { TableRow } from '#app/ui/table/table-row.tsx';
import { TableSkeleton } from '#app/ui/table/table-skeleton.tsx';
import type { TableSelection } from '#app/ui/table/use-selection.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

export type DataTableProps<Row extends { id: string }> = {
  /** What the table holds: 'Vacatures'. */
  label: string;
  rows: readonly Row[];
  name: NameColumn<Row>;
  columns: readonly Column<Row>[];
  /** From `useSelection`; without it nothing can be chosen. */
  selection?: TableSelection;
  /** What can be done with the chosen rows; goes with `selection`. */
  bulk?: Bulk;
  /** The '⋯' at the end of a row. */
  menu?: RowMenu<Row>;
  /** There may be more columns than fit: then the table scrolls sideways within its border. */
  hasChosenColumns?: boolean | undefined;
  isLoading?: boolean;
  /** In place of the rows when there are none: nothing yet, or nothing found. */
  empty?: ReactNode;
  /** In place of the rows when they could not be fetched. */
  failure?: ReactNode;
  /** Under the rows, inside the border: the pages. */
  footer?: ReactNode;
};

/**
 * A list of staff: links and plain check boxes, so that it works without script. Its order and its page stand in the address;
 * below some 768 px each row is an item of two lines.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { rows, selection, bulk, isLoading, empty, failure, footer, hasChosenColumns } = props;
  const box = useRef<HTMLDivElement>(null);
  const formId = useId();
  const isChoosing = selection !== undefined && selection.count > 0;
  useFocusOnPageBox(box, isChoosing);
  const instead = failure ?? (isLoading ? <Loading /> : rows.length === 0 ? empty : undefined);
  return (
    <div ref={box} className="@container">
      <div
        className={`focus-inset overflow-clip rounded-card border border-line bg-surface ${isChoosing ? 'mt-0' : 'mt-3'}`}
      >
        {selection && bulk && <BulkBar bulk={bulk} selection={selection} formId={formId} />}
        {!failure && (isLoading || rows.length > 0) && (
          <div className={hasChosenColumns ? wideTable : 'contents'}>
            <Rows {...props} isCovered={isChoosing} formId={formId} />
          </div>
        )}
        {instead && <div className={failure ? 'p-4' : isLoading ? '' : 'px-5 sm:px-8'}>{instead}</div>}
        {footer && <div className="border-t border-line px-4 py-3 empty:hidden">{footer}</div>}
      </div>
    </div>
  );
}

/** The name keeps enough room to be read, however many columns there are; words for screen readers alone stay within its box. */
const wideTable = 'relative @min-[45rem]:overflow-x-auto @min-[45rem]:[&_th[data-name]]:min-w-56';

type RowsProps<Row extends { id: string }> = DataTableProps<Row> & { isCovered: boolean; formId: string };

/** The table itself; where there is nothing to sort and to choose it does not stand there. */
function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { label, rows, name, columns, selection, bulk, menu, isLoading, isCovered, formId } = props;
  const form = bulk && { id: formId, name: bulk.name };
  return (
    <table
      role="table"
      aria-busy={isLoading || undefined}
      className="w-full border-collapse @max-[45rem]:block"
    >
      <Caption label={label} hasKeys={selection !== undefined} />
      <TableHead
        name={name}
        columns={columns}
        selection={selection}
        hasMenu={menu !== undefined}
        isCovered={isCovered}
      />
      <tbody
        role="rowgroup"
        className="@max-[45rem]:block"
        onKeyDown={(event) => onRowKey(event, selection?.step)}
      >
        {isLoading && (
          <TableSkeleton
            columns={columns}
            hasBox={selection !== undefined}
            hasPicture={name.picture !== undefined}
            hasMenu={menu !== undefined}
          />
        )}
        {!isLoading &&
          rows.map((row) => <TableRow key={row.id} {...{ row, name, columns, selection, form, menu }} />)}
      </tbody>
    </table>
  );
}

/** The blocks in the table say nothing to whoever does not see them. */
function Loading() {
  const words = useOwnWords(tableWords);
  return (
    <p role="status" className="sr-only">
      {words.loading}
    </p>
  );
}

function Caption({ label, hasKeys }: { label: string; hasKeys: boolean }) {
  const words = useOwnWords(tableWords);
  return (
    <caption className="sr-only">
      {label}
      {hasKeys && `. ${words.keys}`}
    </caption>
  );
}

/** The box over the rows moves into the bulk bar and back; the focus goes with it. */
function useFocusOnPageBox(box: { current: HTMLDivElement | null }, isChoosing: boolean) {
  const before = useRef(isChoosing);
  useEffect(() => {
    if (before.current === isChoosing) return;
    before.current = isChoosing;
    // What was pressed is gone from the page: then nothing has the focus.
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[data-page-box]')?.focus({ preventScroll: true });
  }, [box, isChoosing]);
}
