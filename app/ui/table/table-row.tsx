import { Breakable } from '#app/ui/breakable.tsx';
import { Link } from '#app/ui/link.tsx';
import { cellOf, type Column, hiddenOf, type NameColumn, type RowMenu } from '#app/ui/table/column.ts';
import type { TableSelection } from '#app/ui/table/use-selection.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

type RowProps<Row> = {
  row: Row;
  name: NameColumn<Row>;
  columns: readonly Column<Row>[];
  selection?: TableSelection;
  /** The form that the boxes belong to, and their name in it. */
  form?: { id: string; name: string };
  menu?: RowMenu<Row>;
};

/** One row: pressing it anywhere opens it, its box chooses it. On a phone an item of two lines. */
export function TableRow<Row extends { id: string }>(props: RowProps<Row>) {
  const { row, name, columns, selection, form, menu } = props;
  const isChosen = selection?.chosen.has(row.id) ?? false;
  return (
    <tr
      role="row"
      data-id={row.id}
      className={`group relative h-15 border-b border-line last:border-b-0 @max-[45rem]:flex @max-[45rem]:h-auto @max-[45rem]:items-start @max-[45rem]:py-3 ${isChosen ? 'bg-tint' : ''} ${name.href ? 'hover:bg-tint' : ''} has-focus-visible:bg-tint has-focus-visible:shadow-[inset_3px_0_0_var(--solid)]`}
    >
      {selection && <RowBox row={row} label={name.name(row)} selection={selection} form={form} />}
      <NameCell row={row} name={name} columns={columns} />
      {columns.map(({ key, cell, isNumber, ...width }) => (
        <td key={key} role="cell" className={`${cellOf(isNumber)} ${hiddenOf(width)}`}>
          {cell(row)}
        </td>
      ))}
      {menu && (
        <td
          role="cell"
          className="relative z-1 w-0 pr-2 @max-[45rem]:w-auto @max-[45rem]:pr-1 @max-[45rem]:-my-1 @max-[45rem]:ml-auto"
        >
          {menu(row)}
        </td>
      )}
    </tr>
  );
}

function RowBox<Row extends { id: string }>({
  row,
  label,
  selection,
  form,
}: Pick<RowProps<Row>, 'row' | 'form'> & { label: string; selection: TableSelection }) {
  const words = useOwnWords(tableWords);
  const { chosen, step } = selection;
  return (
    <td role="cell" className="relative z-1 w-0 pl-3 @max-[45rem]:w-auto @max-[45rem]:shrink-0">
      <label className="-m-2.5 grid size-11 place-content-center">
        <input
          type="checkbox"
          name={form?.name}
          value={row.id}
          form={form?.id}
          aria-label={words.choose(label)}
          checked={chosen.has(row.id)}
          onChange={(event) => {
            const { shiftKey } = event.nativeEvent as MouseEvent;
            step({ kind: shiftKey ? 'range' : 'toggle', id: row.id });
          }}
          className="tick"
        />
      </label>
    </td>
  );
}

function NameCell<Row>({ row, name, columns }: Pick<RowProps<Row>, 'row' | 'name' | 'columns'>) {
  const look = 'font-semibold text-ink';
  const label = name.name(row);
  const second = name.second?.(row);
  const onPhone = columns.filter((column) => column.onPhone);
  return (
    <th
      role="rowheader"
      data-name=""
      scope="row"
      className="px-3 py-2 text-left font-normal @max-[45rem]:min-w-0 @max-[45rem]:flex-1 @max-[45rem]:py-0"
    >
      <span className="flex items-center gap-3.5 @max-[45rem]:items-start">
        {name.picture && <span className="contents max-[17rem]:hidden">{name.picture(row)}</span>}
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {name.href ? (
            <Link
              href={name.href(row)}
              lang={name.lang?.(row)}
              data-opens=""
              className={`${look} inline-block min-h-6 no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0`}
            >
              {label}
            </Link>
          ) : (
            <span lang={name.lang?.(row)} className={look}>
              {label}
            </span>
          )}
          {second && (
            <span className="block t-sm text-soft">
              {typeof second === 'string' ? <Breakable>{second}</Breakable> : second}
            </span>
          )}
          {onPhone.length > 0 && (
            <span className="mt-1 hidden flex-wrap items-center gap-x-3 gap-y-1 t-sm text-soft @max-[45rem]:flex">
              {onPhone.map(({ key, cell }) => (
                <span key={key}>{cell(row)}</span>
              ))}
            </span>
          )}
        </span>
      </span>
    </th>
  );
}
