/** A form as whoever fills it in would see it, whatever its state. It works like the real one, and saves nothing. */
import type { Route } from './+types/preview.ts';
import { formCalls } from '#contract/calls/forms.ts';
import { inLanguage } from '#contract/form-languages.ts';
import { describedQuestion } from '#contract/form-questions-kept.ts';
import { noRights } from '#app/api/api-error.ts';
import { type Page, pageContext } from '#app/api/page-context.ts';
import { FillFrame } from '#app/features/forms/components/fill/fill-frame.tsx';
import { Instead } from '#app/features/forms/components/fill/instead.tsx';
import { Questions } from '#app/features/forms/components/fill/questions.tsx';
import { answerFilling } from '#app/features/forms/fill.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { keepWithinSteps } from '#app/forms/keep-within-steps.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

async function formOf(page: Page, id: string) {
  const record = await page.api.one(formCalls.show, { params: { id } });
  if (!record.can.update) throw noRights();
  const { questions, ...form } = inLanguage(record, page.locale);
  return { form, questions: questions.map(describedQuestion) };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await formOf(context.get(pageContext), params.id);
  return { ...loaded, head: { title: loaded.form.title }, formKey: newFormKey() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { form, questions } = await formOf(page, params.id);
  const filling = { questions, form, locale: form.locale };
  return answerFilling(page, await readForm(request), filling, async () => undefined);
}

export const shouldRevalidate = keepWithinSteps;
export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('forms');
  const { form, questions, formKey } = loaderData;
  return (
    <FillFrame>
      <div className="mb-8">
        <Notice
          kind="info"
          title={t('preview.what')}
          action={
            <ButtonLink kind="line" size="small" href={`/form_builder/${form.id}`}>
              {t('preview.back')}
            </ButtonLink>
          }
        />
      </div>
      {actionData?.kind === 'saved' ? (
        <Instead form={form} isSent />
      ) : (
        <Questions {...{ form, questions, formKey }} challenge={null} answer={actionData} />
      )}
    </FillFrame>
  );
}
