import { type FocusEvent, type Ref, useState } from 'react';
import { timeZone as ownZone } from '#contract/locales.ts';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { type DayBounds, isDay } from '#app/ui/day-bounds.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TimeField } from '#app/ui/time-field.tsx';
import { type Moments, momentsAt, type WallTime, wallTimeAt } from '#app/ui/wall-time.ts';
import { dateWords } from '#app/ui/words/date.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

type DateTimeFieldProps = FieldWords &
  DayBounds & {
    id?: string;
    /** Posts the moment as '2026-11-24T08:30:00.000Z', or '' while it is not whole. */
    name?: string;
    /** A moment, as an ISO text with a zone or Z. */
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
    onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
    readOnly?: boolean;
    inputRef?: Ref<HTMLInputElement>;
  };

const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const momentsOf = (wall: WallTime): Moments | undefined =>
  isDay(wall.day) && isTime(wall.time) ? momentsAt(wall, ownZone) : undefined;

/** The clock that is shown, kept beside the moment: halfway through typing there is no moment yet. */
function useWallTime({ value, defaultValue = '', onChange }: DateTimeFieldProps) {
  const [moment, setMoment] = useState(value ?? defaultValue);
  const [wall, setWall] = useState(wallOf(moment));
  // A parent that gives another moment changes the clock.
  if (value !== undefined && value !== moment) {
    setMoment(value);
    setWall(wallOf(value));
  }
  function tell(next: string) {
    setMoment(next);
    if (next !== moment) onChange?.(next);
  }
  function change(next: WallTime) {
    setWall(next);
    const found = momentsOf(next);
    tell(found?.kind === 'once' ? found.moment : found?.kind === 'twice' ? found.first : '');
  }
  function reset() {
    setMoment(value ?? defaultValue);
    setWall(wallOf(value ?? defaultValue));
  }
  return { moment, wall, moments: momentsOf(wall), change, tell, reset };
}

const wallOf = (moment: string): WallTime =>
  moment === '' ? { day: '', time: '' } : wallTimeAt(moment, ownZone);

/** A day and a time on the clock of the centre, wherever the device is. When the clock is changed it asks, or refuses. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hint, optional, blockedReason, name, readOnly, inputRef, onBlur, min, max, closedReason } =
    props;
  const words = useOwnWords(dateWords);
  const { moment, wall, moments, change, tell, reset } = useWallTime(props);
  const error = moments?.kind === 'never' ? words.skipped : props.error;
  const ids = useFieldIds(props.id, { hint, error, blockedReason });
  useFormReset(ids.control, reset);
  const closed = blockedReason === undefined ? undefined : '';
  return (
    <ChoiceGroup {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(100%,12.75rem)] flex-2">
          <DateField
            {...{ readOnly, inputRef, onBlur, min, max, closedReason }}
            isPart
            label={words.day}
            isWrong={Boolean(error)}
            blockedReason={closed}
            value={wall.day}
            onChange={(day) => change({ ...wall, day })}
          />
        </div>
        <div className="min-w-[min(100%,7.75rem)] flex-1">
          <TimeField
            {...{ readOnly, onBlur }}
            isPart
            label={words.time}
            isWrong={Boolean(error)}
            blockedReason={closed}
            value={wall.time}
            onChange={(time) => change({ ...wall, time })}
          />
        </div>
      </div>
      {moments?.kind === 'twice' && (
        <div className="pt-3">
          <RadioGroup
            label={words.which}
            name={`${ids.control}-which`}
            // Of no form: only the moment is posted.
            form={`${ids.control}-none`}
            options={[
              { value: moments.first, label: words.summerTime },
              { value: moments.second, label: words.winterTime },
            ]}
            value={moment}
            onChange={(event) => tell(event.target.value)}
          />
        </div>
      )}
      <p className="pt-1.5 t-sm text-soft">{words.zone}</p>
      {name !== undefined && blockedReason === undefined && (
        <input type="hidden" name={name} value={moment} />
      )}
    </ChoiceGroup>
  );
}
