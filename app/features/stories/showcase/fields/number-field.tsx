import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { NumberField } from '#app/ui/number-field.tsx';

export default function NumberFieldStory() {
  const { hint, error, blocked } = useFieldSample();
  const sample = useSample({
    nl: { label: 'Uren per week', unit: 'uur' },
    en: { label: 'Hours a week', unit: 'hours' },
  });
  const { label } = sample;
  return (
    <>
      <Part title="States">
        <States>
          <NumberField label={label} />
          <NumberField label={label} hint={hint} defaultValue={2} min={1} max={40} unit={sample.unit} />
          <NumberField label={label} defaultValue={1208.5} step={0.5} optional />
          <NumberField label={label} error={error} defaultValue={41} />
          <NumberField label={label} readOnly defaultValue={2} />
          <NumberField label={label} blockedReason={blocked} defaultValue={2} />
          <NumberField label={label} defaultValue={12.5} format={{ style: 'currency', currency: 'EUR' }} />
          <NumberField label={label} size="small" defaultValue={3} />
        </States>
      </Part>
      <Part title="Posts">
        <PostedForm>
          <NumberField label={label} name="hours" min={0} max={5000} />
        </PostedForm>
      </Part>
    </>
  );
}
