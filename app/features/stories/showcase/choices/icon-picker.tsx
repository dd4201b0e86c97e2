import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { IconPicker } from '#app/ui/icon-picker.tsx';

const samples = {
  nl: {
    label: 'Icoon',
    long: 'Icoon van de vrijwilligerswerkzaamhedencategorie op de voorpagina',
    error: 'Kies eerst een icoon',
    optional: '(niet verplicht)',
    blocked: 'Het icoon hoort bij het thema en kan alleen daar anders.',
  },
  en: {
    label: 'Icon',
    long: 'Icon of the category of volunteer work on the front page',
    error: 'Choose an icon first',
    optional: '(optional)',
    blocked: 'The icon belongs to the theme and changes there only.',
  },
};

/** An icon by a word. */
export default function IconPickerStory() {
  const sample = useSample(samples);
  const label = useIsLong() ? sample.long : sample.label;
  return (
    <div className="flex max-w-form flex-col gap-8">
      <Part title="Nothing chosen">
        <IconPicker label={label} name="empty" optional={sample.optional} />
      </Part>
      <Part title="Chosen">
        <IconPicker label={label} name="chosen" defaultValue="lucide:coffee" />
      </Part>
      <Part title="Blocked">
        <IconPicker label={label} name="blocked" defaultValue="lucide:bike" blockedReason={sample.blocked} />
      </Part>
      <Part title="Error">
        <IconPicker label={label} name="wrong" error={sample.error} />
      </Part>
    </div>
  );
}
