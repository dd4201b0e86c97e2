/** A new form: what it is called and in which language; its questions come next. */
import * as z from 'zod/mini';
import type { Route } from './+types/add.ts';
import { formCalls } from '#contract/calls/forms.ts';
import { oneOf } from '#contract/fields.ts';
import { formFields } from '#contract/forms.ts';
import { locales } from '#contract/locales.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { goOn } from '#app/forms/go-on.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { type Translate, useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

const begunForm = z.object({ title: formFields.title, locale: oneOf(locales) });
const labelsOf = (t: Translate<'forms'>) => ({ title: t('fields.title'), locale: t('fields.locale') });

export async function loader({ context }: Route.LoaderArgs) {
  const { api, center } = context.get(pageContext);
  const { can } = await api.list(formCalls.list, { page: { size: 1 } });
  if (!can.create) throw noRights();
  return { formKey: newFormKey(), hasEnglish: center.locales.includes('en') };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'forms');
  const answer = await answerForm(page, await readForm(request), {
    schema: begunForm,
    labels: labelsOf(t),
    send: async (body, { key }) => {
      const { record } = await page.api.send(formCalls.create, { body, idempotencyKey: key });
      return { id: record.id };
    },
  });
  return answer.data.kind === 'saved'
    ? goOn(inLanguageOf(url.pathname, `/form_builder/${answer.data.result.id}/edit`), { told: t('add.done') })
    : answer;
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

const Field = fieldOf(begunForm);
const Choice = choiceOf(begunForm);

export default function Add({ loaderData: { formKey, hasEnglish }, actionData }: Route.ComponentProps) {
  const t = useWords('forms');
  const form = useForm<{ id: string }>({
    schema: begunForm,
    labels: labelsOf(t),
    defaultValues: valuesOf(begunForm, { locale: 'nl' }),
    formKey,
    answer: actionData,
    navigates: true,
  });
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/form_builder', label: t('titles.list') }, { label: t('titles.add') }]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff">{t('titles.add')}</h1>
      <div className="max-w-reading">
        <Form form={form}>
          <Field name="title" autoComplete="off" />
          {hasEnglish ? (
            <Choice name="locale" word={(locale) => t(`locales.${locale}`)} />
          ) : (
            <input type="hidden" name="locale" value="nl" />
          )}
          <div>
            <SubmitButton>{t('add.save')}</SubmitButton>
          </div>
        </Form>
      </div>
    </>
  );
}
