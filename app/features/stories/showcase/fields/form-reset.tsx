/** Everything that keeps a value of its own, in one form that a native reset brings back to where it began. */
import { places } from '#app/features/stories/components/field-sample.ts';
import { PostedForm } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { useWeekSample } from '#app/features/stories/components/week-sample.ts';
import { presetShades } from '#contract/colour-presets.ts';
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import { ChoiceSelect } from '#app/ui/choice-select.tsx';
import { ColourField } from '#app/ui/colour-field.tsx';
import { Combobox } from '#app/ui/combobox.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { DateRangeField } from '#app/ui/date-range-field.tsx';
import { DateTimeField } from '#app/ui/date-time-field.tsx';
import { DayPartGrid } from '#app/ui/day-part-grid.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { IconPicker } from '#app/ui/icon-picker.tsx';
import { ImageField } from '#app/ui/image-field.tsx';
import { MultiCombobox } from '#app/ui/multi-combobox.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { PresetField } from '#app/ui/preset-field.tsx';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { ShadeSetField } from '#app/ui/shade-set-field.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TimeField } from '#app/ui/time-field.tsx';
import { TokenField } from '#app/ui/token-field.tsx';

const samples = {
  nl: {
    date: 'Dag',
    time: 'Begintijd',
    period: 'Periode',
    moment: 'Moment',
    place: 'Plaats',
    places: 'Plaatsen',
    role: 'Rol',
    themes: 'Thema’s',
    skills: 'Vaardigheden',
    hours: 'Uren',
    distance: 'Afstand',
    km: (km: number) => `${String(km)} km`,
    flexible: 'Flexibel',
    colour: 'Kleur',
    preset: 'Hoofdkleur',
    shades: 'Tinten',
    icon: 'Icoon',
    query: 'Zoekwoord',
    note: 'Opmerking',
    text: 'Verhaal',
    file: 'Bijlage',
    photo: 'Foto',
    alt: 'Een buurtmoestuin',
  },
  en: {
    date: 'Day',
    time: 'Start time',
    period: 'Period',
    moment: 'Moment',
    place: 'Place',
    places: 'Places',
    role: 'Role',
    themes: 'Themes',
    skills: 'Skills',
    hours: 'Hours',
    distance: 'Distance',
    km: (km: number) => `${String(km)} km`,
    flexible: 'Flexible',
    colour: 'Colour',
    preset: 'Main colour',
    shades: 'Shades',
    icon: 'Icon',
    query: 'Search word',
    note: 'Remark',
    text: 'Story',
    file: 'Attachment',
    photo: 'Photo',
    alt: 'A neighbourhood garden',
  },
};

const few = places.slice(0, 3);
const presets = (['mauve', 'teal'] as const).map((value) => ({
  value,
  label: value,
  colour: presetShades(value)['700'],
}));

export default function FormResetStory() {
  return (
    <Part title="Back to where it began">
      <PostedForm hasReset>
        <Days />
        <Choices />
        <Amounts />
        <Looks />
        <Texts />
      </PostedForm>
    </Part>
  );
}

function Days() {
  const words = useSample(samples);
  const { grid } = useWeekSample();
  return (
    <>
      <DateField label={words.date} name="date" defaultValue="2026-11-24" />
      <TimeField label={words.time} name="time" defaultValue="09:30" />
      <DateRangeField
        label={words.period}
        name="period"
        defaultValue={{ from: '2026-11-24', until: '2026-12-04' }}
      />
      <DateTimeField label={words.moment} name="moment" defaultValue="2026-11-24T08:30:00.000Z" />
      <DayPartGrid {...grid} name="day_part" defaultValue={['tue-morning']} />
    </>
  );
}

function Choices() {
  const words = useSample(samples);
  return (
    <>
      <Combobox label={words.place} name="place" options={places} defaultValue="veere" />
      <MultiCombobox label={words.places} name="places" options={places} defaultValue={['domburg']} />
      <ChoiceSelect label={words.role} name="role" options={few} defaultValue="domburg" />
      <CheckboxGroup label={words.themes} name="theme" options={few} defaultValue={['domburg']} hasAll />
      <TokenField label={words.skills} name="skill" defaultValue={['tuinieren']} />
    </>
  );
}

function Amounts() {
  const words = useSample(samples);
  return (
    <>
      <NumberField label={words.hours} name="hours" defaultValue={4} />
      <Slider
        label={words.distance}
        name="distance"
        min={1}
        max={25}
        defaultValue={5}
        meaning={words.km}
        ends={['1 km', '25 km']}
      />
      <Switch label={words.flexible} name="flexible" defaultValue />
    </>
  );
}

function Looks() {
  const words = useSample(samples);
  return (
    <>
      <ColourField label={words.colour} name="colour" defaultValue="#ffcc00" />
      <PresetField label={words.preset} name="preset" options={presets} defaultValue="mauve" />
      <ShadeSetField label={words.shades} name="shades" defaultValue={presetShades('mauve')} />
      <IconPicker label={words.icon} name="icon" defaultValue="lucide:coffee" />
    </>
  );
}

function Texts() {
  const words = useSample(samples);
  return (
    <>
      <SearchField label={words.query} name="query" defaultValue="tuin" />
      <TextArea label={words.note} name="note" defaultValue="Kort" maxLength={40} alwaysCount />
      <RichTextField label={words.text} name="text" defaultValue="<p>Begin</p>" maxLength={200} />
      <FileField label={words.file} name="file" />
      <ImageField
        label={words.photo}
        name="photo"
        current="/drawings/scene-tuin.svg"
        alt={{ text: words.alt, isDecorative: false }}
      />
    </>
  );
}
