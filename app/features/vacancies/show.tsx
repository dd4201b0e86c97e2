import { lazy } from 'react';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import type { Route } from './+types/show.ts';
import { pageContext } from '#app/api/page-context.ts';
import { answerApply } from '#app/features/applications/apply.server.ts';
import { applyId } from '#app/features/applications/components/apply/apply-id.ts';
import type { ApplyAnswer } from '#app/features/applications/components/apply/apply-values.ts';
import { isFormKey, randomFormKey } from '#app/features/applications/apply-in-page.server.ts';
import { useApplyButton } from '#app/features/applications/components/apply/use-apply-button.tsx';
import { ApplyPanel } from '#app/features/vacancies/components/show/apply-panel.tsx';
import { BackLink } from '#app/features/vacancies/components/show/back-link.tsx';
import { loadShow } from '#app/features/vacancies/show.server.ts';
import { PhoneBar } from '#app/features/vacancies/components/show/phone-bar.tsx';
import { searchOf } from '#app/features/vacancies/components/show/search-address.ts';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';

// To be read: they need no script until somebody is there.
const Opening = lazyOnInteraction(() => import('#app/features/vacancies/components/show/opening.tsx'));
const OrganizationCard = lazyOnInteraction(
  () => import('#app/features/vacancies/components/show/organization-card.tsx'),
);
const Similar = lazyOnInteraction(() => import('#app/features/vacancies/components/show/similar.tsx'));
const Story = lazyOnInteraction(() => import('#app/features/vacancies/components/show/story.tsx'));

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
  const isOfRouter = request.headers.get('sec-fetch-dest') === 'empty';
  const from = isOfRouter ? searchOf(request.headers.get('referer'), page.origin) : null;
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

export default function Show({ loaderData, actionData }: Route.ComponentProps) {
  const answer = ownAnswer(actionData);
  const { vacancy, similar, own, applicant, inPage, from } = loaderData;
  const t = useWords('vacancies');
  const { id, contactFirstName, organizationName, answerDays, image } = vacancy;
  const to = { vacancyId: id, contactFirstName, organizationName, answerDays, picture: image?.url ?? null };
  const href = inPage ? `#${applyId}` : `/vacancies/${id}?apply=1#${applyId}`;
  const { button, dialog } = useApplyButton({ to, applicant, href });
  const isOpen = vacancy.state === 'open';
  // With the form in the page the bar would only stand in its way.
  const needsBar = vacancy.mayApply && !own && !inPage;
  return (
    // What gets the focus never ends up behind the bar at the bottom.
    <article className="max-lg:**:scroll-mb-28">
      <BackLink from={from} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <Opening vacancy={vacancy} />
          {inPage && (!own || answer) && (
            <ApplyInPage inPage={inPage} to={to} applicant={applicant} answer={answer ?? undefined} />
          )}
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {/* In a low window it goes along with the page, or its lower end would be out of reach. */}
          <div className="space-y-6 lg:top-28 lg:[@media(height>=48rem)]:sticky">
            <ApplyPanel
              vacancy={vacancy}
              own={own}
              alike={similar.length}
              button={button(t('show.join'), 'large', true)}
            />
            <OrganizationCard vacancy={vacancy} />
          </div>
        </div>
        {!isOpen && similar.length > 0 && (
          <div className="lg:col-span-2 lg:my-6">
            <Similar items={similar} title={t('show.similarFirst')} />
          </div>
        )}
        <Story vacancy={vacancy} />
      </div>
      {isOpen && (
        <div className="mt-16 lg:mt-24">
          <Similar items={similar} title={t('show.similar')} />
        </div>
      )}
      {needsBar && <PhoneBar vacancy={vacancy} button={button(t('show.join'), 'medium')} />}
      {dialog}
    </article>
  );
}
