import type { Question } from '#contract/form-questions.ts';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TimeField } from '#app/ui/time-field.tsx';

const Field = fieldOf();
const ValueField = valueFieldOf();
const Choices = choicesOf();

/** The questions of a form that is data, each as the field of its kind; the rules follow from `answersOf`. */
export function DescribedFields({ questions }: { questions: readonly Question[] }) {
  return questions.map((question) => <DescribedField key={question.id} question={question} />);
}

function DescribedField({
  question: { id, type, title, help, isLong, options, allowsMany },
}: {
  question: Question;
}) {
  const choices = options?.map((option) => ({ value: option, label: option })) ?? [];
  if (type === 'info_section')
    return (
      <div className="border-l-4 border-line py-1 pl-4">
        <p className="font-semibold">{title}</p>
        {help && <p className="text-soft whitespace-pre-line">{help}</p>}
      </div>
    );
  if (type === 'multiple_choice')
    return allowsMany ? (
      <Choices name={id} hint={help} options={choices} />
    ) : (
      <Field name={id} as={RadioGroup} hint={help} options={choices} />
    );
  if (type === 'date') return <ValueField name={id} as={DateField} hint={help} />;
  if (type === 'time') return <ValueField name={id} as={TimeField} hint={help} />;
  if (type === 'text' && isLong) return <Field name={id} as={TextArea} rows={5} hint={help} />;
  return <Field name={id} hint={help} />;
}

/** Labels of the fields by question. */
export const labelsOf = (questions: readonly Question[]): Record<string, string> =>
  Object.fromEntries(questions.map(({ id, title }) => [id, title]));
