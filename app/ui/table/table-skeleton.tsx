import { cellOf, type Column, hiddenOf } from '#app/ui/table/column.ts';

type SkeletonProps = {
  columns: readonly Pick<Column<never>, 'key' | 'isNumber' | 'onlyWide' | 'onlyVeryWide'>[];
  hasBox: boolean;
  hasPicture: boolean;
  hasMenu: boolean;
};

/** Three rows of the coming table in quiet blocks, each under the head of its column, after 200 ms. */
export function TableSkeleton({ columns, hasBox, hasPicture, hasMenu }: SkeletonProps) {
  return ['first', 'second', 'third'].map((row) => (
    <tr
      key={row}
      aria-hidden="true"
      className="late-in h-15 border-b border-line last:border-b-0 @max-[45rem]:flex @max-[45rem]:h-auto @max-[45rem]:py-3"
    >
      {hasBox && (
        <td className="w-0 pl-3 @max-[45rem]:shrink-0">
          <div className="size-6 rounded-tag bg-sunken forced-colors:border" />
        </td>
      )}
      <td className="px-3 py-2 @max-[45rem]:flex-1 @max-[45rem]:py-0">
        <div className="flex items-center gap-3.5">
          {hasPicture && <div className="size-11 shrink-0 rounded-ctl bg-sunken forced-colors:border" />}
          <div className="flex-1 space-y-2">
            <div className="h-4 w-3/5 rounded-tag bg-sunken forced-colors:border" />
            <div className="h-3.5 w-2/5 rounded-tag bg-sunken forced-colors:border" />
          </div>
        </div>
      </td>
      {columns.map(({ key, isNumber, ...width }) => (
        <td key={key} className={`${cellOf(isNumber)} ${hiddenOf(width)}`}>
          <div
            className={`h-4 rounded-tag bg-sunken forced-colors:border ${isNumber ? 'ml-auto w-10' : 'w-20 max-w-full'}`}
          />
        </td>
      ))}
      {hasMenu && <td className="w-0 pr-2" />}
    </tr>
  ));
}
