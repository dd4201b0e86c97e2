/** Signing in (ui.md, section 8, screen 07): a plain form that leads back to where one was going. */
import Mail from 'lucide-react/icons/mail';
import { redirect, useNavigation } from 'react-router';
import type { Route } from './+types/sign-in.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { otherCenter } from '#app/features/sessions/other-center.server.ts';
import { answerSignIn, wrongCenter, type SignInFailure } from '#app/features/sessions/sign-in.server.ts';
import { PasskeyButton } from '#app/features/sessions/components/passkey-button.tsx';
import { SecondStep } from '#app/features/sessions/components/second-step.tsx';
import { EntryLayout } from '#app/features/sessions/components/entry-layout.tsx';
import { PostForm } from '#app/forms/post-form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords, type Translate } from '#app/i18n/words.ts';
import { inLanguageOf, safeFrom, withoutPrefix } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** Where one was going, if that is a page of ours: signing in leads neither elsewhere nor straight out again. */
function wantedPage(url: URL): string | null {
  const from = safeFrom(url.searchParams.get('from'));
  return from && !/^\/(auth|uitloggen)(\/|$|\?|#)/.test(withoutPrefix(from)) ? from : null;
}
const target = (url: URL) => wantedPage(url) ?? inLanguageOf(url.pathname, '/dashboard');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page.actor.kind === 'user') throw redirect(target(url));
  if (url.searchParams.get('error') === wrongCenter)
    throw pageError(403, 'wrong center', await otherCenter(page, url.searchParams.get('center')));
  return { isOnTheWay: wantedPage(url) !== null };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerSignIn(context.get(pageContext), await readForm(request), { url, target: target(url) });
}

/** Errors by field, in the order of the form. */
function errorsOf(
  t: Translate<'sessions'>,
  failure: SignInFailure | undefined,
): { email?: string; password?: string } {
  if (failure?.kind === 'wrong') return { password: failure.text };
  if (failure?.kind !== 'missing') return {};
  return {
    ...(failure.email === '' && { email: t('signIn.emailMissing') }),
    ...(!failure.wantsLink && !failure.hasPassword && { password: t('signIn.passwordMissing') }),
  };
}

/** Above the form: what went wrong, or that the link is under way. */
function Problems({ failure, errors }: { failure: SignInFailure; errors: ReturnType<typeof errorsOf> }) {
  const t = useWords('sessions');
  if (failure.kind === 'sent')
    return (
      <Notice kind="success" title={t('link.sentTitle')} live>
        {t('link.sentText', { email: failure.email })}
      </Notice>
    );
  if (failure.kind === 'refused' || failure.kind === 'unconfirmed')
    return (
      <Notice
        kind="danger"
        title={t('signIn.failed')}
        live
        action={
          failure.kind === 'unconfirmed' && (
            <Link href="/confirm" className="link inline-flex min-h-11 items-center">
              {t('signIn.confirmAgain')}
            </Link>
          )
        }
      >
        {failure.text}
      </Notice>
    );
  const list = Object.entries(errors).map(([field, message]) => ({ href: `#${field}` as const, message }));
  return <ErrorSummary errors={list} attempt={failure.attempt} />;
}

function SignInForm({ failure }: { failure: SignInFailure | undefined }) {
  const t = useWords('sessions');
  const isBusy = useNavigation().state !== 'idle';
  const errors = errorsOf(t, failure);
  return (
    <PostForm className="grid gap-5">
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
      <p>
        <Link href="/auth/recover" className="link inline-flex min-h-11 items-center">
          {t('signIn.forgotten')}
        </Link>
      </p>
      <Checkbox
        name="remember"
        label={t('signIn.remember')}
        hint={t('signIn.rememberHint')}
        defaultChecked={failure?.remember ?? true}
      />
      <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
      <p className="flex items-center gap-4 text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('signIn.or')}
      </p>
      <Button type="submit" name="intent" value="link" kind="line" size="large" wide icon={<Mail />}>
        {t('signIn.mailLink')}
      </Button>
    </PostForm>
  );
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('sessions');
  if (actionData?.kind === 'second')
    return (
      <EntryLayout>
        <h1 className="t-h2">{t('second.title')}</h1>
        <SecondStep asked={actionData} />
      </EntryLayout>
    );
  return (
    <EntryLayout>
      <div>
        <h1 className="t-h2">{t('signIn.title')}</h1>
        {loaderData.isOnTheWay && <p className="mt-2 text-soft">{t('signIn.first')}</p>}
        <p className="mt-2 text-soft">
          {t('signIn.noAccount')}{' '}
          <Link href="/signup" className="link">
            {t('signIn.signUp')}
          </Link>
        </p>
      </div>
      <SignInForm failure={actionData} />
      <PasskeyButton remember />
    </EntryLayout>
  );
}
