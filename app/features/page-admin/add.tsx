/** Where a page, a news item or a translation begins: what it is called and where it is. What is on it comes next. */
import type { Route } from './+types/add.ts';
import { pageBeginning } from '#contract/page-fields.ts';
import { pageContext } from '#app/api/page-context.ts';
import { beginPage, loadBeginning } from '#app/features/page-admin/add.server.ts';
import { pageLabels } from '#app/features/page-admin/components/page-labels.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

const Field = fieldOf(pageBeginning);
const Choice = choiceOf(pageBeginning);

export async function loader({ context, url }: Route.LoaderArgs) {
  return { ...(await loadBeginning(context.get(pageContext), url)), formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return beginPage(context.get(pageContext), url, await readForm(request));
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('page-admin');
  const { original, start, formKey } = loaderData;
  const form = useForm<{ id: string }>({
    schema: pageBeginning,
    labels: pageLabels(t),
    defaultValues: valuesOf(pageBeginning, start),
    formKey,
    answer: actionData,
    navigates: true,
  });
  const title = original ? t('add.translation', { title: original.title }) : t(`add.${start.pageType}`);
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/content', label: t('list.title') }, { label: title }]}
      />
      <h1 className="mt-4 t-h1-staff wrap-anywhere">{title}</h1>
      <p className="mt-1 mb-6 max-w-reading text-soft">{t(original ? 'add.translationLead' : 'add.lead')}</p>
      <div className="max-w-reading">
        <Form form={form}>
          <Field name="title" autoComplete="off" />
          <Field
            name="slug"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={t('add.slug')}
          />
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <Choice name="pageType" word={(type) => t(`type.${type}`)} />
            <Choice name="locale" word={(locale) => t(`language.${locale}`)} />
          </div>
          <div>
            <SubmitButton>{t('add.go')}</SubmitButton>
          </div>
        </Form>
      </div>
    </>
  );
}
