import { places, useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part } from '#app/features/stories/components/story.tsx';
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';

export default function CheckboxGroupStory() {
  const { place, hint, choose, blocked } = useFieldSample();
  const options = places.slice(0, 4).map((one, at) => ({ ...one, count: String(at * 7) }));
  const some = options.map((one, at) => (at === 1 ? { ...one, blockedReason: blocked } : one));
  return (
    <>
      <Part title="States">
        <States>
          <CheckboxGroup name="a" label={place} options={options} hint={hint} />
          <CheckboxGroup name="b" label={place} options={options} hasAll defaultValue={['domburg']} />
          <CheckboxGroup name="c" label={place} options={options} error={choose} />
          <CheckboxGroup name="d" label={place} options={some} optional />
          <CheckboxGroup name="e" label={place} options={options} blockedReason={blocked} />
        </States>
      </Part>
      <Part title="Posts">
        <PostedForm>
          <CheckboxGroup name="place" label={place} options={options} hasAll />
        </PostedForm>
      </Part>
    </>
  );
}
