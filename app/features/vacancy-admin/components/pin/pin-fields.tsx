import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Undo from 'lucide-react/icons/undo-2';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { kilometresBetween, type Point } from '#contract/kilometres.ts';
import { farthestPin, isTooFar } from '#contract/map-point.ts';
import { addForm } from '#app/features/vacancy-admin/form-schema.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { useMapSource } from '#app/shell/map-source.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { PinMap } from '#app/ui/map/pin-map.tsx';
import { directionOfKey, directions, movedPoint, step, type Direction } from './moved-point.ts';
import { usePin } from './use-pin.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { pinWords } from '#app/ui/words/pin.ts';

const Field = fieldOf(addForm);

const icons: Record<Direction, ReactNode> = {
  north: <ArrowUp />,
  west: <ArrowLeft />,
  east: <ArrowRight />,
  south: <ArrowDown />,
};

/** The exact spot: dragged, moved step by step, or typed. */
export default function PinFields() {
  const t = useWords('vacancy-admin');
  const words = useOwnWords(pinWords);
  const source = useMapSource();
  const { pin, place, put } = usePin();
  const point = pin ?? place;
  return (
    <div role="group" aria-label={words.title} className="grid gap-4">
      <p className="t-sm text-soft">{words.text}</p>
      {point && <PinMap title={words.title} point={point} onMove={put} source={source} />}
      {point && <Steps point={point} onMove={put} />}
      <Told pin={pin} place={place} />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field name="lat" hint={t('form.hints.lat')} inputMode="decimal" autoComplete="off" />
        <Field name="lon" hint={t('form.hints.lon')} inputMode="decimal" autoComplete="off" />
      </div>
      {place && pin && (
        <div>
          <Button kind="line" size="small" icon={<Undo />} onClick={() => put(null)}>
            {words.back}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A step by a press, or by an arrow key on any of them. */
function Steps({ point, onMove }: { point: Point; onMove: (point: Point) => void }) {
  const words = useOwnWords(pinWords);
  const id = useId();
  const byKey = (event: KeyboardEvent) => {
    const direction = directionOfKey(event.key);
    if (!direction) return;
    event.preventDefault();
    onMove(movedPoint(point, direction));
  };
  return (
    <div
      role="group"
      aria-label={words.move}
      aria-describedby={id}
      onKeyDown={byKey}
      className="flex flex-wrap items-center gap-1"
    >
      {directions.map((direction) => (
        <IconButton
          key={direction}
          label={words[direction]}
          icon={icons[direction]}
          onClick={() => onMove(movedPoint(point, direction))}
        />
      ))}
      <p id={id} className="t-sm text-soft">
        {words.keys(step)}
      </p>
    </div>
  );
}

/** Where it stands, said as it moves. */
function Told({ pin, place }: { pin: Point | null; place: Point | null }) {
  const words = useOwnWords(pinWords);
  const { distance } = useFormat();
  const id = useId();
  const away = pin && place ? kilometresBetween(pin, place) : 0;
  const told = !place
    ? pin
      ? words.free
      : words.noPostcode
    : away < 0.01
      ? words.middle
      : words.away(away < 1 ? words.metres(Math.round(away * 1000)) : distance(away));
  return (
    <>
      <p role="status" className="t-sm">
        {told}
      </p>
      {pin && place && isTooFar(pin, place) && <FieldError id={id}>{words.tooFar(farthestPin)}</FieldError>}
    </>
  );
}
