import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useWords } from '#app/i18n/words.ts';
import { AccountChoices, AccountSummary, SignOutButton } from '#app/shell/account-menu.tsx';
import { ColourModeChoices } from '#app/shell/colour-mode-control.tsx';
import { LanguageToggle } from '#app/shell/language-toggle.tsx';
import { Popover } from '#app/shell/popover.tsx';
import { RailItems } from '#app/shell/rail-items.tsx';
import { ActivitySlot } from '#app/shell/toolbar-extras.tsx';

const button = 'min-h-11 gap-2 rounded-ctl border-ctl border-edge px-3 font-semibold hover:bg-tint';
const panel =
  'absolute end-0 top-full h-[calc(100dvh-4rem)] layer-drawer w-72 max-w-[100vw] overflow-y-auto border-s border-line bg-surface p-[min(1rem,3vw)] shadow-dialog';

/** Below 1024 px: the rail in a drawer that opens without script; on a phone with what the toolbar has no room for. */
export function StaffDrawer() {
  const t = useWords('shell');
  return (
    <nav aria-label={t('rail.label')} className="shrink-0 lg:hidden">
      <Popover
        summary={
          <>
            <Menu aria-hidden className="size-5 group-open/popover:hidden" />
            <X aria-hidden className="hidden size-5 group-open/popover:block" />
            {t('rail.open')}
          </>
        }
        summaryClass={button}
        panelClass={panel}
        isUnderBar
      >
        <RailItems />
        <div className="border-t border-line pt-3 sm:hidden">
          <AccountSummary />
          <AccountChoices />
          <ActivitySlot isRow />
          <SignOutButton />
          <p className="px-3 pt-3 pb-1 t-sm text-soft">{t('mode.label')}</p>
          <ColourModeChoices />
          <div className="mt-3 flex px-3 empty:hidden">
            <LanguageToggle />
          </div>
        </div>
      </Popover>
    </nav>
  );
}
