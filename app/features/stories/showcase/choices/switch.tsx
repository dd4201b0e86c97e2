import { useState } from 'react';
import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { Switch } from '#app/ui/switch.tsx';

export default function SwitchStory() {
  const { hint, blocked } = useFieldSample();
  const sample = useSample({
    nl: { label: 'Mijn tijden zijn flexibel', failed: 'Dit is niet bewaard. Probeer het opnieuw.' },
    en: { label: 'My times are flexible', failed: 'This was not saved. Try again.' },
  });
  const [on, setOn] = useState(true);
  return (
    <>
      <Part title="States">
        <States>
          <Switch label={sample.label} />
          <Switch label={sample.label} value={on} onChange={setOn} hint={hint} />
          <Switch label={sample.label} defaultValue busy />
          <Switch label={sample.label} error={sample.failed} />
          <Switch label={sample.label} blockedReason={blocked} />
          <Switch label={sample.label} defaultValue blockedReason={blocked} />
        </States>
      </Part>
      <Part title="At the end of a row, posts">
        <PostedForm>
          <Switch atEnd label={sample.label} hint={hint} name="flexible" />
        </PostedForm>
      </Part>
    </>
  );
}
