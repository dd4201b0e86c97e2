import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import { lazy, Suspense } from 'react';
import { PostForm, type PostFormProps } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { usePath, useSignInHref } from '#app/shell/locale-path.ts';
import { Popover, floatingPanel, menuRow } from '#app/shell/popover.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { Link } from '#app/ui/link.tsx';

export const signUpHref = '/signup';

type SignOutFormProps = Pick<PostFormProps, 'className' | 'children'>;

/** Leaving is an action, so a form; it works without script. */
export function SignOutForm(props: SignOutFormProps) {
  const path = usePath();
  return <PostForm isDocument action={path('/uitloggen')} {...props} />;
}

export function SignOutButton() {
  const t = useWords('shell');
  return (
    <SignOutForm>
      <button type="submit" className={menuRow}>
        <LogOut aria-hidden />
        {t('toolbar.signOut')}
      </button>
    </SignOutForm>
  );
}

/** Who is signed in, as what, and for which organisation. */
export function AccountSummary() {
  const t = useWords('shell');
  const user = useFrame()?.user;
  if (!user) return null;
  return (
    <div className="px-3 py-2">
      <p className="font-semibold">{user.name}</p>
      {user.roles.length > 0 && (
        <p className="t-sm text-soft">{user.roles.map((role) => t(`roles.${role}`)).join(', ')}</p>
      )}
      {user.organization && <p className="t-sm text-soft">{user.organization}</p>}
    </div>
  );
}

// A visitor has none of it.
const Choices = lazy(() => import('#app/shell/account-choices.tsx'));

/** The organisation that one works for, and the screens about oneself. */
export function AccountChoices() {
  return (
    <Suspense>
      <Choices />
    </Suspense>
  );
}

/** For whoever comes back, and for whoever is new. */
function WaysIn() {
  const t = useWords('shell');
  return (
    <div className="flex items-center gap-2">
      <Link
        href={useSignInHref()}
        className="flex min-h-11 items-center rounded-ctl px-3 font-semibold text-link no-underline hover:bg-tint"
      >
        {t('toolbar.signIn')}
      </Link>
      <Link href={signUpHref} className={buttonClass({ kind: 'line' })}>
        {t('toolbar.signUp')}
      </Link>
    </div>
  );
}

/** At the end of the toolbar: the ways in, or one's own menu. */
export function AccountMenu() {
  const t = useWords('shell');
  const user = useFrame()?.user;
  if (!user) return <WaysIn />;
  return (
    <Popover
      label={t('toolbar.account', { name: user.name })}
      summary={
        <>
          <Avatar name={user.name} besideName />
          <ChevronDown aria-hidden className="size-4" />
        </>
      }
      summaryClass="has-tip min-h-11 gap-1 rounded-ctl pe-1 hover:bg-tint"
      panelClass={floatingPanel}
    >
      <AccountSummary />
      <AccountChoices />
      <div className="mt-1 border-t border-line pt-1">
        <SignOutButton />
      </div>
    </Popover>
  );
}
