import { type ChangeEvent, useEffect, useState } from 'react';
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';
import { fieldWords } from '#app/ui/words/field.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** From this share of the maximum on the count shows itself. */
const nearlyFull = 0.8;

type Counted = {
  /** Of the input. */
  id: string;
  form?: string;
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number;
  /** Also shown while there is plenty of room. */
  alwaysCount?: boolean;
};

/** How much is typed, kept beside an input that may be controlled or not. */
export function useCharacterCount({ id, form, value, defaultValue, maxLength, alwaysCount }: Counted) {
  const first = String(defaultValue ?? '').length;
  const [typed, setTyped] = useState(first);
  useFormReset(id, () => setTyped(first), form);
  useEffect(() => {
    // What was typed before script was there.
    const frame = requestAnimationFrame(() => {
      const input = document.getElementById(id);
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
        setTyped(input.value.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
  const used = value === undefined ? typed : String(value).length;
  return {
    used,
    most: maxLength ?? 0,
    isShown: maxLength !== undefined && (alwaysCount === true || used >= maxLength * nearlyFull),
    note: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.target.value.length),
  };
}

type CharacterCountProps = { used: number; most: number; words?: (used: number, most: number) => string };

export function CharacterCount({ used, most, words }: CharacterCountProps) {
  const own = useOwnWords(fieldWords);
  const locale = useLocale();
  return (
    <p className="mt-1 text-right t-sm text-soft tnum" aria-live="polite">
      {words?.(used, most) ?? own.count(number(locale, used), number(locale, most))}
    </p>
  );
}
