import { type ComponentProps, useEffect, useId, useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { type Suggestion, suggestPlaces } from '#app/features/places/parts/suggest-places.ts';

/** Milliseconds of rest before asking. */
const pause = 150;

/** A place or postcode. Suggestions come with script; without, it is a plain field. The label is the caller's. */
export function NearField(props: Omit<ComponentProps<'input'>, 'list' | 'type'>) {
  const t = useWords('vacancies');
  const list = useId();
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  return (
    <>
      <input
        placeholder={t('search.near.placeholder')}
        maxLength={80}
        autoComplete="off"
        name="near"
        {...props}
        type="text"
        list={list}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={list}>
        {suggestions.map(({ value, municipality, province }) => (
          <option
            key={`${value} ${municipality}`}
            value={value}
            label={t('search.near.suggestion', { municipality, province })}
          />
        ))}
      </datalist>
    </>
  );
}

function useSuggestions(typed: string): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (typed === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // A question that fails or is overtaken leaves what was suggested before.
      suggestPlaces(typed, abort.signal).then(setSuggestions, () => {});
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);
  return suggestions;
}
