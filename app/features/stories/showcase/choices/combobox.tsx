import { useCallback, useRef, useState } from 'react';
import { places, useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import type { ChoiceOption } from '#app/ui/choice-option.ts';
import { Combobox } from '#app/ui/combobox.tsx';

/** Answers as a server would: after a while, only what fits; 'fout' or 'fail' fails the first time. */
function useSlowPlaces() {
  const failures = useRef(0);
  return useCallback((text: string, signal: AbortSignal): Promise<readonly ChoiceOption[]> => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly ChoiceOption[]>();
    const timer = setTimeout(() => {
      const isFailure = /^(fout|fail)/.test(text);
      if (isFailure) failures.current += 1;
      if (isFailure && failures.current % 2 === 1) reject(new Error('offline'));
      else
        resolve(places.filter(({ label }) => isFailure || label.toLowerCase().includes(text.toLowerCase())));
    }, 300);
    signal.addEventListener('abort', () => clearTimeout(timer));
    return promise;
  }, []);
}

export default function ComboboxStory() {
  const words = useFieldSample();
  const load = useSlowPlaces();
  const sample = useSample({
    nl: { wider: 'Zoek in heel Nederland', slow: 'Plaats (van de server)', free: 'Plaats' },
    en: { wider: 'Search all of the Netherlands', slow: 'Place (from the server)', free: 'Place' },
  });
  const [isWide, setWide] = useState(false);
  const nearest = isWide ? undefined : () => ({ label: sample.wider, onPress: () => setWide(true) });
  const all = isWide ? [...places, { value: 'maastricht', label: 'Maastricht' }] : places;
  const shared = { label: words.place, options: places };
  return (
    <>
      <Part title="Posts">
        <PostedForm>
          <Combobox label={sample.free} name="place" options={all} nearest={nearest} />
          <Combobox label={sample.slow} name="slow" load={load} />
        </PostedForm>
      </Part>
      <Part title="States">
        <States>
          <Combobox {...shared} placeholder={words.choose} />
          <Combobox {...shared} hint={words.hint} defaultValue="waterveen" />
          <Combobox {...shared} error={words.choose} />
          <Combobox {...shared} optional />
          <Combobox {...shared} readOnly defaultValue="waterveen" />
          <Combobox {...shared} blockedReason={words.blocked} defaultValue="waterveen" />
          <Combobox {...shared} load={load} options={undefined} known={places} defaultValue="veere" />
          <Combobox {...shared} size="small" />
        </States>
      </Part>
    </>
  );
}
