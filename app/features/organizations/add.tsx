/** The centre's staff add an organisation that they know. */
import { useNavigate } from 'react-router';
import type { Route } from './+types/add.ts';
import { pageContext } from '#app/api/page-context.ts';
import { FormTrail } from '#app/features/organizations/components/form-head.tsx';
import { addOrganization, loadLists, requireAdding } from '#app/features/organizations/form.server.ts';
import { OrganizationForm } from '#app/features/organizations/form.tsx';
import { isAskedByScript } from '#app/forms/asked-by-script.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf, usePath } from '#app/shell/locale-path.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [lists] = await Promise.all([loadLists(page), requireAdding(page)]);
  return { lists, formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const answer = await addOrganization(page, await readForm(request));
  if (answer.data.kind !== 'saved' || isAskedByScript(request)) return answer;
  // Without script the form would be shown again, empty: a second press would add another.
  const { id, name } = answer.data.result;
  const told = wordsOf(page.locale, 'organizations')('form.added', { name });
  return goOn(inLanguageOf(url.pathname, `/organizations/${id}`), { told });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('organizations');
  const navigate = useNavigate();
  const path = usePath();
  const { lists, formKey } = loaderData;
  return (
    <>
      <FormTrail items={[{ label: t('form.addTitle') }]} />
      <h1 className="mt-4 t-h1-staff">{t('form.addTitle')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('form.addIntro')}</p>
      <OrganizationForm
        lists={lists}
        isStaff
        formKey={formKey}
        answer={actionData}
        onSaved={({ id }) => void navigate(path(`/organizations/${id}`))}
      />
    </>
  );
}
