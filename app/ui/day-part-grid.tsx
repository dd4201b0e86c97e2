import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { nearestCell } from '#app/ui/day-part-keys.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { useHydrated } from '#app/ui/hydrated.ts';

export type GridDay = { key: string; short: string; letter: string };
export type GridPart = { key: string; label: string };

type DayPartGridProps = FieldWords & {
  days: readonly GridDay[];
  parts: readonly GridPart[];
  name: string;
  /** Values are 'dayKey-partKey', as the form sends them. */
  defaultValue?: readonly string[];
  /** 'dinsdag ochtend' */
  cellName: (day: string, part: string) => string;
  /** 'Di: alles kiezen'; begins with the words the heading shows. */
  allName: (heading: string) => string;
  /** small: seven columns of 28 px in a side column, at every width. */
  size?: 'form' | 'small';
  id?: string;
  onChange?: (values: string[]) => void;
};

/** Native check boxes: works in a plain form. Script adds headings that choose a row or column, and the arrow keys. */
export function DayPartGrid(props: DayPartGridProps) {
  const { label, hint, error, optional, days, parts, size = 'form', id } = props;
  const ids = useFieldIds(id, { hint, error });
  const grid = useRef<HTMLDivElement>(null);
  const small = size === 'small';
  const chosen = new Set(props.defaultValue);
  function changed() {
    props.onChange?.(cells(grid.current).flatMap((cell) => (cell.checked ? [cell.value] : [])));
  }
  return (
    <ChoiceGroup label={label} hint={hint} error={error} optional={optional} ids={ids}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come on top of the native way */}
      <div
        ref={grid}
        className={`day-parts ${small ? 'day-parts-small' : 'md:day-parts-week'}`}
        onKeyDown={moveFocus}
        onChange={changed}
      >
        {days.map((day, at) => (
          <Heading
            key={day.key}
            day={at}
            grid={grid}
            small={small}
            field="day"
            of={day.key}
            name={props.allName(day.short)}
          >
            {small ? day.letter : day.short}
          </Heading>
        ))}
        {parts.map((part, at) => (
          <Heading
            key={part.key}
            part={at}
            grid={grid}
            small={small}
            field="part"
            of={part.key}
            name={props.allName(part.label)}
          >
            {part.label}
          </Heading>
        ))}
        {days.map((day, dayAt) =>
          parts.map((part, partAt) => (
            <input
              key={`${day.key}-${part.key}`}
              type="checkbox"
              name={props.name}
              value={`${day.key}-${part.key}`}
              defaultChecked={chosen.has(`${day.key}-${part.key}`)}
              aria-label={props.cellName(day.key, part.key)}
              data-place=""
              data-day={day.key}
              data-part={part.key}
              className={`tick h-full w-full ${small ? '' : 'rounded-ctl'}`}
              style={place(dayAt, partAt)}
            />
          )),
        )}
      </div>
    </ChoiceGroup>
  );
}

// Days stand at the left on a phone and on top on a desktop; the small grid always has them on top.
const HEADINGS = {
  form: {
    day: 'font-semibold justify-start md:justify-center',
    part: 'font-semibold justify-center md:justify-start md:font-normal',
  },
  small: { day: 'font-semibold justify-center', part: 'justify-start' },
};

type HeadingProps = {
  day?: number;
  part?: number;
  field: 'day' | 'part';
  of: string;
  name: string;
  small: boolean;
  grid: { current: HTMLDivElement | null };
  children: ReactNode;
};

function Heading({ day = -1, part = -1, field, of, name, small, grid, children }: HeadingProps) {
  const scripted = useHydrated();
  const look = `flex min-w-0 items-center t-sm text-ink ${HEADINGS[small ? 'small' : 'form'][field]}`;
  if (!scripted)
    return (
      <span data-place="" style={place(day, part)} className={look} aria-hidden="true">
        {children}
      </span>
    );
  return (
    <button
      type="button"
      data-place=""
      style={place(day, part)}
      aria-label={name}
      className={`${look} rounded-cell hover:bg-tint2`}
      onClick={() => toggleAll(cells(grid.current).filter((cell) => cell.dataset[field] === of))}
    >
      {children}
    </button>
  );
}

function place(day: number, part: number) {
  return { '--day': day, '--part': part } as Record<string, number>;
}

function cells(grid: HTMLElement | null): HTMLInputElement[] {
  return [...(grid?.querySelectorAll('input') ?? [])];
}

// A real click on each, so that forms and their libraries hear of it.
function toggleAll(group: HTMLInputElement[]) {
  const wanted = !group.every((cell) => cell.checked);
  for (const cell of group) if (cell.checked !== wanted) cell.click();
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const next = nearestCell(event.key, document.activeElement, cells(event.currentTarget));
  if (!next) return;
  event.preventDefault();
  next.focus();
}
