import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { days, type Day } from '#contract/schedule.ts';
import { fieldId, useFormContext } from '#app/forms/form-context.ts';
import { Asked } from '#app/forms/form-field.tsx';
import { countsByName } from '#app/forms/form-values.ts';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { capital } from '#app/i18n/capital.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TimeField } from '#app/ui/time-field.tsx';
import type { OrganizationSchema } from '#app/features/organizations/form-schema.ts';
import { firstTimeOf, firstWeekday, mostOfDay, withWeekdaysAs, type TypedTime } from './week-rows.ts';

const ValueField = valueFieldOf<OrganizationSchema>();
const list = 'openingHours';
const nameOf = (at: number) => `${list}.${at}` as const;
const tickId = (day: Day) => `open-${day}`;

/** The rows of the form, and what is done with them. A day that is closed by mistake gets its hours back. */
function useWeek() {
  const form = useFormContext();
  const control = form.form.control as unknown as Control<{ [list]: TypedTime[] }>;
  const { fields, append, remove, replace } = useFieldArray({ control, name: list });
  const closed = useRef(new Map<Day, TypedTime[]>());
  const aim = useRef<string>(undefined);
  const { ask } = form;
  useEffect(() => ask([list]), [ask]);
  useEffect(() => {
    // Until it is there: something else may be drawn before the new row is.
    const found = aim.current === undefined ? null : document.getElementById(aim.current);
    if (!found) return;
    found.focus();
    aim.current = undefined;
  });
  const typed = () => form.form.getValues(list) as unknown as TypedTime[];
  const placesOf = (day: Day) => fields.flatMap((row, at) => (row.day === day ? [at] : []));
  return {
    placesOf,
    count: fields.length,
    example: firstWeekday(fields),
    setOpen(day: Day, isOpen: boolean) {
      const rows = typed();
      if (isOpen) append(closed.current.get(day) ?? [firstTimeOf(rows, day)], { shouldFocus: false });
      else {
        closed.current.set(
          day,
          rows.filter((row) => row.day === day),
        );
        remove(placesOf(day));
      }
    },
    add(day: Day) {
      aim.current = fieldId(`${nameOf(fields.length)}.opens`);
      append({ day, opens: '', closes: '' }, { shouldFocus: false });
    },
    takeAway(day: Day, at: number) {
      aim.current = tickId(day);
      remove(at);
    },
    makeAlike: (day: Day) => replace(withWeekdaysAs(typed(), day)),
  };
}
type Week = ReturnType<typeof useWeek>;

/** When it is open: a line a day, with a tick. */
export function OpeningTimes() {
  const t = useWords('organizations');
  const { labels, errors, hasScript } = useFormContext();
  const week = useWeek();
  const { example } = week;
  const error = errors[list];
  return (
    <fieldset id={fieldId(list)} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="font-semibold text-ink">{labels[list]}</legend>
      <Asked name="openingHours" />
      {error && <FieldError id={`${fieldId(list)}-error`}>{error}</FieldError>}
      <ul className="mt-2 border-b border-line">
        {days.map((day) => (
          <DayLine key={day} day={day} week={week} />
        ))}
      </ul>
      {hasScript && example && (
        <div className="mt-2">
          <Button kind="ghost" size="small" onClick={() => week.makeAlike(example)}>
            {t('form.hours.alike', { day: t(`days.${example}`) })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const bySide = 'flex flex-wrap items-end gap-x-2 gap-y-2';
// A browser's own field of a time, without script, is wider.
const timeWidth = 'w-32 noscript:w-40';

function DayLine({ day, week }: { day: Day; week: Week }) {
  const t = useWords('organizations');
  const { hasScript } = useFormContext();
  const places = week.placesOf(day);
  const [first] = places;
  const isOpen = first !== undefined;
  const name = t(`days.${day}`);
  // Behind those that are there, and each of its own.
  const spare = week.count + days.indexOf(day);
  return (
    <li className="border-t border-line py-2">
      <div role="group" aria-label={name} className="flex flex-wrap items-start gap-x-3">
        <label className="flex min-h-11 min-w-30 shrink-0 items-center gap-3 text-ink">
          <input
            id={tickId(day)}
            type="checkbox"
            className={`tick ${isOpen || hasScript ? '' : 'noscript:invisible'}`}
            {...(hasScript
              ? { checked: isOpen, onChange: (event) => week.setOpen(day, event.target.checked) }
              : { name: isOpen ? `${nameOf(first)}.day` : undefined, value: day, defaultChecked: isOpen })}
          />
          <span>{capital(name)}</span>
        </label>
        <div className={`grid flex-1 gap-2 ${isOpen ? 'min-w-0 basis-66' : 'min-w-min basis-24'}`}>
          {!isOpen && (
            <span className="flex min-h-11 items-center whitespace-nowrap text-soft noscript:hidden">
              {t('form.hours.closed')}
            </span>
          )}
          {places.map((at, turn) => (
            <Stretch key={at} {...{ day, week, at, turn }} isLast={turn === places.length - 1} />
          ))}
          {!hasScript && places.length < mostOfDay && <Spare day={day} at={spare} isOpen={isOpen} />}
        </div>
      </div>
    </li>
  );
}

type StretchProps = { day: Day; week: Week; at: number; turn: number; isLast: boolean };

/** From and until; those after the first can be taken away, the first goes with the tick. */
function Stretch({ day, week, at, turn, isLast }: StretchProps) {
  const t = useWords('organizations');
  const { hasScript } = useFormContext();
  const isFirst = turn === 0;
  const counts = isFirst ? `${nameOf(at)}.day` : `${nameOf(at)}.opens ${nameOf(at)}.closes`;
  return (
    <div className={bySide}>
      {(hasScript || !isFirst) && <input type="hidden" name={`${nameOf(at)}.day`} value={day} />}
      {!hasScript && <input type="hidden" name={countsByName} value={counts} />}
      <div className={timeWidth}>
        <ValueField name={`${nameOf(at)}.opens`} as={TimeField} isPart />
      </div>
      <div className={timeWidth}>
        <ValueField name={`${nameOf(at)}.closes`} as={TimeField} isPart />
      </div>
      {hasScript && !isFirst && (
        <IconButton
          label={t('form.hours.remove', { place: turn + 1 })}
          icon={<X />}
          onClick={() => week.takeAway(day, at)}
        />
      )}
      {hasScript && isLast && turn + 1 < mostOfDay && (
        <IconButton label={t('form.hours.more')} icon={<Plus />} onClick={() => week.add(day)} />
      )}
    </div>
  );
}

/** Without script: hours for a day that is closed, or one more stretch; left empty it is nothing. */
function Spare({ day, at, isOpen }: { day: Day; at: number; isOpen: boolean }) {
  const t = useWords('organizations');
  const { labels } = useFormContext();
  const fields = (['opens', 'closes'] as const).map((part) => ({
    name: `${nameOf(at)}.${part}`,
    label: labels[`${list}.${part}`] ?? part,
  }));
  return (
    <div className="hidden noscript:block">
      {isOpen && <span className="t-sm text-soft">{t('form.hours.more')}</span>}
      <input type="hidden" name={`${nameOf(at)}.day`} value={day} />
      <input type="hidden" name={countsByName} value={fields.map(({ name }) => name).join(' ')} />
      <div className={bySide}>
        {fields.map(({ name, label }) => (
          <div key={name} className={timeWidth}>
            <TimeField name={name} label={label} isPart />
          </div>
        ))}
      </div>
    </div>
  );
}
