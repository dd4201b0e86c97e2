import { places, useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { States } from '#app/features/stories/components/posted-form.tsx';
import { Part } from '#app/features/stories/components/story.tsx';
import { Select } from '#app/ui/select.tsx';

export default function SelectStory() {
  const { place, hint, choose, blocked } = useFieldSample();
  const options = [{ value: '', label: choose }, ...places];
  return (
    <Part title="States">
      <States>
        <Select label={place} options={options} />
        <Select label={place} options={options} defaultValue="waterveen" hint={hint} />
        <Select label={place} options={options} error={choose} />
        <Select label={place} options={options} optional />
        <Select label={place} options={places} blockedReason={blocked} />
        <Select label={place} options={places} inline />
        <Select label={place} options={places} size="small" />
        <Select label={place} options={places} size="large" />
      </States>
    </Part>
  );
}
