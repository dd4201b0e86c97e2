import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { Meter } from '#app/ui/meter.tsx';

const samples = {
  nl: {
    label: 'Bijlagen',
    long: 'Verklaringen omtrent het gedrag en vrijwilligersverzekeringspolisbladen',
    hint: 'Bijvoorbeeld een rooster of een folder.',
    error: 'Kies eerst een bestand',
    optional: '(niet verplicht)',
    blocked: 'Bijlagen kan na het opslaan van het concept.',
    sending: 'Versturen',
    half: '5 van 10 MB',
    refused: 'De virusscanner houdt dit bestand tegen.',
  },
  en: {
    label: 'Attachments',
    long: 'Certificates of conduct and the policies of the insurance for volunteers',
    hint: 'A timetable or a leaflet, for example.',
    error: 'Choose a file first',
    optional: '(optional)',
    blocked: 'Attachments are possible once the draft is saved.',
    sending: 'Sending',
    half: '5 of 10 MB',
    refused: 'The virus scanner stops this file.',
  },
};

function Sending() {
  const sample = useSample(samples);
  return <Meter label={sample.sending} value={0.5} text={sample.half} kind="progress" isLabelHidden />;
}
const sending = () => <Sending />;

/** Files: one, many, refused ones, under way. */
export default function FileFieldStory() {
  const sample = useSample(samples);
  const label = useIsLong() ? sample.long : sample.label;
  return (
    <div className="flex max-w-form flex-col gap-8">
      <Part title="Empty, one file">
        <FileField label={label} hint={sample.hint} name="one" optional={sample.optional} />
      </Part>
      <Part title={'At most three, of 20\u00a0kB, pictures and PDF'}>
        <FileField label={label} name="many" accept="image/*,.pdf" maximumBytes={20_000} maximumFiles={3} />
      </Part>
      <Part title="While it is sent">
        <FileField label={label} name="sending" maximumFiles={3} under={sending} />
      </Part>
      <Part title="Refused by the server">
        <FileField label={label} name="refused" maximumFiles={3} errorOf={() => sample.refused} />
      </Part>
      <Part title="Error">
        <FileField label={label} hint={sample.hint} name="wrong" error={sample.error} />
      </Part>
      <Part title="Blocked">
        <FileField label={label} name="blocked" blockedReason={sample.blocked} />
      </Part>
    </div>
  );
}
