import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { States } from '#app/features/stories/components/posted-form.tsx';
import { Part } from '#app/features/stories/components/story.tsx';
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';

export default function CheckboxStory() {
  const { label, hint, error, blocked } = useFieldSample();
  return (
    <Part title="States">
      <States>
        <Checkbox label={label} />
        <Checkbox label={label} defaultChecked hint={hint} />
        <Checkbox label={label} count={number(useLocale(), 1208)} />
        <Checkbox label={label} error={error} />
        <Checkbox label={label} blockedReason={blocked} />
        <Checkbox label={label} defaultChecked blockedReason={blocked} />
        <Checkbox
          label={label}
          ref={(input) => {
            if (input) input.indeterminate = true;
          }}
        />
      </States>
    </Part>
  );
}
