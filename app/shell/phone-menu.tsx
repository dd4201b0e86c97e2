import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useWords } from '#app/i18n/words.ts';
import {
  AccountChoices,
  AccountSummary,
  SignOutButton,
  signUpHref,
  useSignInHref,
} from '#app/shell/account-menu.tsx';
import { ColourModeChoices } from '#app/shell/colour-mode-control.tsx';
import { useFrame } from '#app/shell/frame.ts';
import { LanguageToggle } from '#app/shell/language-toggle.tsx';
import { Popover, menuRow } from '#app/shell/popover.tsx';
import { useTabs } from '#app/shell/tabs.tsx';
import { ActivitySlot } from '#app/shell/toolbar-extras.tsx';
import { Link } from '#app/ui/link.tsx';

/** The screens of the main menu, and the ways in for whoever is not in. */
function MenuLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useWords('shell');
  const tabs = useTabs();
  const signInHref = useSignInHref();
  const waysIn = [
    { label: t('toolbar.signIn'), href: signInHref, isCurrent: false },
    { label: t('toolbar.signUp'), href: signUpHref, isCurrent: false },
  ];
  return (
    <ul>
      {[...tabs, ...(isSignedIn ? [] : waysIn)].map(({ label, href, isCurrent }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={`${menuRow} font-semibold ${isCurrent ? 'bg-tint2 text-link' : ''}`}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const panel =
  'absolute inset-x-0 top-full layer-popover max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-b border-line bg-surface p-4 shadow-float';

/** What the button shows: the word at all times, as the sign alone is not understood by all. */
function MenuWord() {
  const t = useWords('shell');
  return (
    <>
      <Menu aria-hidden className="size-5 group-open/popover:hidden" />
      <X aria-hidden className="hidden size-5 group-open/popover:block" />
      {t('toolbar.menu')}
    </>
  );
}

/** On a phone: a button that says Menu, and a panel of the full width with everything of the toolbar. */
export function PhoneMenu() {
  const t = useWords('shell');
  const isSignedIn = Boolean(useFrame()?.user);
  const button = 'min-h-11 gap-2 rounded-ctl border-ctl border-edge px-4 font-semibold hover:bg-tint';
  return (
    <div className="shrink-0 lg:hidden">
      <Popover summary={<MenuWord />} summaryClass={button} panelClass={panel} isUnderBar>
        <MenuLinks isSignedIn={isSignedIn} />
        {isSignedIn && (
          <div className="mt-2 border-t border-line pt-2">
            <AccountSummary />
            <AccountChoices />
            <ActivitySlot isRow />
            <SignOutButton />
          </div>
        )}
        <div className="mt-2 border-t border-line pt-2">
          <p className="px-3 py-1 t-sm text-soft">{t('mode.label')}</p>
          <ColourModeChoices />
        </div>
        <div className="mt-3 flex px-3 empty:hidden">
          <LanguageToggle />
        </div>
      </Popover>
    </div>
  );
}
