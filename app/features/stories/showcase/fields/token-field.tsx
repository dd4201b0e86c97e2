import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { TokenField } from '#app/ui/token-field.tsx';

export default function TokenFieldStory() {
  const { error, blocked, label: long } = useFieldSample();
  const sample = useSample({
    nl: { label: 'Waar ben je goed in?', tokens: ['Tuinieren', 'Luisteren', 'Rijbewijs B'] },
    en: { label: 'What are you good at?', tokens: ['Gardening', 'Listening', 'Driving licence'] },
  });
  const { label, tokens } = sample;
  return (
    <>
      <Part title="States">
        <States>
          <TokenField label={label} />
          <TokenField label={label} defaultValue={[...tokens, long]} />
          <TokenField label={label} error={error} optional />
          <TokenField label={label} readOnly defaultValue={tokens} />
          <TokenField label={label} blockedReason={blocked} defaultValue={tokens} />
        </States>
      </Part>
      <Part title="Posts, at most four">
        <PostedForm>
          <TokenField label={label} name="skill" defaultValue={tokens} most={4} longest={40} />
        </PostedForm>
      </Part>
    </>
  );
}
