/** A form described by data: its questions are edited and moved at the left, filled in and judged at the right. */
import type { Route } from './+types/formbuilder.ts';
import { answersOf, questionTypes, type Question } from '#contract/form-questions.ts';
import { pageContext } from '#app/api/page-context.ts';
import {
  builderSchema,
  questionsOf,
  sampleQuestions,
  typeNames,
} from '#app/features/stories/components/formbuilder/sample-questions.ts';
import { Part, Story, useSample } from '#app/features/stories/components/story.tsx';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { DescribedFields, labelsOf } from '#app/forms/described-fields.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { hiddenOf } from '#app/forms/form-hidden.tsx';
import { rowsOf } from '#app/forms/form-rows.tsx';
import { readValues, valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Select } from '#app/ui/select.tsx';

const Field = fieldOf(builderSchema);
const Hidden = hiddenOf(builderSchema);
const Rows = rowsOf(builderSchema);

const labels = {
  nl: {
    questions: 'Vragen',
    'questions.title': 'Vraag',
    'questions.type': 'Soort',
    'questions.help': 'Uitleg bij de vraag',
    'questions.options': 'Antwoorden, één op elke regel',
    'questions.isRequired': 'Verplicht',
  },
  en: {
    questions: 'Questions',
    'questions.title': 'Question',
    'questions.type': 'Type',
    'questions.help': 'Explanation of the question',
    'questions.options': 'Answers, one on each line',
    'questions.isRequired': 'Required',
  },
};

/** The description travels with the answers, as its rules must be those that were shown. */
const describedBy = (form: FormData): Question[] => {
  const formData = new FormData();
  for (const [name, value] of new URLSearchParams(String(form.get('description'))))
    formData.append(name, value);
  return questionsOf(readValues(builderSchema, formData));
};

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  if (!form.has('description'))
    return answerForm(page, form, {
      schema: builderSchema,
      labels: labels[page.locale],
      send: async () => null,
    });
  const questions = describedBy(form);
  return answerForm(page, form, {
    schema: answersOf(questions),
    labels: labelsOf(questions, page.locale),
    send: async (attributes) => attributes,
  });
}

export default function FormBuilderStory({ actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const sample = useSample({
    nl: {
      build: 'Opbouw',
      preview: 'Zo ziet de invuller het',
      add: 'Vraag toevoegen',
      row: 'Vraag',
      save: 'Bewaar vragen',
    },
    en: {
      build: 'Set-up',
      preview: 'As people see it',
      add: 'Add a question',
      row: 'Question',
      save: 'Save questions',
    },
  });
  const form = useForm({
    schema: builderSchema,
    labels: labels[locale],
    defaultValues: sampleQuestions(locale),
    answer: actionData as FormAnswer | undefined,
  });
  const values = form.form.watch();
  const questions = questionsOf(form.hasScript ? values : form.startValues);
  return (
    <Story title="formbuilder">
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
        <Part title={sample.build}>
          <Form form={form}>
            <Rows name="questions" addLabel={sample.add} rowName={(place) => `${sample.row} ${place}`}>
              {(row) => <QuestionFields row={row} />}
            </Rows>
            <span>
              <SubmitButton>{sample.save}</SubmitButton>
            </span>
          </Form>
        </Part>
        <Part title={sample.preview}>
          <Preview
            key={questions.map(({ id, type }) => `${id} ${type}`).join()}
            questions={questions}
            values={form.hasScript ? values : form.startValues}
          />
        </Part>
      </div>
    </Story>
  );
}

function QuestionFields({ row }: { row: `questions.${number}` }) {
  const names = typeNames[useLocale()];
  const { form, hasScript } = useFormContext();
  const type: unknown = form.watch(`${row}.type`);
  return (
    <>
      <Hidden name={`${row}.code`} />
      <Field name={`${row}.title`} />
      <Field
        name={`${row}.type`}
        as={Select}
        options={questionTypes.map((value) => ({ value, label: names[value] }))}
      />
      <Field name={`${row}.help`} />
      {(!hasScript || type === 'multiple_choice') && <Field name={`${row}.options`} />}
      <Field name={`${row}.isRequired`} />
    </>
  );
}

/** The same data as the address of a form would carry it. */
function description(values: ReturnType<typeof sampleQuestions>): string {
  const pairs = (values['questions'] as Record<string, unknown>[]).flatMap((question, at) =>
    Object.entries(question)
      .filter(([, value]) => value !== false && value !== '' && value !== null)
      .map(([name, value]) => [`questions.${at}.${name}`, value === true ? 'on' : String(value)]),
  );
  return new URLSearchParams(pairs).toString();
}

function Preview({
  questions,
  values,
}: {
  questions: readonly Question[];
  values: ReturnType<typeof sampleQuestions>;
}) {
  const sample = useSample({
    nl: { send: 'Meld me aan', sent: 'De server heeft dit ontvangen' },
    en: { send: 'Sign me up', sent: 'The server has received this' },
  });
  const locale = useLocale();
  const schema = answersOf(questions);
  const form = useForm<Record<string, unknown>>({
    schema,
    labels: labelsOf(questions, locale),
    defaultValues: valuesOf(schema),
    asksBeforeLeaving: false,
  });
  return (
    <div className="rounded-card border border-line p-5">
      <Form form={form}>
        <input type="hidden" name="description" value={description(values)} />
        <DescribedFields questions={questions} locale={locale} />
        <SubmitButton wide>{sample.send}</SubmitButton>
      </Form>
      {form.isSaved && (
        <Notice kind="success" title={sample.sent} live>
          {questions.map(({ id, title }) => (
            <p key={id}>
              {title} {String(form.result?.[id] ?? '')}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}
