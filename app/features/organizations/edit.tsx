/** Changing an organisation: its own people, and the centre's staff. */
import type { Route } from './+types/edit.ts';
import { pageContext } from '#app/api/page-context.ts';
import { FormTrail, SavedNotice } from '#app/features/organizations/components/form-head.tsx';
import { changeOrganization, loadLists, loadRecord } from '#app/features/organizations/form.server.ts';
import { OrganizationForm } from '#app/features/organizations/form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [record, lists] = await Promise.all([loadRecord(page, params.id), loadLists(page)]);
  return { head: { title: record.name }, record, lists, isStaff: record.isForStaff, formKey: newFormKey() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeOrganization(context.get(pageContext), await readForm(request), params.id);
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

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
        top={<SavedNotice answer={actionData} />}
      />
    </>
  );
}
