import MapPin from 'lucide-react/icons/map-pin';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { textLimits } from '#contract/text-limits.ts';
import { useWords } from '#app/i18n/words.ts';
import { placeKey } from '#contract/place-key.ts';
import { suggestPlaces } from '#app/features/places/components/suggest-places.ts';
import type { Suggestion } from '#app/features/places/components/suggestion.ts';

/** Milliseconds of rest before asking. */
const pause = 150;
/** As many as are looked through at a glance. */
const mostShown = 5;
/** Pixels that the list takes at most, with its distance to the field. */
const roomOfList = 340;

interface NearFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** A place was taken from the list. */
  onTaken?: (input: HTMLInputElement) => void;
}

/** A place or postcode. Suggestions come with script, as a list to choose from; without, it is a plain field. The label is the caller's. */
export function NearField({ className, onTaken, ...props }: NearFieldProps) {
  const t = useWords('vacancies');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = usePlaceList(input, onTaken);
  const { shown: choices, active } = list;
  const ask = useEffectEvent(list.type);
  useEffect(() => {
    const field = input.current;
    // Somebody began before script was there.
    if (field && field === document.activeElement && field.value !== field.defaultValue) ask(field.value);
  }, []);
  return (
    <>
      <input
        placeholder={t('search.near.placeholder')}
        maxLength={textLimits.place}
        name="near"
        {...props}
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        onInput={(event) => list.type(event.currentTarget.value)}
        onKeyDown={list.press}
        onBlur={list.close}
        className={className}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.near.suggestions')}
        hidden={choices.length === 0}
        className={`absolute -start-3 layer-popover w-max max-w-[min(24rem,calc(100vw-3rem))] min-w-[calc(100%+1.5rem)] overflow-hidden rounded-card border border-line bg-surface py-1.5 shadow-float ${list.isAbove ? 'bottom-full mb-10' : 'top-full mt-4'}`}
      >
        {choices.map((place, at) => (
          <PlaceOption
            key={`${place.value} ${place.kind}`}
            id={`${id}-${at}`}
            place={place}
            isActive={at === active}
            onChoose={() => list.choose(place)}
          />
        ))}
      </ul>
      <span role="status" className="sr-only">
        {choices.length > 0 ? t('search.near.found', { count: choices.length }) : ''}
      </span>
    </>
  );
}

const areas = ['municipality', 'province', 'region', 'country'] as const;
type Area = (typeof areas)[number];
const isArea = (kind: string): kind is Area => (areas as readonly string[]).includes(kind);

type OptionProps = { id: string; place: Suggestion; isActive: boolean; onChoose: () => void };

function PlaceOption({ id, place, isActive, onChoose }: OptionProps) {
  const t = useWords('vacancies');
  const { value, kind, municipality, province } = place;
  return (
    // The field keeps the focus and says which one is meant; keys are pressed there.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1.5 leading-tight hover:bg-tint ${isActive ? 'bg-tint2 forced-colors:outline-2' : ''}`}
    >
      <MapPin aria-hidden="true" className="size-5 shrink-0 text-soft" />
      <span className="min-w-0">
        <span className="block font-semibold text-ink">{value}</span>{' '}
        <span className="block t-sm text-soft">
          {t(`search.near.suggestion.${isArea(kind) ? kind : 'town'}`, {
            municipality: municipality ?? '',
            province: province ?? '',
          })}
        </span>
      </span>
    </li>
  );
}

function hasMoreRoomAbove(input: HTMLInputElement): boolean {
  const { top, bottom } = input.getBoundingClientRect();
  return bottom + roomOfList > window.innerHeight && top > roomOfList;
}

/** The next one or the one before, round and round; from the field itself to the first or the last. */
const stepped = (before: number | null, by: 1 | -1, count: number): number =>
  before === null ? (by === 1 ? 0 : count - 1) : (before + by + count) % count;

type Side = 'above' | 'below';

/** Which places stand in the list, and what keys and presses do to it. */
function usePlaceList(input: { current: HTMLInputElement | null }, onTaken?: NearFieldProps['onTaken']) {
  const [typed, setTyped] = useState('');
  const [side, setSide] = useState<Side | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const suggestions = useSuggestions(typed);
  const visible = side === null ? [] : suggestions.slice(0, mostShown);
  const show = (where: Side | null) => {
    setSide(where);
    setActive(null);
  };
  const open = () => show(input.current && hasMoreRoomAbove(input.current) ? 'above' : 'below');
  const choose = ({ value }: Suggestion) => {
    if (input.current) writeInto(input.current, value);
    show(null);
    if (input.current) onTaken?.(input.current);
  };
  const meant = active === null ? undefined : visible[active];
  return {
    shown: visible,
    active: meant ? active : null,
    isAbove: side === 'above',
    close: () => show(null),
    choose,
    type: (text: string) => {
      setTyped(text);
      if (text.trim() === '') show(null);
      else open();
    },
    press: (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
      if (by && visible.length > 0) setActive((before) => stepped(before, by, visible.length));
      else if (by === 1 && suggestions.length > 0) open();
      else if (event.key === 'Escape' && visible.length > 0) show(null);
      else if (event.key === 'Enter' && meant) choose(meant);
      else return;
      event.preventDefault();
    },
  };
}

/** As if it were typed, so that the form around it hears of it. */
function writeInto(input: HTMLInputElement, value: string): void {
  // React looks whether a value is new by a setter of its own on the element; that of the browser is beneath it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Answered {
  typed: string;
  places: Suggestion[];
}

/** What was answered to other words is no suggestion any more; to the beginning of these, as far as it still fits. */
function stillFitting({ typed: before, places }: Answered, typed: string): Suggestion[] {
  const [typedText, now] = [placeKey(before), placeKey(typed)];
  if (typedText === now) return places;
  if (typedText === '' || !now.startsWith(typedText)) return [];
  return places.filter(({ value }) => placeKey(value).includes(now));
}

function useSuggestions(typed: string): Suggestion[] {
  const [answered, setAnswered] = useState<Answered>({ typed: '', places: [] });
  useEffect(() => {
    if (typed === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // A question that fails or is overtaken leaves what was suggested before.
      suggestPlaces(typed, abort.signal).then(
        (places) => setAnswered({ typed, places }),
        () => {},
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);
  return stillFitting(answered, typed);
}
