/** Making an account (specification, section 2: /signup; ui.md, screen 07b). */
import { data, redirect } from 'react-router';
import type { Route } from './+types/sign-up.ts';
import { applicationCalls } from '#contract/calls/applications.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { signupCalls } from '#contract/calls/signups.ts';
import { signUpForm } from '#contract/signups.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { SignUpForm } from '#app/features/signups/form.tsx';
import { signUpLabels } from '#app/features/signups/components/labels.ts';
import { WhoJoins } from '#app/features/signups/components/who-joins.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { screens } from '#app/routes.ts';

/** Each opening has a key and a challenge of its own, so the page is nobody else's. */
const fresh = { 'cache-control': 'no-store' };

/** Approved schools of the centre; more than a list can hold there are in no municipality. */
async function schoolsOf({ api }: Page) {
  const { items } = await api.list(organizationCalls.list, {
    filter: { organizationType_eq: 'School' },
    sort: 'name',
    page: { size: 200 },
  });
  return items.map(({ id, name }) => ({ value: id, label: name }));
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page.actor.kind === 'user') throw redirect(inLanguageOf(url.pathname, '/dashboard'));
  const { id: challenge } = await page.api.one(applicationCalls.challenge);
  const hasOrganizations = screens.some(({ path }) => path === '/organizations/signup');
  const schools = page.hasInternships ? await schoolsOf(page) : null;
  return data({ formKey: newFormKey(), challenge, hasOrganizations, schools }, { headers: fresh });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const proof = formText(form, 'proof');
  const website = formText(form, 'website');
  const answer = await answerForm<null, typeof signUpForm>(page, form, {
    schema: signUpForm,
    labels: signUpLabels(wordsOf(page.locale, 'signups')),
    send: async ({ digestDays, ...person }, { key }) => {
      const days = person.digestConsent ? digestDays?.map(Number) : undefined;
      await page.api.send(signupCalls.create, {
        body: {
          ...person,
          proof: proof || null,
          website: website || null,
          digestDays: days,
          locale: page.locale,
        },
        idempotencyKey: key,
      });
      page.rememberSignUp(person.email);
      throw redirect(inLanguageOf(url.pathname, '/signup/success'), 303);
    },
  });
  // The password never comes back.
  if (answer.data.kind === 'refused')
    Object.assign(answer.data.values, { password: '', ...(proof && { proof }) });
  return answer;
}
export const clientAction = keepOnNetworkError;
export const headers = () => fresh;

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('signups');
  const isStagedoos = useFrame()?.configuration.isStagedoos === true;
  const { hasOrganizations, ...form } = loaderData;
  return (
    <div className="mx-auto max-w-form">
      <h1 className="t-h1">{t('title')}</h1>
      {hasOrganizations && <WhoJoins />}
      <h2 className="mt-8 mb-5 t-h3">{isStagedoos ? t('whoAreYouIntern') : t('whoAreYou')}</h2>
      <SignUpForm {...form} answer={actionData as FormAnswer<null> | undefined} />
    </div>
  );
}
