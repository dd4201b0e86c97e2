import { places, useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { States } from '#app/features/stories/components/posted-form.tsx';
import { Part } from '#app/features/stories/components/story.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';

export default function RadioGroupStory() {
  const { place, hint, choose, blocked } = useFieldSample();
  const options = places.slice(0, 3);
  return (
    <Part title="States">
      <States>
        <RadioGroup name="a" label={place} options={options} />
        <RadioGroup name="b" label={place} options={options} hint={hint} defaultValue="domburg" />
        <RadioGroup name="c" label={place} options={options} error={choose} />
        <RadioGroup name="d" label={place} options={options} optional />
        <RadioGroup name="e" label={place} options={options} blockedReason={blocked} defaultValue="domburg" />
        <RadioGroup name="f" label={place} options={options.map((one) => ({ ...one, hint }))} />
      </States>
    </Part>
  );
}
