/** An organisation signs itself up: first it looks whether it is here already (specification, section 2). */
import { startOf } from '#contract/cut-text.ts';
import { logoOf } from '#app/ui/logo-ground.ts';
import { data, redirect } from 'react-router';
import type { Route } from './+types/signup.ts';
import { applicationCalls } from '#contract/calls/applications.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { FindYourself } from '#app/features/organization-approval/components/signup/organization-search.tsx';
import { JoinForm } from '#app/features/organization-approval/components/signup/join-form.tsx';
import { sendSignup } from '#app/features/organization-approval/signup.server.ts';
import { SignupForm } from '#app/features/organization-approval/components/signup/signup-form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Link } from '#app/ui/link.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { q: 'words', name: 'words', join: 'choice' };

/** Each opening has a key and a challenge of its own, so the page is nobody else's. */
const fresh = { 'cache-control': 'no-store' };
const mostFound = 6;

async function findThem({ api }: Page, q: string) {
  const { items } = await api.list(organizationCalls.list, {
    filter: { q, status_eq: 'approved' },
    page: { size: mostFound },
  });
  return items.map(({ id, name, city, logo }) => ({ id, name, city, logo: logoOf(logo) }));
}

async function openingOf({ api, actor }: Page) {
  const isKnown = actor.kind === 'user';
  const challenge = isKnown ? null : (await api.one(applicationCalls.challenge)).id;
  return { formKey: newFormKey(), challenge };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { searchParams } = url;
  const q = startOf((searchParams.get('q') ?? '').trim(), 120);
  const [name, joinId] = [searchParams.get('name'), searchParams.get('join')];
  const joined = joinId ? await page.api.one(organizationCalls.show, { params: { id: joinId } }) : null;
  return data(
    {
      q,
      isEmpty: q === '' && searchParams.has('q'),
      found: q && name === null && !joined ? await findThem(page, q) : null,
      name: name && startOf(name, 120),
      join: joined && { id: joined.id, name: joined.name },
      opening: await openingOf(page),
    },
    { headers: fresh },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  return sendSignup(page, form, url.searchParams.get('join'), (): never => {
    page.rememberSignUp(String(form.get('email') ?? ''));
    throw redirect(inLanguageOf(url.pathname, '/organizations/signup/success'), 303);
  });
}
export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;
export const headers = () => fresh;

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('organization-approval');
  const isStagedoos = useFrame()?.configuration.isStagedoos === true;
  const { q, isEmpty, found, name, join, opening } = loaderData;
  const answer: FormAnswer<null> | undefined = actionData;
  const asksAgain = (
    <p className="mb-6">
      <Link href="/organizations/signup" className="link">
        {t('signup.otherOne')}
      </Link>
    </p>
  );
  if (join)
    return (
      <div className="mx-auto max-w-form">
        <h1 className="t-h1">{t('signup.joinTitle', { name: join.name })}</h1>
        <p className="mt-3 mb-6 text-soft">{t('signup.joinText')}</p>
        {asksAgain}
        <JoinForm key={join.id} opening={opening} answer={answer} />
      </div>
    );
  return (
    <div className="mx-auto max-w-form">
      <h1 className="t-h1">{t('signup.title')}</h1>
      {name === null ? (
        <>
          <p className="mt-3 text-soft">{t('find.text')}</p>
          <FindYourself q={q} isEmpty={isEmpty} found={found} />
        </>
      ) : (
        <>
          <p className="mt-3 mb-6 text-soft">{t('signup.text')}</p>
          {asksAgain}
          <SignupForm opening={opening} name={name} isStagedoos={isStagedoos} answer={answer} />
        </>
      )}
    </div>
  );
}
