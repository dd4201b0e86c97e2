import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { States } from '#app/features/stories/components/posted-form.tsx';
import { Part } from '#app/features/stories/components/story.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

export default function TextAreaStory() {
  const { label, hint, error, blocked } = useFieldSample();
  return (
    <Part title="States">
      <States>
        <TextArea label={label} hint={hint} />
        <TextArea label={label} error={error} defaultValue={hint} />
        <TextArea label={label} optional maxLength={5000} alwaysCount />
        <TextArea label={label} maxLength={140} defaultValue={`${hint} `.repeat(5).slice(0, 120)} />
        <TextArea label={label} readOnly defaultValue={hint} />
        <TextArea label={label} blockedReason={blocked} defaultValue={hint} />
      </States>
    </Part>
  );
}
