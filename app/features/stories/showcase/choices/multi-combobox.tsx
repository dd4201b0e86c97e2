import { places, useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { MultiCombobox } from '#app/ui/multi-combobox.tsx';

export default function MultiComboboxStory() {
  const words = useFieldSample();
  const sample = useSample({
    nl: { label: 'Plaatsen', add: 'Voeg toe' },
    en: { label: 'Places', add: 'Add' },
  });
  const shared = { label: words.place, options: places };
  return (
    <>
      <Part title="Posts">
        <PostedForm>
          <MultiCombobox label={sample.label} name="places" options={places} placeholder={sample.add} />
        </PostedForm>
      </Part>
      <Part title="States">
        <States>
          <MultiCombobox {...shared} hint={words.hint} defaultValue={['waterveen', 'veere', 'domburg']} />
          <MultiCombobox {...shared} error={words.choose} />
          <MultiCombobox {...shared} optional defaultValue={places.map((place) => place.value)} />
          <MultiCombobox {...shared} readOnly defaultValue={['waterveen', 'veere']} />
          <MultiCombobox {...shared} blockedReason={words.blocked} defaultValue={['waterveen']} />
        </States>
      </Part>
    </>
  );
}
