import { type FocusEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { DayPartCell, DayPartLegend } from '#app/ui/day-part-cell.tsx';
import { DayPartHeading } from '#app/ui/day-part-heading.tsx';
import { nearestCell } from '#app/ui/day-part-keys.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';

export type GridDay = { key: string; short: string; letter: string };
export type GridPart = { key: string; label: string };

type DayPartGridProps = FieldWords & {
  days: readonly GridDay[];
  parts: readonly GridPart[];
  name: string;
  /** Values are 'dayKey-partKey', as the form sends them. */
  defaultValue?: readonly string[];
  /** When a parent keeps them. */
  value?: readonly string[];
  /** 'dinsdag ochtend' */
  cellName: (day: string, part: string) => string;
  /** 'Di: alles kiezen'; begins with the words the heading shows. */
  allName: (heading: string) => string;
  /** small: seven columns of 28 px in a side column, at every width. */
  size?: 'form' | 'small';
  id?: string;
  onChange?: (values: string[]) => void;
  onBlur?: (event: FocusEvent) => void;
  readOnly?: boolean;
  /** What was chosen is being saved: nothing changes until then. */
  busy?: boolean;
  /** Moments that are asked for: shows how far they and the chosen ones meet. */
  wanted?: readonly string[];
  /** The first cell. */
  inputRef?: Ref<HTMLInputElement>;
};

/** Native check boxes: works in a plain form. Script adds headings that choose a row or column, and the arrow keys. */
export function DayPartGrid(props: DayPartGridProps) {
  const { label, hint, error, optional, blockedReason, days, parts, busy, value, wanted } = props;
  const ids = useFieldIds(props.id, props);
  const grid = useRef<HTMLDivElement>(null);
  useImperativeHandle(props.inputRef, () => cellsIn(grid.current)[0] as HTMLInputElement);
  const small = props.size === 'small';
  const still = props.readOnly === true || busy === true || blockedReason !== undefined;
  const chosen = new Set(value ?? props.defaultValue);
  const changed = () => props.onChange?.(chosenIn(grid.current));
  // Where a parent keeps the values they are handed over at once; else each cell is really clicked, so that forms hear of it.
  function toggleAll(isOf: (cell: string) => boolean) {
    const group = cellsIn(grid.current).filter((cell) => isOf(cell.value));
    const on = !group.every((cell) => cell.checked);
    if (value === undefined) {
      for (const cell of group) if (cell.checked !== on) cell.click();
      return;
    }
    const all = cellsIn(grid.current).map((cell) => cell.value);
    props.onChange?.(all.filter((cell) => (isOf(cell) ? on : chosen.has(cell))));
  }
  return (
    <ChoiceGroup {...{ label, hint, error, optional, blockedReason, busy }} ids={ids}>
      <div className={small ? undefined : '@container'}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come on top of the native way */}
        <div
          ref={grid}
          className={`day-parts ${small ? 'day-parts-small' : 'md:day-parts-week'} ${busy ? 'opacity-70' : ''}`}
          onKeyDown={moveFocus}
          onChange={changed}
          onBlur={props.onBlur}
        >
          <Headings {...{ days, parts, small, still, toggleAll }} allName={props.allName} />
          {days.map((day, dayAt) =>
            parts.map((part, partAt) => {
              const cell = `${day.key}-${part.key}`;
              return (
                <DayPartCell
                  key={cell}
                  {...{ small, still }}
                  at={[dayAt, partAt]}
                  wanted={wanted?.includes(cell)}
                  name={blockedReason === undefined ? props.name : undefined}
                  value={cell}
                  {...(value === undefined
                    ? { defaultChecked: chosen.has(cell) }
                    : { checked: chosen.has(cell), readOnly: true })}
                  aria-label={props.cellName(day.key, part.key)}
                  aria-invalid={error ? true : undefined}
                />
              );
            }),
          )}
        </div>
      </div>
      {wanted && <DayPartLegend />}
    </ChoiceGroup>
  );
}

type HeadingsProps = Pick<DayPartGridProps, 'days' | 'parts' | 'allName'> & {
  small: boolean;
  still: boolean;
  toggleAll: (isOf: (cell: string) => boolean) => void;
};

function Headings({ days, parts, allName, small, still, toggleAll }: HeadingsProps) {
  return (
    <>
      {days.map((day, at) => (
        <DayPartHeading
          key={day.key}
          {...{ small, still }}
          day={at}
          name={allName(day.short)}
          onPress={() => toggleAll((cell) => cell.startsWith(`${day.key}-`))}
        >
          {small ? day.letter : day.short}
        </DayPartHeading>
      ))}
      {parts.map((part, at) => (
        <DayPartHeading
          key={part.key}
          {...{ small, still }}
          part={at}
          name={allName(part.label)}
          onPress={() => toggleAll((cell) => cell.endsWith(`-${part.key}`))}
        >
          {part.label}
        </DayPartHeading>
      ))}
    </>
  );
}

const cellsIn = (grid: HTMLElement | null): HTMLInputElement[] => [
  ...(grid?.querySelectorAll('input') ?? []),
];
const chosenIn = (grid: HTMLElement | null): string[] =>
  cellsIn(grid).flatMap((cell) => (cell.checked ? [cell.value] : []));

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const next = nearestCell(event.key, document.activeElement, cellsIn(event.currentTarget));
  if (!next) return;
  event.preventDefault();
  next.focus();
}
