import { AccountMenu } from '#app/shell/account-menu.tsx';
import { BrandPlace } from '#app/shell/brand.tsx';
import { ColourModeControl } from '#app/shell/colour-mode-control.tsx';
import { useHeaderEdges } from '#app/shell/header-border.ts';
import { hushable } from '#app/shell/dismiss-tooltips.ts';
import { LanguageToggle } from '#app/shell/language-toggle.tsx';
import { StaffDrawer } from '#app/shell/staff-drawer.tsx';
import { ActivitySlot, NotificationsSlot, SearchSlot } from '#app/shell/toolbar-extras.tsx';

/** The staff's: 64 px over the full width. Where there is no room for the rail, Menu is at the end and opens it. */
export function StaffToolbar() {
  const edges = useHeaderEdges();
  return (
    <header {...hushable} className={`bar-on-top layer-toolbar bg-surface print:hidden ${edges.header}`}>
      <div className="flex min-h-16 flex-wrap items-center justify-end gap-x-3 px-4 lg:h-16 lg:flex-nowrap lg:px-5">
        <BrandPlace />
        <SearchSlot />
        <div className="hidden items-center gap-2 sm:flex">
          <LanguageToggle />
          <ColourModeControl />
          <ActivitySlot />
        </div>
        <NotificationsSlot />
        <div className="hidden sm:block">
          <AccountMenu />
        </div>
        <StaffDrawer />
      </div>
    </header>
  );
}
