/** A new vacancy, for an organisation that one looks after; the centre's staff choose for which. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchers, useNavigate } from 'react-router';
import type { Route } from './+types/add.ts';
import { pageContext } from '#app/api/page-context.ts';
import { FormTrail, SavedNotice } from '#app/features/vacancy-admin/components/form-head.tsx';
import { loadLists, loadOrganizations, loadPeople } from '#app/features/vacancy-admin/form.server.ts';
import { addVacancy, type SavedVacancy } from '#app/features/vacancy-admin/save-form.server.ts';
import { VacancyForm } from '#app/features/vacancy-admin/form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { showToast } from '#app/ui/toasts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const organizations = await loadOrganizations(page);
  const [lists, people] = await Promise.all([
    loadLists(page),
    // Of whom, is not known before the organisation is.
    loadPeople(page, organizations.length === 1 ? organizations[0]?.id : undefined),
  ]);
  const { actor } = page;
  // Whoever writes it for their own organisation is who one asks, until they choose another.
  const contactId = people.find(({ id }) => actor.kind === 'user' && id === actor.userId)?.id;
  return { organizations, lists, people, contactId, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  return addVacancy(context.get(pageContext), await readForm(request));
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

/** Goes on once nothing is under way: what is loaded again after a save may else be drawn over the page that follows. */
function useGoingOn(saved: SavedVacancy | undefined) {
  const t = useWords('vacancy-admin');
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
  const t = useWords('vacancy-admin');
  const [saved, setSaved] = useState<SavedVacancy>();
  useGoingOn(saved);
  const { organizations, lists, people, contactId, formKey } = loaderData;
  const heading = (
    <div>
      <h1 className="t-h1-staff">{t('form.addTitle')}</h1>
      <p className="mt-1 text-soft">{t('form.addIntro')}</p>
    </div>
  );
  return (
    <>
      <FormTrail label={t('form.addTitle')} />
      {organizations.length === 0 ? (
        <>
          <div className="mt-4 mb-6">{heading}</div>
          <EmptyState title={t('form.noOrganization')}>{t('form.noOrganizationText')}</EmptyState>
        </>
      ) : (
        <VacancyForm
          lists={lists}
          organizations={organizations}
          people={people}
          contactId={contactId}
          heading={heading}
          formKey={formKey}
          answer={actionData}
          top={<SavedNotice answer={actionData} />}
          onSaved={setSaved}
        />
      )}
    </>
  );
}
