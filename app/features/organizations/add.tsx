/** The centre's staff add an organisation that they know. */
import { useNavigate } from 'react-router';
import type { Route } from './+types/add.ts';
import { pageError } from '#app/api/api-error.ts';
import { page } from '#app/api/page-context.ts';
import { FormTrail, SavedNotice } from '#app/features/organizations/parts/form-head.tsx';
import { judges, loadLists, saveOrganization } from '#app/features/organizations/parts/load-form.server.ts';
import { OrganizationForm } from '#app/features/organizations/parts/organization-form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnLost } from '#app/forms/keep-on-lost.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const given = context.get(page);
  if (!judges(given)) throw pageError(403, "You don't have access rights to execute this action");
  return { lists: await loadLists(given), formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveOrganization(context.get(page), await readForm(request), null);
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

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
        top={<SavedNotice answer={actionData} words="added" />}
        onSaved={({ id }) => void navigate(path(`/organizations/${id}`))}
      />
    </>
  );
}
