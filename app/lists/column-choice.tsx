import Columns from 'lucide-react/icons/columns-3';
import { columnsName, type ShownColumns } from '#app/lists/list-columns.ts';
import { floatingPanel, Popover } from '#app/shell/popover.tsx';
import { PreferenceForm } from '#app/shell/preference-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ownWords, useOwnWords } from '#app/ui/words/own-words.ts';

const columnWords = ownWords(
  {
    columns: 'Kolommen',
    which: 'Welke kolommen wil je zien?',
    narrow: 'Op een smal scherm passen er minder.',
    show: 'Toon deze',
    usual: 'Herstel',
  },
  {
    columns: 'Columns',
    which: 'Which columns would you like to see?',
    narrow: 'Fewer fit on a narrow screen.',
    show: 'Show these',
    usual: 'Reset',
  },
);

interface ColumnChoiceProps {
  list: { path: string };
  columns: ShownColumns;
  /** All that can be chosen, by name. */
  offered: readonly { name: string; label: string }[];
}

/** Which columns somebody wants in a list, kept in this browser. On a phone the rows are no table: there is nothing to choose. */
export function ColumnChoice({ list, columns: { shown, isChosen }, offered }: ColumnChoiceProps) {
  const words = useOwnWords(columnWords);
  return (
    <div className="max-md:hidden">
      <Popover
        label={words.columns}
        summary={<Columns className="size-5 shrink-0" />}
        summaryClass={`has-tip ${buttonClass({ kind: 'line' })}`}
        panelClass={`${floatingPanel} p-4`}
      >
        <PreferenceForm className="grid gap-3">
          <input type="hidden" name="columns-of" value={columnsName(list)} />
          <fieldset>
            <legend className="font-semibold">{words.which}</legend>
            <p className="t-sm text-soft">{words.narrow}</p>
            {offered.map(({ name, label }) => (
              <Checkbox
                key={name}
                name="column"
                value={name}
                label={label}
                defaultChecked={shown.includes(name)}
              />
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-2">
            <Button type="submit">{words.show}</Button>
            {isChosen && (
              <Button type="submit" kind="ghost" name="usual-columns" value="yes">
                {words.usual}
              </Button>
            )}
          </div>
        </PreferenceForm>
      </Popover>
    </div>
  );
}
