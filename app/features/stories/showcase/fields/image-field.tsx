import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { ImageField } from '#app/ui/image-field.tsx';

const samples = {
  nl: {
    label: 'Foto',
    long: 'Foto van de vrijwilligersbijeenkomst in het buurthuis van de tuindersvereniging',
    hint: 'Liefst met mensen die bezig zijn.',
    error: 'Kies eerst een foto',
    optional: '(niet verplicht)',
    blocked: 'Een foto kan na het opslaan van het concept.',
    alt: 'Twee vrijwilligers planten kool in de buurtmoestuin',
  },
  en: {
    label: 'Photo',
    long: 'Photo of the meeting of volunteers in the community centre of the allotment society',
    hint: 'With people doing something, if you can.',
    error: 'Choose a photo first',
    optional: '(optional)',
    blocked: 'A photo is possible once the draft is saved.',
    alt: 'Two volunteers plant cabbage in the neighbourhood garden',
  },
};

/** One photo: chosen, cut, turned, with its alt text. */
export default function ImageFieldStory() {
  const sample = useSample(samples);
  const label = useIsLong() ? sample.long : sample.label;
  return (
    <div className="flex max-w-form flex-col gap-8">
      <Part title="Empty, 4:3">
        <ImageField
          label={label}
          hint={sample.hint}
          name="landscape"
          ratio="4:3"
          optional={sample.optional}
        />
      </Part>
      <Part title="Square, with one that is there">
        <ImageField
          label={label}
          name="square"
          ratio="1:1"
          current="/drawings/scene-tuin.svg"
          alt={{ text: sample.alt, isDecorative: false }}
        />
      </Part>
      <Part title="16:9, decoration">
        <ImageField label={label} name="wide" ratio="16:9" alt={{ text: '', isDecorative: true }} />
      </Part>
      <Part title="Any part, at most 2 kB">
        <ImageField label={label} name="small" maximumBytes={2000} />
      </Part>
      <Part title="Blocked">
        <ImageField
          label={label}
          name="blocked"
          current="/drawings/scene-soep.svg"
          blockedReason={sample.blocked}
        />
      </Part>
      <Part title="Error">
        <ImageField label={label} name="wrong" error={sample.error} />
      </Part>
    </div>
  );
}
