/** Signing in (ui.md, section 8, screen 07): a plain form that leads back to where one was going. */
import Mail from 'lucide-react/icons/mail';
import { redirect } from 'react-router';
import type { Route } from './+types/sign-in.ts';
import { askPath } from '#contract/public-pages.ts';
import { signInForm } from '#contract/users.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { otherCenter } from '#app/features/sessions/other-center.server.ts';
import {
  signInActions,
  wrongCenter,
  type LinkSent,
  type SignInAct,
} from '#app/features/sessions/sign-in.server.ts';
import { PasskeyButton } from '#app/features/sessions/components/passkey-button.tsx';
import { SecondStep } from '#app/features/sessions/components/second-step.tsx';
import { EntryLayout } from '#app/features/sessions/components/entry-layout.tsx';
import { actName, ownAnswer, type ActRefused } from '#app/forms/act-answer.ts';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf, safeFrom, withoutPrefix } from '#app/shell/locale-path.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { from: 'words', error: 'choice', center: 'choice' };

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
  const wanted = wantedPage(url);
  return {
    isOnTheWay: wanted !== null,
    isToAsk: wanted !== null && withoutPrefix(wanted) === '/contactformulier',
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const acts = signInActions(page, { url, target: target(url) });
  return answerActions(page, await readForm(request), url.pathname, acts, [401]);
}

const Act = actFormOf<SignInAct>();
const Press = actButtonOf<SignInAct>();

/** Why somebody with the right password does not get in. */
function Kept({ refused }: { refused: ActRefused }) {
  const t = useWords('sessions');
  // Whoever did not press the button in our mail yet can have that mail once more.
  const isUnconfirmed = refused.codes.some((code) => code === 'unconfirmed' || code === 'awaiting_parent');
  return (
    <Notice
      key={refused.at}
      kind="danger"
      title={t('signIn.failed')}
      live
      action={
        isUnconfirmed && (
          <Link href="/confirm" className="link inline-flex min-h-11 items-center">
            {t('signIn.confirmAgain')}
          </Link>
        )
      }
    >
      {inSentences(refused.general)}
    </Notice>
  );
}

type SignInFormProps = { sent: LinkSent | undefined };

function Credentials({ sent }: SignInFormProps) {
  const t = useWords('sessions');
  return (
    <>
      <ActField
        schema={signInForm}
        name="email"
        type="email"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('signIn.email')}
        defaultValue={sent?.email}
      />
      <ActField
        schema={signInForm}
        name="password"
        as={PasswordField}
        size="large"
        label={t('signIn.password')}
        showLabel={t('signIn.show')}
        hideLabel={t('signIn.hide')}
      />
      <p>
        <Link href="/auth/recover" className="link inline-flex min-h-11 items-center">
          {t('signIn.forgotten')}
        </Link>
      </p>
      <ActField
        schema={signInForm}
        name="remember"
        as={Checkbox}
        label={t('signIn.remember')}
        hint={t('signIn.rememberHint')}
        defaultChecked={sent?.remember ?? true}
      />
    </>
  );
}

function SignInForm({ sent }: SignInFormProps) {
  const t = useWords('sessions');
  const refused = useActRefusal(undefined);
  const isKept = refused !== undefined && refused.general.length > 0;
  return (
    <Act hasSummary isTold={isKept} className="grid gap-5">
      {isKept && <Kept refused={refused} />}
      {sent && (
        <Notice kind="success" title={t('link.sentTitle')} live>
          {t('link.sentText', { email: sent.email })}
        </Notice>
      )}
      {/* A browser that fills in and sends the form itself presses no button. */}
      <input type="hidden" name={actName} value={'password' satisfies SignInAct} />
      <Credentials sent={sent} />
      <Press act="password" size="large" wide busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </Press>
      <p className="flex items-center gap-4 text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('signIn.or')}
      </p>
      <Press act="link" kind="line" size="large" wide icon={<Mail />}>
        {t('signIn.mailLink')}
      </Press>
    </Act>
  );
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('sessions');
  const answer = ownAnswer(actionData);
  if (answer?.kind === 'second')
    return (
      <EntryLayout>
        <h1 className="t-h2">{t('second.title')}</h1>
        <SecondStep asked={answer} />
      </EntryLayout>
    );
  return (
    <EntryLayout>
      <div>
        <h1 className="t-h2">{t('signIn.title')}</h1>
        {loaderData.isOnTheWay && (
          <p className="mt-2 text-soft">{t(loaderData.isToAsk ? 'signIn.question' : 'signIn.first')}</p>
        )}
        {loaderData.isToAsk && (
          <p className="mt-2">
            <Link href={askPath} className="link inline-flex min-h-11 items-center">
              {t('signIn.ask')}
            </Link>
          </p>
        )}
        <p className="mt-2 text-soft">
          {t('signIn.noAccount')}{' '}
          <Link href="/signup" className="link">
            {t('signIn.signUp')}
          </Link>
        </p>
      </div>
      <SignInForm sent={answer} />
      <PasskeyButton remember />
    </EntryLayout>
  );
}
