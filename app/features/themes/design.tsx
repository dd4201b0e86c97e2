/** The theme editor (specification, section 2: /instellingen/design; ui.md, screen 18). What is kept here is not online before it is put there. */
import type { Route } from './+types/design.ts';
import { pageContext } from '#app/api/page-context.ts';
import { ContrastList } from '#app/features/themes/components/design/contrast-list.tsx';
import { LookBar } from '#app/features/themes/components/design/look-bar.tsx';
import { LookFields } from '#app/features/themes/components/design/look-fields.tsx';
import { LookHistory } from '#app/features/themes/components/design/look-history.tsx';
import { lookLabels } from '#app/features/themes/components/design/look-labels.ts';
import { LookPreview } from '#app/features/themes/components/design/look-preview.tsx';
import { answerDesign, loadDesign, type SavedLook } from '#app/features/themes/design.server.ts';
import { lookForm } from '#app/features/themes/form-schema.ts';
import { isActRefused } from '#app/forms/act-answer.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await loadDesign(context.get(pageContext))), formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerDesign(context.get(pageContext), await readForm(request), url);
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Design({ loaderData, actionData }: Route.ComponentProps) {
  const { record, formKey, previewToken, hasEnglish, versions } = loaderData;
  const t = useWords('themes');
  const answer = actionData && !isActRefused(actionData) ? actionData : undefined;
  const form = useForm<SavedLook>({
    schema: lookForm,
    labels: lookLabels(t),
    texts: (name) =>
      name === 'cssVariables'
        ? t('variablesWrong')
        : name === 'primaryColorShades' || name === 'secondaryColorShades'
          ? t('shadesWrong')
          : undefined,
    defaultValues: valuesOf(lookForm, record),
    lockVersion: record.lockVersion,
    formKey,
    answer: answer as FormAnswer<SavedLook> | undefined,
  });
  return (
    <div className="staff">
      <Form form={form} isWide>
        <LookBar {...loaderData} />
        <div className="grid items-start lg:grid-cols-[minmax(24rem,28.75rem)_minmax(0,1fr)]">
          <div className="min-w-0 p-4 lg:p-8">
            <LookFields hasEnglish={hasEnglish} />
            <ContrastList />
          </div>
          <div className="min-w-0 bg-sunken p-4 max-lg:border-t max-lg:border-line lg:sticky lg:top-16 lg:min-h-[calc(100dvh-4rem)] lg:p-8">
            <LookPreview token={previewToken} />
          </div>
        </div>
      </Form>
      <LookHistory versions={versions} />
    </div>
  );
}
