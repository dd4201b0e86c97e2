/** A new address that vacancies are fetched from, of one organisation. */
import * as z from 'zod/mini';
import type { Route } from './+types/add.ts';
import { vacancyFeedCalls } from '#contract/calls/vacancy-feeds.ts';
import { vacancyFeedCreate } from '#contract/vacancy-feeds.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { organizationsFor } from '#app/features/vacancy-admin/form.server.ts';
import { FeedFields, feedLabels, vacancyFeedForm } from '#app/features/vacancy-feeds/form.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
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
import { Select } from '#app/ui/select.tsx';

const form = z.extend(
  z.object({ organizationId: vacancyFeedCreate.shape.organizationId }),
  vacancyFeedForm.shape,
);
const Field = fieldOf(form);
const labelsIn = (t: Translate<'vacancy-feeds'>) => ({
  organizationId: t('fields.organizationId'),
  ...feedLabels(t),
});

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { can } = await page.api.list(vacancyFeedCalls.list, { page: { size: 1 } });
  if (!can.create) throw noRights();
  return { formKey: newFormKey(), organizations: await organizationsFor(page, { check: true }) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'vacancy-feeds');
  const answer = await answerForm<{ id: string }, typeof form>(page, await readForm(request), {
    schema: form,
    labels: labelsIn(t),
    send: async (body, { key }) => {
      const { record } = await page.api.send(vacancyFeedCalls.create, { body, idempotencyKey: key });
      return { id: record.id };
    },
  });
  if (answer.data.kind !== 'saved') return answer;
  const { id } = answer.data.result;
  return goOn(inLanguageOf(url.pathname, `/vacancies/feeds/${id}`), { told: t('add.done') });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Add({ loaderData: { formKey, organizations }, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-feeds');
  const feed = useForm<{ id: string }>({
    schema: form,
    labels: labelsIn(t),
    defaultValues: valuesOf(form, { becomes: 'draft' }),
    formKey,
    answer: actionData,
    navigates: true,
  });
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/vacancies/feeds', label: t('titles.list') }, { label: t('titles.add') }]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff">{t('titles.add')}</h1>
      <div className="max-w-reading">
        <Form form={feed}>
          <Field
            name="organizationId"
            as={Select}
            options={[
              { value: '', label: t('fields.choose') },
              ...organizations.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <FeedFields />
          <div>
            <SubmitButton>{t('add.save')}</SubmitButton>
          </div>
        </Form>
      </div>
    </>
  );
}
