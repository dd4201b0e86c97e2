import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { RadioCards } from '#app/ui/radio-cards.tsx';

export default function RadioCardsStory() {
  const { choose, blocked } = useFieldSample();
  const sample = useSample({
    nl: {
      label: 'Hoe doe je mee?',
      person: 'Ik wil iets doen',
      personHint: 'Je zoekt vrijwilligerswerk of wilt iemand helpen.',
      organisation: 'Wij zoeken mensen',
      organisationHint: 'Je vult dit in voor een organisatie of vereniging.',
    },
    en: {
      label: 'How do you take part?',
      person: 'I want to do something',
      personHint: 'You are looking for volunteer work or want to help somebody.',
      organisation: 'We are looking for people',
      organisationHint: 'You fill this in for an organisation or club.',
    },
  });
  const options = [
    { value: 'person', label: sample.person, hint: sample.personHint },
    { value: 'organisation', label: sample.organisation, hint: sample.organisationHint },
  ];
  const half = options.map((one, at) => (at === 1 ? { ...one, blockedReason: blocked } : one));
  return (
    <>
      <Part title="Posts">
        <PostedForm>
          <RadioCards name="kind" label={sample.label} options={options} defaultValue="person" />
        </PostedForm>
      </Part>
      <Part title="Error, one blocked, all blocked">
        <div className="flex max-w-form flex-col gap-6">
          <RadioCards name="b" label={sample.label} options={options} error={choose} />
          <RadioCards name="c" label={sample.label} options={half} />
          <RadioCards name="d" label={sample.label} options={options} blockedReason={blocked} />
        </div>
      </Part>
    </>
  );
}
