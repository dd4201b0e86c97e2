/** Opening a centre (ui.md, screen 29c): its name, its hosts, what its site begins with and who runs it. */
import type { Route } from './+types/add.ts';
import { managedCenterCalls } from '#contract/calls/managed-centers.ts';
import { centerOpeningForm, hostsIn } from '#contract/managed-centers.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { importActions, type Looked } from '#app/features/managed-centers/add.server.ts';
import { CenterImport } from '#app/features/managed-centers/components/center-import.tsx';
import { centerLabels } from '#app/features/managed-centers/components/center-labels.ts';
import { CenterFields, NewCenterFields } from '#app/features/managed-centers/form.tsx';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { answerActions, isAction } from '#app/forms/answer-acts.server.ts';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { goOn } from '#app/forms/go-on.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { can } = await api.list(managedCenterCalls.list, { page: { size: 1 } });
  if (!can.create) throw noRights();
  return { formKey: newFormKey() };
}

interface Opened {
  id: string;
  name: string;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'managed-centers');
  const form = await readForm(request);
  const acts = importActions(page);
  if (isAction(acts, form)) return answerActions(page, form, url.pathname, acts);
  const answer = await answerForm<Opened, typeof centerOpeningForm>(page, form, {
    schema: centerOpeningForm,
    labels: centerLabels(t),
    send: async ({ hosts, ...given }, { key }) => {
      const body = { ...given, hosts: hostsIn(hosts ?? '') };
      const { record } = await page.api.send(managedCenterCalls.create, { body, idempotencyKey: key });
      return { id: record.id, name: record.name };
    },
  });
  if (answer.data.kind !== 'saved') return answer;
  const { id, name } = answer.data.result;
  return goOn(inLanguageOf(url.pathname, `/admin/centers/${id}/edit`), { told: t('add.done', { name }) });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

/** Of the form for a new one: what the other is answered is told there. */
function openingAnswer(answer: unknown): FormAnswer<Opened> | undefined {
  const own = ownAnswer(answer as FormAnswer<Opened> | Looked | undefined);
  return own?.kind === 'looked' ? undefined : own;
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('managed-centers');
  const form = useForm<Opened>({
    schema: centerOpeningForm,
    labels: centerLabels(t),
    defaultValues: valuesOf(centerOpeningForm, { start: 'site' }),
    formKey: loaderData.formKey,
    answer: openingAnswer(actionData),
    navigates: true,
    dependents: { superuserEmail: ['superuserFirstName', 'superuserLastName'] },
  });
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/admin/centers', label: t('titles.list') }, { label: t('titles.add') }]}
      />
      <h1 className="mt-4 t-h1-staff">{t('titles.add')}</h1>
      <p className="mt-1 mb-6 max-w-reading text-soft">{t('add.lead')}</p>
      <div className="grid max-w-reading gap-8 pb-10">
        <CenterImport />
        <Form form={form}>
          <CenterFields asksKey />
          <NewCenterFields />
          <div>
            <SubmitButton>{t('add.submit')}</SubmitButton>
          </div>
        </Form>
      </div>
    </>
  );
}
