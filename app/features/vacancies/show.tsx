import { lazy, useEffect } from 'react';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import type { Route } from './+types/show.ts';
import { pageContext } from '#app/api/page-context.ts';
import { answerApply } from '#app/features/applications/apply.server.ts';
import { applyId } from '#app/features/applications/components/apply/apply-id.ts';
import type { ApplyAnswer } from '#app/features/applications/components/apply/apply-values.ts';
import { isFormKey, randomFormKey } from '#app/features/applications/apply-in-page.server.ts';
import { useApplyButton } from '#app/features/applications/components/apply/use-apply-button.tsx';
import { BackLink } from '#app/features/vacancies/components/show/back-link.tsx';
import { loadShow } from '#app/features/vacancies/show.server.ts';
import { searchOf } from '#app/features/vacancies/components/show/search-address.ts';
import { VacancyPage } from '#app/features/vacancies/components/show/vacancy-page.tsx';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { isAskedByScript } from '#app/forms/asked-by-script.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { apply: 'words' };

/** Hardly anybody needs it: who has script gets the dialog. */
const ApplyInPage = lazy(() => import('#app/features/applications/components/apply/apply-in-page.tsx'));

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const key = url.searchParams.get('apply');
  // The form has a challenge in it that serves once, so each asking for it gets an address of its own: no cache between
  // can then show one person's form to another. Browsers take the fragment along.
  if (key !== null && !isFormKey(key)) throw redirect(`${url.pathname}?apply=${randomFormKey()}`);
  const view = await loadShow(page, params.id, key);
  // Only what the router asks for itself says truly where the visitor came from: a whole page may be shown to others too.
  const from = isAskedByScript(request) ? searchOf(request.headers.get('referer'), page.origin) : null;
  return data({ ...view, from }, key ? { headers: { 'cache-control': 'no-store' } } : undefined);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), url.pathname, {
    apply: async (form) => {
      const answer = await answerApply(page, params.id, form);
      return data(answer, { status: answer.kind === 'refused' ? 422 : 200 });
    },
  });
}

/** Without a connection the page and what was typed stay as they are. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (isRouteErrorResponse(error) || error instanceof Response) throw error;
    // As a failure, or the router would ask for the whole page again.
    return data<ApplyAnswer>({ kind: 'lost' }, { status: 503 });
  }
}

/** For the list of what was looked at last, which is this device's alone. */
function useNoteSeen(id: string): void {
  useEffect(() => {
    void import('#app/features/bookmarks/components/seen-store.ts').then(({ noteSeen }) => noteSeen(id));
  }, [id]);
}

export default function Show({ loaderData, actionData }: Route.ComponentProps) {
  const answer = ownAnswer(actionData);
  useNoteSeen(loaderData.vacancy.id);
  const { vacancy, address, similar, own, applicant, asked, inPage, from } = loaderData;
  const t = useWords('vacancies');
  const { id, contactFirstName, organizationName, answerDays, image } = vacancy;
  const picture = image?.url ?? null;
  const to = { vacancyId: id, contactFirstName, organizationName, answerDays, picture, asked };
  const href = inPage ? `#${applyId}` : `/vacancies/${id}?apply=1#${applyId}`;
  const { button, dialog } = useApplyButton({ to, applicant, href });
  return (
    <VacancyPage
      vacancy={vacancy}
      address={address}
      similar={similar}
      own={own}
      button={(size, isWide) => button(t('show.join'), size, isWide)}
      before={<BackLink from={from} />}
      form={
        inPage &&
        (!own || answer) && (
          <ApplyInPage inPage={inPage} to={to} applicant={applicant} answer={answer ?? undefined} />
        )
      }
      after={dialog}
    />
  );
}
