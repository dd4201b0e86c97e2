import { suggestPlaces } from '#app/features/places/components/suggest-places.ts';
import { useSample } from '#app/features/stories/components/story.tsx';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { TimeField } from '#app/ui/time-field.tsx';
import { rowsOf } from '#app/forms/form-rows.tsx';
import { sampleSchema } from '#app/features/stories/components/form/sample-form.ts';
import { useBlurCheck } from '#app/forms/use-blur-check.ts';
import { formWords } from '#app/forms/words.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Select } from '#app/ui/select.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const Field = fieldOf(sampleSchema);
const ValueField = valueFieldOf(sampleSchema);
const Choices = choicesOf(sampleSchema);
const Rows = rowsOf(sampleSchema);

const samples = {
  nl: {
    choose: 'Kies een soort',
    kinds: { help: 'Hulp', activity: 'Activiteit', language: 'Taal' },
    places: { here: 'Op een plek', remote: 'Vanuit huis' },
    days: { ma: 'Maandag', di: 'Dinsdag', wo: 'Woensdag' },
    emailHint: 'Hier sturen we het antwoord naartoe.',
    daysHint: 'Een of twee.',
    addShift: 'Dienst erbij',
    shift: 'Dienst',
    unknown: 'Deze postcode kennen we niet.',
  },
  en: {
    choose: 'Choose a kind',
    kinds: { help: 'Help', activity: 'Activity', language: 'Language' },
    places: { here: 'At a place', remote: 'From home' },
    days: { ma: 'Monday', di: 'Tuesday', wo: 'Wednesday' },
    emailHint: 'We send the answer here.',
    daysHint: 'One or two.',
    addShift: 'Add a shift',
    shift: 'Shift',
    unknown: 'We do not know this postcode.',
  },
};
const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The fields of the sample, each by its name in the contract. */
export function SampleFields() {
  const sample = useSample(samples);
  return (
    <>
      <Field name="title" />
      <Field name="email" hint={sample.emailHint} />
      <Field name="phoneNumber" />
      <Field name="website" />
      <Postcode />
      <Field name="people" />
      <Field
        name="kind"
        as={Select}
        options={[{ value: '', label: sample.choose }, ...optionsOf(sample.kinds)]}
      />
      <Field name="place" as={RadioGroup} options={optionsOf(sample.places)} />
      <Choices name="days" hint={sample.daysHint} options={optionsOf(sample.days)} />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <ValueField name="startDate" as={DateField} />
        <ValueField name="endDate" as={DateField} />
      </div>
      <ValueField name="startTime" as={TimeField} />
      <Field name="description" />
      <Rows name="shifts" addLabel={sample.addShift} rowName={(place) => `${sample.shift} ${place}`}>
        {(row) => (
          <>
            <Field name={`${row}.title`} />
            <Field name={`${row}.seats`} />
          </>
        )}
      </Rows>
      <Field name="hasInsurance" />
    </>
  );
}

/** On leaving the field the place of a postcode is looked up. */
function Postcode() {
  const sample = useSample(samples);
  const words = useOwnWords(formWords);
  const { found, check } = useBlurCheck(
    async (value, signal) => (await suggestPlaces(value.slice(0, 4), signal))[0],
  );
  const place = found.state === 'found' ? (found.result?.value ?? sample.unknown) : '';
  return (
    <div onBlur={(event) => event.target instanceof HTMLInputElement && void check(event.target.value)}>
      <Field name="postcode" />
      <p role="status" className="mt-1 min-h-6 t-sm text-soft">
        {found.state === 'pending' ? words.checking : place}
      </p>
    </div>
  );
}
