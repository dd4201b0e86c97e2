import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { ConsentField } from '#app/ui/consent-field.tsx';

export default function ConsentFieldStory() {
  const { hint, blocked } = useFieldSample();
  const sample = useSample({
    nl: {
      text: 'Ik ga akkoord met de [voorwaarden] en de [privacyverklaring].',
      error: 'Zonder akkoord kunnen we geen account maken',
    },
    en: {
      text: 'I agree to the [terms] and the [privacy statement].',
      error: 'Without this we cannot make an account',
    },
  });
  const shared = { text: sample.text, hrefs: ['/voorwaarden', '/privacy'] };
  return (
    <Part title="States">
      <PostedForm>
        <ConsentField {...shared} name="agreed" hint={hint} />
        <ConsentField {...shared} error={sample.error} />
        <ConsentField {...shared} blockedReason={blocked} />
      </PostedForm>
    </Part>
  );
}
