import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useWords } from '#app/i18n/words.ts';
import { AccountChoices, AccountSummary, SignOutButton, signUpHref } from '#app/shell/account-menu.tsx';
import { useSignInHref } from '#app/shell/locale-path.ts';
import { ColourModeChoices } from '#app/shell/colour-mode-control.tsx';
import { useFrame } from '#app/shell/frame.ts';
import { LanguageToggle } from '#app/shell/language-toggle.tsx';
import { MenuItemRows } from '#app/shell/menu-rows.tsx';
import { Popover } from '#app/shell/popover.tsx';
import { useTabs } from '#app/shell/tabs.tsx';
import { ActivitySlot } from '#app/shell/toolbar-extras.tsx';

/** The main menu with all that is under it, and the ways in for whoever is not in. */
function MenuLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useWords('shell');
  const tabs = useTabs();
  const signInHref = useSignInHref();
  const wayIn = (label: string, href: string) => ({
    label,
    href,
    under: null,
    audience: 'visitors' as const,
    links: [],
  });
  const waysIn = [wayIn(t('toolbar.signIn'), signInHref), wayIn(t('toolbar.signUp'), signUpHref)];
  return (
    <ul>
      {[...tabs, ...(isSignedIn ? [] : waysIn)].map((item) => (
        <MenuItemRows key={`${item.href} ${item.label}`} item={item} />
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
