/** Marking a vacancy as filled, or taking it off the site otherwise: whoever still waits for an answer is thought of. Works without script. */
import type { Route } from './+types/fill.ts';
import { openApplicationChoices } from '#contract/open-applications.ts';
import { pageContext } from '#app/api/page-context.ts';
import { answerFilling, loadFilling } from '#app/features/vacancy-filling/fill.server.ts';
import { fillForm, fillLabels } from '#app/features/vacancy-filling/form.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadFilling(context.get(pageContext), params.id, url);
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  return answerFilling(context.get(pageContext), await readForm(request), { id: params.id, url });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

const Field = fieldOf(fillForm);

export default function Fill({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-filling');
  const { title, organizationName, isPossible, formKey, move } = loaderData;
  return (
    <div className="max-w-form">
      <h1 className="t-h1-staff">{t(`heading.${move}`)}</h1>
      <p className="mt-2 mb-6 text-soft">{t('vacancy', { title, organization: organizationName })}</p>
      {isPossible ? (
        <FillForm key={formKey} loaded={loaderData} answer={actionData} />
      ) : (
        <Notice
          kind="warning"
          title={t(`other.${move}`)}
          action={<ButtonLink href="/vacancies">{t('list')}</ButtonLink>}
        >
          {t('otherText')}
        </Notice>
      )}
    </div>
  );
}

type FillFormProps = {
  loaded: Route.ComponentProps['loaderData'];
  answer: Route.ComponentProps['actionData'];
};

function FillForm({ loaded: { waiting, move, formKey }, answer }: FillFormProps) {
  const t = useWords('vacancy-filling');
  const { number } = useFormat();
  const form = useForm<null>({
    schema: fillForm,
    labels: fillLabels(t),
    defaultValues: { ...valuesOf(fillForm), openApplications: 'answer' },
    formKey,
    answer,
    navigates: true,
  });
  return (
    <Form form={form}>
      <p className="font-semibold">
        {waiting > 0 ? t('waiting', { count: waiting, number: number(waiting) }) : t('nobody')}
      </p>
      {waiting > 0 && (
        <>
          {move === 'answer' ? (
            <p className="text-soft">{t('hints.answer')}</p>
          ) : (
            <Field
              name="openApplications"
              as={RadioGroup}
              optional={undefined}
              options={openApplicationChoices
                .toReversed()
                .map((value) => ({ value, label: t(`choices.${value}`), hint: t(`hints.${value}`) }))}
            />
          )}
          <Field name="message" as={TextArea} hint={t(move === 'answer' ? 'tellHint' : 'messageHint')} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t(`act.${move}`)}</SubmitButton>
        <ButtonLink kind="ghost" href="/vacancies">
          {t('leave')}
        </ButtonLink>
      </div>
    </Form>
  );
}
