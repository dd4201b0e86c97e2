import { plateOf } from '#app/ui/logo-ground.ts';
import Check from 'lucide-react/icons/check';
import type { MergeField } from '#contract/organization-merging.ts';
import type { FieldView } from '#app/features/organization-admin/merge-fields.server.ts';
import type { MergeRow } from '#app/features/organization-admin/merge.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breakable } from '#app/ui/breakable.tsx';

type Names = { own: string; other: string };

const isAddress = (field: MergeField) => field === 'email' || field === 'website';

function Value({ field, value: { text, picture } }: { field: MergeField; value: FieldView }) {
  const t = useWords('organization-admin');
  if (picture !== null)
    return (
      <img
        src={picture.url}
        alt={t(`merge.fields.${field}`)}
        className={`h-16 max-w-full rounded-ctl border border-line ${plateOf(picture.seenOn)} object-contain p-1`}
      />
    );
  if (text === null) return <span className="text-soft">{t('merge.empty')}</span>;
  return (
    <span className="line-clamp-8 whitespace-pre-line [overflow-wrap:anywhere]">
      {isAddress(field) ? <Breakable>{text}</Breakable> : text}
    </span>
  );
}

type ChoiceProps = { row: MergeRow; side: 'own' | 'other'; name: string; isChosen: boolean };

/** One of the two, to be kept. */
function Choice({ row, side, name, isChosen }: ChoiceProps) {
  const t = useWords('organization-admin');
  return (
    <label className="flex min-h-11 min-w-0 items-start gap-3 max-[17rem]:flex-col max-[17rem]:gap-1 rounded-ctl border border-edge p-3 has-checked:border-solid has-checked:bg-tint2 has-checked:ring-[1.5px] has-checked:ring-solid">
      <input type="radio" name={row.field} value={side} defaultChecked={isChosen} className="radio" />
      <span className="min-w-0 flex-1 leading-6">
        <span className="block t-sm text-soft md:sr-only">{t('merge.of', { name })}: </span>
        <Value field={row.field} value={row[side]} />
      </span>
    </label>
  );
}

type RowsProps = {
  rows: readonly MergeRow[];
  names: Names;
  /** As it was sent before, when it comes back with something to mend. */
  taken: readonly MergeField[] | undefined;
};

/** Every field of both beside each other. What is the same in both is marked, and needs no choice. */
export function MergeRows({ rows, names, taken }: RowsProps) {
  const t = useWords('organization-admin');
  return (
    <div>
      {rows.map((row) => {
        const isOther = taken ? taken.includes(row.field) : row.isProposed;
        const label = t(`merge.fields.${row.field}`);
        return (
          <div
            key={row.field}
            role={row.isEqual ? undefined : 'radiogroup'}
            aria-labelledby={row.isEqual ? undefined : `field-${row.field}`}
            className="grid gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <p id={`field-${row.field}`} className="font-semibold md:py-3">
              {label}
            </p>
            {row.isEqual ? (
              <p className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 md:col-span-2 md:py-3">
                <Value field={row.field} value={row.own} />
                <span className="inline-flex items-center gap-1.5 rounded-tag bg-sunken px-2 py-0.5 t-sm text-soft">
                  <Check aria-hidden="true" className="size-4" />
                  {t('merge.equal')}
                </span>
              </p>
            ) : (
              <>
                <Choice row={row} side="own" name={names.own} isChosen={!isOther} />
                <Choice row={row} side="other" name={names.other} isChosen={isOther} />
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
