/** Every control that hands over a value, bound to one contract and sent for real. */
import { places } from '#app/features/stories/components/field-sample.ts';
import { FormStates } from '#app/features/stories/components/form/form-states.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import {
  valueChoices,
  valueLabels,
  valueSchema,
  valueValues,
} from '#app/features/stories/components/form/value-sample.ts';
import { useWeekSample } from '#app/features/stories/components/week-sample.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { dateRangeOf } from '#app/forms/form-date-range.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { FormFile } from '#app/forms/form-file.tsx';
import { FormSaveBar } from '#app/forms/form-save-bar.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale } from '#app/i18n/words.ts';
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import { ChoiceSelect } from '#app/ui/choice-select.tsx';
import { ColourField } from '#app/ui/colour-field.tsx';
import { Combobox } from '#app/ui/combobox.tsx';
import { ConsentField } from '#app/ui/consent-field.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { DateTimeField } from '#app/ui/date-time-field.tsx';
import { DayPartGrid } from '#app/ui/day-part-grid.tsx';
import { MultiCombobox } from '#app/ui/multi-combobox.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TimeField } from '#app/ui/time-field.tsx';
import { TokenField } from '#app/ui/token-field.tsx';

const Field = fieldOf(valueSchema);
const ValueField = valueFieldOf(valueSchema);
const DateRange = dateRangeOf(valueSchema);

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What a save answers: the name of the file that came along. */
export interface ValueResult {
  file: string;
}

export function ValueForm({ formKey, answer }: { formKey: string; answer?: FormAnswer<ValueResult> }) {
  const words = useSample(valueChoices);
  const form = useForm<ValueResult>({
    schema: valueSchema,
    labels: valueLabels[useLocale()],
    texts: (_, { rule }) => (rule === 'consent_needed' ? words.needed : undefined),
    defaultValues: valueValues,
    draft: 'story values',
    notInDraft: ['consent'],
    formKey,
    answer,
    // The form above asks already.
    asksBeforeLeaving: false,
  });
  return (
    <Part title="Controls that hand over a value">
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <Form form={form} id="values">
          <input type="hidden" name="about" value="values" />
          <p className="t-sm text-soft">{words.refuse}</p>
          {form.result?.file && <Notice kind="success" title={`${words.file}: ${form.result.file}`} live />}
          <Days />
          <Choices />
          <Rest />
          <FormSaveBar saveLabel={words.save} />
        </Form>
        <FormStates form={form} about={words.title.toLowerCase()} />
      </div>
    </Part>
  );
}

function Days() {
  const words = useSample(valueChoices);
  return (
    <>
      <ValueField name="birth" as={DateField} max="2026-12-31" />
      <ValueField name="start" as={TimeField} />
      <ValueField name="meeting" as={DateTimeField} />
      <DateRange label={words.period} from="firstDay" until="lastDay" />
    </>
  );
}

function Choices() {
  const words = useSample(valueChoices);
  const { grid } = useWeekSample();
  const skills = words.skills.map((label, at) => ({ value: String(at), label }));
  return (
    <>
      <ValueField name="town" as={Combobox} options={places} />
      <ValueField name="skills" as={MultiCombobox} options={skills} />
      <ValueField name="status" as={ChoiceSelect} options={optionsOf(words.kinds)} />
      <ValueField name="themes" as={CheckboxGroup} options={optionsOf(words.themes)} hasAll />
      <ValueField name="who" as={RadioCards} options={optionsOf(words.whos)} />
      <ValueField name="moments" as={DayPartGrid} {...grid} />
    </>
  );
}

function Rest() {
  const words = useSample(valueChoices);
  const meaning = (km: number) => `${String(km)} km, ${String(km * 4)} ${words.cycling}`;
  return (
    <>
      <ValueField name="hours" as={NumberField} unit={words.hours} />
      <ValueField name="distance" as={Slider} min={2} max={25} meaning={meaning} ends={['2 km', '25 km']} />
      <ValueField name="query" as={SearchField} />
      <ValueField name="tags" as={TokenField} most={5} longest={30} />
      <ValueField name="colour" as={ColourField} />
      <Field name="wish" />
      <FormFile name="attachment" optional />
      <ValueField name="alerts" as={Switch} />
      <Field name="consent" as={ConsentField} text={words.terms} hrefs={['/voorwaarden']} />
    </>
  );
}
