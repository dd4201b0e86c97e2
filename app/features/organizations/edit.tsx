/** Changing an organisation: its own people, and the centre's staff. */
import type { Route } from './+types/edit.ts';
import { page } from '#app/api/page-context.ts';
import { FormTrail, SavedNotice } from '#app/features/organizations/parts/form-head.tsx';
import {
  judges,
  loadLists,
  loadRecord,
  saveOrganization,
} from '#app/features/organizations/parts/load-form.server.ts';
import { OrganizationForm } from '#app/features/organizations/parts/organization-form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnLost } from '#app/forms/keep-on-lost.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const given = context.get(page);
  const [record, lists] = await Promise.all([loadRecord(given, params.id), loadLists(given)]);
  return { head: { title: record.name }, record, lists, isStaff: judges(given), formKey: newFormKey() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return saveOrganization(context.get(page), await readForm(request), params.id);
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('organizations');
  const { record, lists, isStaff, formKey } = loaderData;
  const show = `/organizations/${record.id}`;
  const title = t('form.editTitle', { name: record.name });
  return (
    <>
      <FormTrail items={[{ href: show, label: record.name }, { label: title }]} />
      <h1 className="mt-4 t-h1-staff [overflow-wrap:anywhere]">{title}</h1>
      <p className="mt-1 mb-6">
        <Link href={show} className="link">
          {t('form.showIt')}
        </Link>
      </p>
      <OrganizationForm
        key={record.id}
        record={record}
        lists={lists}
        isStaff={isStaff}
        formKey={formKey}
        answer={actionData}
        top={<SavedNotice answer={actionData} words="saved" />}
      />
    </>
  );
}
