/** A slow action that counts what reaches it: pressing twice, by mouse, by Enter or without script, leads to one. */
import type { Route } from './+types/dupe.ts';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { pageContext } from '#app/api/page-context.ts';
import { doOnce } from '#app/features/stories/sample-record.server.ts';
import { Part, Story, useSample } from '#app/features/stories/components/story.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { Notice } from '#app/ui/notice.tsx';

const schema = z.object({ name: text(40) });

const Field = fieldOf(schema);
const labels = { nl: { name: 'Naam' }, en: { name: 'Name' } };
/** Long enough to press many times. */
const slowness = 1500;

export const loader = () => ({ formKey: newFormKey() });

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerForm(page, await readForm(request), {
    schema,
    labels: labels[page.locale],
    send: async (_attributes, { key }) => doOnce(key ?? newFormKey(), slowness),
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

type Done = Awaited<ReturnType<typeof doOnce>>;

export default function DupeStory({ loaderData, actionData }: Route.ComponentProps) {
  const sample = useSample({
    nl: {
      about: 'Druk zo vaak je wilt: de server telt de oproepen van dit formulier en wat er echt is gedaan.',
      send: 'Verstuur',
      sent: 'Verstuurd',
      calls: 'Oproepen met deze sleutel',
      action: 'Nummer van de daad',
    },
    en: {
      about: 'Press as often as you like: the server counts the calls of this form and what was really done.',
      send: 'Send',
      sent: 'Sent',
      calls: 'Calls with this key',
      action: 'Number of the action',
    },
  });
  const form = useForm<Done>({
    schema,
    labels: useSample(labels),
    defaultValues: { name: '' },
    formKey: loaderData.formKey,
    answer: actionData,
  });
  const done = form.result;
  return (
    <Story title="dupe">
      <Part title="Once">
        <p className="text-soft">{sample.about}</p>
        <Form form={form}>
          <Field name="name" />
          <span>
            <SubmitButton>{sample.send}</SubmitButton>
          </span>
        </Form>
        {done && (
          <Notice kind="success" title={sample.sent} live>
            <p>
              {sample.calls}: <output data-calls>{done.calls}</output>
            </p>
            <p>
              {sample.action}: <output data-action>{done.action}</output>
            </p>
          </Notice>
        )}
      </Part>
    </Story>
  );
}
