/** Every kind of field bound to one contract, with a real action; and an edit form that meets another person's save. */
import { Link, useLocation } from 'react-router';
import type { Route } from './+types/form.ts';
import { applicationCalls } from '#contract/calls/applications.ts';
import { ApiError } from '#app/api/api-error.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { emptyApplication } from '#app/features/stories/components/empty-application.ts';
import { EditNote } from '#app/features/stories/components/form/edit-note.tsx';
import { FormStates } from '#app/features/stories/components/form/form-states.tsx';
import {
  PictureForm,
  pictureLabels,
  pictureSchema,
} from '#app/features/stories/components/form/picture-form.tsx';
import { SampleFields } from '#app/features/stories/components/form/sample-fields.tsx';
import {
  noteLabels,
  noteSchema,
  sampleLabels,
  sampleSchema,
  sampleTexts,
  sampleValues,
} from '#app/features/stories/components/form/sample-form.ts';
import { ValueForm, type ValueResult } from '#app/features/stories/components/form/value-form.tsx';
import {
  valueChoices,
  valueLabels,
  valueSchema,
} from '#app/features/stories/components/form/value-sample.ts';
import { readRecord, saveRecord } from '#app/features/stories/sample-record.server.ts';
import { Part, Story, useSample } from '#app/features/stories/components/story.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { fieldNames } from '#app/forms/field-rules.ts';
import { Form } from '#app/forms/form.tsx';
import { FormSaveBar } from '#app/forms/form-save-bar.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale } from '#app/i18n/words.ts';

export const loader = () => ({ formKey: newFormKey(), note: readRecord() });

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  if (form.get('about') === 'other') {
    const { name } = readRecord();
    saveRecord({ name: `${name} 2`, remark: 'Anders' }, undefined);
    return { kind: 'saved', at: page.now.getTime(), result: null } satisfies FormAnswer;
  }
  if (form.get('about') === 'note')
    return answerForm(page, form, {
      schema: noteSchema,
      labels: noteLabels[page.locale],
      reload: async () => readRecord(),
      send: async (attributes, { lockVersion }) => saveRecord(attributes, lockVersion),
    });
  if (form.get('about') === 'values') return answerValues(page, form);
  if (form.get('about') === 'picture')
    return answerForm(page, form, {
      schema: pictureSchema,
      labels: pictureLabels[page.locale],
      send: async () => null,
    });
  return answerForm(page, form, {
    schema: sampleSchema,
    labels: sampleLabels[page.locale],
    texts: sampleTexts(page.locale),
    // A title of 'server' is sent on to the real API, which refuses it for fields of this form and for others.
    send: async ({ title, email }) =>
      title === 'server'
        ? void (await page.api.send(applicationCalls.create, {
            body: { ...emptyApplication, email: `${email} @` },
          }))
        : null,
  });
}

/** A search word of 'server' is refused for every field, as the API would. */
function answerValues(given: Page, form: FormData) {
  const words = valueChoices[given.locale];
  return answerForm(given, form, {
    schema: valueSchema,
    labels: valueLabels[given.locale],
    texts: (_, { rule }) => (rule === 'consent_needed' ? words.needed : undefined),
    send: async ({ query }) => {
      if (query === 'server')
        throw new ApiError(
          422,
          fieldNames(valueSchema).map((name) => ({
            status: '422',
            code: 'invalid',
            title: '',
            detail: words.refused,
            source: { pointer: `/data/attributes/${name}` },
          })),
        );
      const file = form.get('attachment');
      return { file: file instanceof File ? file.name : '' };
    },
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

/** Without script one answer comes for both forms of the page. */
const isOfValues = (answer: FormAnswer<unknown> | undefined): answer is FormAnswer<ValueResult> =>
  answer !== undefined && 'values' in answer && 'birth' in answer.values;

export default function FormStory({ loaderData, actionData }: Route.ComponentProps) {
  const isOnMount = new URLSearchParams(useLocation().search).has('mount');
  const sample = useSample({
    nl: {
      mount: 'Meteen gecontroleerd',
      usual: 'Gewoon',
      leave: 'Naar een andere pagina',
      file: 'Een document buiten de router',
    },
    en: {
      mount: 'Judged at once',
      usual: 'As usual',
      leave: 'To another page',
      file: 'A document outside the router',
    },
  });
  return (
    <Story title="form">
      <p className="flex flex-wrap gap-x-6">
        <a className="link" href={isOnMount ? '?' : '?mount=1'}>
          {isOnMount ? sample.usual : sample.mount}
        </a>
        <Link className="link" to="/test/dupe">
          {sample.leave}
        </Link>
        <a className="link" href="/api/docs">
          {sample.file}
        </a>
      </p>
      <SampleForm
        formKey={loaderData.formKey}
        answer={isOfValues(actionData) ? undefined : actionData}
        isOnMount={isOnMount}
      />
      <ValueForm formKey={loaderData.formKey} answer={isOfValues(actionData) ? actionData : undefined} />
      <PictureForm />
      <EditNote note={loaderData.note} />
    </Story>
  );
}

type SampleFormProps = { formKey: string; answer: FormAnswer | undefined; isOnMount: boolean };

function SampleForm({ formKey, answer, isOnMount }: SampleFormProps) {
  const locale = useLocale();
  const form = useForm({
    schema: sampleSchema,
    labels: sampleLabels[locale],
    texts: sampleTexts(locale),
    defaultValues: sampleValues,
    dependents: { startDate: ['endDate'] },
    validateOnMount: isOnMount,
    draft: isOnMount ? undefined : 'story',
    formKey,
    answer,
  });
  return (
    <Part title="Every kind of field">
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
        <Form form={form}>
          <SampleFields />
          <FormSaveBar />
        </Form>
        <FormStates form={form} />
      </div>
    </Part>
  );
}
