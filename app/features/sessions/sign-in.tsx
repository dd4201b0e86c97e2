/** Signing in (ui.md, section 8, screen 07): a plain form that leads back to where one was going. */
import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/sign-in.ts';
import { type ApiError, formErrors, pageError, type PageProblem } from '#app/api/api-error.ts';
import { page } from '#app/api/page-context.ts';
import { otherCenter } from '#app/features/sessions/parts/other-center.server.ts';
import { HelpLine } from '#app/features/sessions/parts/help-line.tsx';
import { useWords, type Translate } from '#app/i18n/words.ts';
import { inLanguageOf, safeFrom, withoutPrefix } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { later } from '#app/ui/later.tsx';

// Only to be looked at.
const StreetPanel = later(() => import('#app/features/sessions/parts/street-panel.tsx'));

/** Where one was going, if that is a page of ours: signing in leads neither elsewhere nor straight out again. */
function wantedPage(url: URL): string | null {
  const from = safeFrom(url.searchParams.get('from'));
  return from && !/^\/(auth|uitloggen)(\/|$|\?|#)/.test(withoutPrefix(from)) ? from : null;
}
const target = (url: URL) => wantedPage(url) ?? inLanguageOf(url.pathname, '/dashboard');

const wrongCenter = 'wrong-center';

/** The client has made the error page of it already; its address says which centre is the right one. */
function wrongCenterQuery(error: unknown): string | null {
  const { init, data: problem } = error as { init?: { status?: number } | null; data?: Partial<PageProblem> };
  if (init?.status !== 403) return null;
  const center = problem?.center?.id;
  return new URLSearchParams({ error: wrongCenter, ...(center && { center }) }).toString();
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor, api } = context.get(page);
  if (actor.kind === 'user') throw redirect(target(url));
  if (url.searchParams.get('error') === wrongCenter)
    throw pageError(403, 'wrong center', await otherCenter(api, url.searchParams.get('center')));
  return { isOnTheWay: wantedPage(url) !== null };
}

/** What the form shows again. The password never comes back. */
interface Failure {
  kind: 'missing' | 'wrong' | 'refused';
  /** The server's own sentence, when it was asked. */
  text: string;
  email: string;
  hasPassword: boolean;
  remember: boolean;
  attempt: number;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const { signIn, now } = context.get(page);
  const given = { email: text('email').trim(), password: text('password'), remember: form.has('remember') };
  const fail = (kind: Failure['kind'], status: number, sentence = '') => {
    const { email, password, remember } = given;
    const shown: Failure = {
      kind,
      text: sentence,
      email,
      hasPassword: password !== '',
      remember,
      attempt: now.getTime(),
    };
    return data(shown, { status });
  };
  if (given.email === '' || given.password === '') return fail('missing', 422);
  try {
    await signIn(given);
  } catch (error) {
    // The error page needs what surrounds it, which is loaded for a GET only.
    const query = wrongCenterQuery(error);
    if (query) return redirect(`${url.pathname}?${query}`, { status: 303 });
    const { codes } = formErrors(error, [401]);
    const { status, message } = error as ApiError;
    return fail(codes.includes('invalid_credentials') ? 'wrong' : 'refused', status, message);
  }
  // A whole new document: nothing of the visitor before stays in the browser's memory.
  return redirectDocument(target(url), { status: 303 });
}

/** Errors by field, in the order of the form. */
function errorsOf(
  t: Translate<'sessions'>,
  failure: Failure | undefined,
): { email?: string; password?: string } {
  if (failure?.kind === 'wrong') return { password: failure.text };
  if (failure?.kind !== 'missing') return {};
  return {
    ...(failure.email === '' && { email: t('signIn.emailMissing') }),
    ...(!failure.hasPassword && { password: t('signIn.passwordMissing') }),
  };
}

function Problems({ failure, errors }: { failure: Failure; errors: ReturnType<typeof errorsOf> }) {
  const t = useWords('sessions');
  if (failure.kind === 'refused')
    return (
      <Notice kind="danger" title={t('signIn.failed')} live>
        {failure.text}
      </Notice>
    );
  const list = Object.entries(errors).map(([field, message]) => ({ href: `#${field}` as const, message }));
  return <ErrorSummary errors={list} attempt={failure.attempt} />;
}

function SignInForm({ failure }: { failure: Failure | undefined }) {
  const t = useWords('sessions');
  const isBusy = useNavigation().state !== 'idle';
  const errors = errorsOf(t, failure);
  return (
    <Form method="post" noValidate className="grid gap-5">
      {failure && <Problems failure={failure} errors={errors} />}
      <TextField
        id="email"
        name="email"
        type="email"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={t('signIn.email')}
        error={errors.email}
        defaultValue={failure?.email}
      />
      <PasswordField
        key={failure?.attempt}
        id="password"
        name="password"
        size="large"
        required
        label={t('signIn.password')}
        error={errors.password}
        showLabel={t('signIn.show')}
        hideLabel={t('signIn.hide')}
      />
      <Checkbox
        name="remember"
        label={t('signIn.remember')}
        hint={t('signIn.rememberHint')}
        defaultChecked={failure?.remember ?? true}
      />
      <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
    </Form>
  );
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('sessions');
  return (
    <div className="flex min-h-dvh flex-col bg-canvas lg:flex-row">
      <StreetPanel />
      <div className="flex grow flex-col justify-center px-4 py-8 sm:px-8 lg:py-12">
        <div className="mx-auto grid w-full max-w-105 gap-7">
          <div>
            <h1 className="t-h2">{t('signIn.title')}</h1>
            {loaderData.isOnTheWay && <p className="mt-2 text-soft">{t('signIn.first')}</p>}
          </div>
          <SignInForm failure={actionData} />
          <HelpLine />
        </div>
      </div>
    </div>
  );
}
