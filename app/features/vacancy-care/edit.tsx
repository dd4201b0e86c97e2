/** Changing a vacancy: its organisation's own people, and the centre's staff. */
import type { Route } from './+types/edit.ts';
import { page } from '#app/api/page-context.ts';
import {
  FormTrail,
  SavedNotice,
  StateBadge,
  WaitingNotice,
} from '#app/features/vacancy-care/parts/form-head.tsx';
import { isCenterStaff, loadLists, loadRecord } from '#app/features/vacancy-care/parts/load-form.server.ts';
import { saveVacancy } from '#app/features/vacancy-care/parts/save-form.server.ts';
import { VacancyForm } from '#app/features/vacancy-care/parts/vacancy-form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnLost } from '#app/forms/keep-on-lost.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const given = context.get(page);
  const [record, lists] = await Promise.all([loadRecord(given, params.id), loadLists(given)]);
  const isStaff = isCenterStaff(given);
  return { head: { title: record.title }, record, lists, isStaff, formKey: newFormKey() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return saveVacancy(context.get(page), await readForm(request), params.id);
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-care');
  const { record, lists, isStaff, formKey } = loaderData;
  const { organizationId, organizationName, isApproved } = record;
  return (
    <>
      <FormTrail label={record.title} />
      <div className="mt-4 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="t-h1-staff">{t('form.editTitle')}</h1>
        <StateBadge record={record} />
      </div>
      <VacancyForm
        key={record.id}
        record={record}
        lists={lists}
        organizations={[{ id: organizationId, name: organizationName, isApproved }]}
        formKey={formKey}
        answer={actionData}
        top={
          <>
            <SavedNotice answer={actionData} />
            <WaitingNotice record={record} isStaff={isStaff} />
          </>
        }
      />
    </>
  );
}
