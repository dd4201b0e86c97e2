/** Changing a vacancy: its organisation's own people, and the centre's staff. */
import type { Route } from './+types/edit.ts';
import { pageContext } from '#app/api/page-context.ts';
import {
  FormTrail,
  SavedNotice,
  StateBadge,
  WaitingNotice,
} from '#app/features/vacancy-admin/components/form-head.tsx';
import { loadForms, loadLists, loadPeople, loadRecord } from '#app/features/vacancy-admin/form.server.ts';
import { changeVacancy } from '#app/features/vacancy-admin/save-form.server.ts';
import { VacancyForm } from '#app/features/vacancy-admin/form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [record, lists] = await Promise.all([loadRecord(page, params.id), loadLists(page)]);
  const organizationId = record.organizationId || undefined;
  const [people, forms] = await Promise.all([
    loadPeople(page, organizationId),
    loadForms(page, { organizationId, kept: record.formId }),
  ]);
  return { head: { title: record.title }, record, lists, people, forms, formKey: newFormKey() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeVacancy(context.get(pageContext), await readForm(request), params.id);
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-admin');
  const { record, lists, people, forms, formKey } = loaderData;
  const { organizationId, organizationName, isApproved, about } = record;
  return (
    <>
      <FormTrail label={record.title} />
      <VacancyForm
        key={record.id}
        record={record}
        lists={lists}
        organizations={[{ id: organizationId, name: organizationName, isApproved, about }]}
        people={people}
        forms={forms}
        formKey={formKey}
        answer={actionData}
        heading={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="t-h1-staff">{t('form.editTitle')}</h1>
            <StateBadge record={record} />
          </div>
        }
        top={
          <>
            <SavedNotice answer={actionData} />
            <WaitingNotice record={record} isStaff={record.isForStaff} />
          </>
        }
      />
    </>
  );
}
