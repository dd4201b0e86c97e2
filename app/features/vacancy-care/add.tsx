/** A new vacancy, for an organisation that one looks after; the centre's staff choose for which. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchers, useNavigate } from 'react-router';
import type { Route } from './+types/add.ts';
import { page } from '#app/api/page-context.ts';
import { FormTrail, SavedNotice } from '#app/features/vacancy-care/parts/form-head.tsx';
import { loadLists, loadOrganizations } from '#app/features/vacancy-care/parts/load-form.server.ts';
import { saveVacancy, type SavedVacancy } from '#app/features/vacancy-care/parts/save-form.server.ts';
import { VacancyForm } from '#app/features/vacancy-care/parts/vacancy-form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnLost } from '#app/forms/keep-on-lost.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { showToast } from '#app/ui/toasts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const given = context.get(page);
  const organizations = await loadOrganizations(given);
  return { organizations, lists: await loadLists(given), formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveVacancy(context.get(page), await readForm(request), null);
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

/** Goes on once nothing is under way: what is loaded anew after a save may else be drawn over the page that follows. */
function useGoingOn(saved: SavedVacancy | undefined) {
  const t = useWords('vacancy-care');
  const navigate = useNavigate();
  const path = usePath();
  const isIdle = useFetchers().every(({ state }) => state === 'idle');
  const goOn = useEffectEvent(({ id, outcome }: SavedVacancy) => {
    showToast({
      color: 'success',
      title: t(`form.done.${outcome}`),
      message: t(`form.doneText.${outcome}`),
    });
    void navigate(path(outcome === 'published' ? `/vacancies/${id}` : `/vacancies/${id}/edit`));
  });
  useEffect(() => {
    if (saved && isIdle) goOn(saved);
  }, [saved, isIdle]);
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-care');
  const [saved, setSaved] = useState<SavedVacancy>();
  useGoingOn(saved);
  const { organizations, lists, formKey } = loaderData;
  return (
    <>
      <FormTrail label={t('form.addTitle')} />
      <h1 className="mt-4 t-h1-staff">{t('form.addTitle')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('form.addIntro')}</p>
      {organizations.length === 0 ? (
        <EmptyState title={t('form.noOrganization')}>{t('form.noOrganizationText')}</EmptyState>
      ) : (
        <VacancyForm
          lists={lists}
          organizations={organizations}
          formKey={formKey}
          answer={actionData}
          top={<SavedNotice answer={actionData} />}
          onSaved={setSaved}
        />
      )}
    </>
  );
}
