import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useWords } from '#app/i18n/words.ts';
import { AccountSummary, SignOutButton, useSignInHref } from '#app/shell/account-menu.tsx';
import { ColourModeChoices } from '#app/shell/colour-mode-control.tsx';
import { useFrame } from '#app/shell/frame.ts';
import { LanguageToggle } from '#app/shell/language-toggle.tsx';
import { Popover, menuRow } from '#app/shell/popover.tsx';
import { useTabs } from '#app/shell/tabs.tsx';
import { Link } from '#app/ui/link.tsx';

/** On a phone: a button that says Menu, and a panel of the full width with everything of the toolbar. */
export function PhoneMenu() {
  const t = useWords('shell');
  const user = useFrame()?.user;
  const signInHref = useSignInHref();
  return (
    <div className="lg:hidden">
      <Popover
        summary={
          <>
            <Menu aria-hidden className="size-5 group-open/popover:hidden" />
            <X aria-hidden className="hidden size-5 group-open/popover:block" />
            {t('toolbar.menu')}
          </>
        }
        summaryClass="min-h-11 gap-2 rounded-ctl border-ctl border-edge px-4 font-semibold hover:bg-tint"
        panelClass="fixed inset-x-0 top-17 layer-popover max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-b border-line bg-surface p-4 shadow-float"
      >
        <ul>
          {useTabs().map(({ label, href, isCurrent }) => (
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
          {!user && (
            <li>
              <Link href={signInHref} className={`${menuRow} font-semibold`}>
                {t('toolbar.signIn')}
              </Link>
            </li>
          )}
        </ul>
        {user && (
          <div className="mt-2 border-t border-line pt-2">
            <AccountSummary />
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
