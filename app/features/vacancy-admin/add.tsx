/** A new vacancy, for an organisation that one looks after; the centre's staff choose for which. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchers, useNavigate } from 'react-router';
import type { Route } from './+types/add.ts';
import { pageContext } from '#app/api/page-context.ts';
import { FormTrail } from '#app/features/vacancy-admin/components/form-head.tsx';
import {
  loadForms,
  loadLists,
  loadOrganizations,
  loadPeople,
} from '#app/features/vacancy-admin/form.server.ts';
import { loadStart } from '#app/features/vacancy-admin/start.server.ts';
import { StartChoice } from '#app/features/vacancy-admin/components/form/form-start.tsx';
import { addVacancy, type SavedVacancy } from '#app/features/vacancy-admin/save-form.server.ts';
import { VacancyForm } from '#app/features/vacancy-admin/form.tsx';
import { isAskedByScript } from '#app/forms/asked-by-script.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf, usePath } from '#app/shell/locale-path.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { showToast } from '#app/ui/toasts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { organizations, last } = await loadOrganizations(page);
  const [lists, start] = await Promise.all([loadLists(page), loadStart(page, url)]);
  // Of whom, is not known before the organisation is.
  const organizationId = organizations.length === 1 ? organizations[0]?.id : start?.organizationId;
  const [people, forms] = await Promise.all([
    loadPeople(page, organizationId),
    loadForms(page, { organizationId, kept: start && 'formId' in start.values ? start.values.formId : null }),
  ]);
  const { actor } = page;
  // Whoever writes it for their own organisation is who one asks, until they choose another.
  const contactId = people.find(({ id }) => actor.kind === 'user' && id === actor.userId)?.id;
  return { organizations, last, lists, start, people, forms, contactId, formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const answer = await addVacancy(page, await readForm(request));
  if (answer.data.kind !== 'saved' || isAskedByScript(request)) return answer;
  // Without script the form would be shown again, empty: a second press would add another.
  const { result } = answer.data;
  const t = wordsOf(page.locale, 'vacancy-admin');
  return goOn(inLanguageOf(url.pathname, nextAddress(result)), {
    told: {
      color: 'success',
      title: t(`form.done.${result.outcome}`),
      message: t(`form.doneText.${result.outcome}`),
    },
  });
}

const nextAddress = ({ id, outcome }: SavedVacancy): string =>
  outcome === 'published' ? `/vacancies/${id}` : `/vacancies/${id}/edit`;

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

/** Goes on once nothing is under way: what is loaded again after a save may else be drawn over the page that follows. */
function useGoingOn(saved: SavedVacancy | undefined) {
  const t = useWords('vacancy-admin');
  const navigate = useNavigate();
  const path = usePath();
  const isIdle = useFetchers().every(({ state }) => state === 'idle');
  const leave = useEffectEvent((added: SavedVacancy) => {
    const { outcome } = added;
    showToast({
      color: 'success',
      title: t(`form.done.${outcome}`),
      message: t(`form.doneText.${outcome}`),
    });
    void navigate(path(nextAddress(added)));
  });
  useEffect(() => {
    if (saved && isIdle) leave(saved);
  }, [saved, isIdle]);
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-admin');
  const [saved, setSaved] = useState<SavedVacancy>();
  useGoingOn(saved);
  const { organizations, last, lists, start, people, forms, contactId, formKey } = loaderData;
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
          key={start?.key}
          start={start}
          lists={lists}
          organizations={organizations}
          people={people}
          forms={forms}
          contactId={contactId}
          heading={heading}
          formKey={formKey}
          answer={actionData}
          top={<StartChoice lists={lists} last={last} chosen={start?.template ?? null} />}
          onSaved={setSaved}
        />
      )}
    </>
  );
}
