import { useWords } from '#app/i18n/words.ts';
import { AccountMenu } from '#app/shell/account-menu.tsx';
import { BrandPlace } from '#app/shell/brand.tsx';
import { ColourModeControl } from '#app/shell/colour-mode-control.tsx';
import { isStaff, useFrame } from '#app/shell/frame.ts';
import { useHeaderEdges } from '#app/shell/header-border.ts';
import { hushable } from '#app/shell/dismiss-tooltips.ts';
import { LanguageToggle } from '#app/shell/language-toggle.tsx';
import { PhoneMenu } from '#app/shell/phone-menu.tsx';
import { ToolbarTabs } from '#app/shell/tabs.tsx';
import { ActivitySlot, NotificationsSlot, SearchSlot } from '#app/shell/toolbar-extras.tsx';

/**
 * Logo, tabs, search, language, colour mode, activity, notifications, account (ui.md, section 4). Sticky where the centre wants it. As wide on
 * each page, so that going from one to another moves nothing of it.
 */
export default function Toolbar() {
  const t = useWords('shell');
  const frame = useFrame();
  const sticky = frame?.theme.header.sticky ?? true;
  const edges = useHeaderEdges();
  const user = frame?.user;
  return (
    <header
      {...hushable}
      className={`layer-toolbar bg-surface ${edges.header} ${sticky ? 'bar-on-top' : 'relative'}`}
    >
      <div className="wrap-wide flex min-h-17 flex-wrap items-center justify-end gap-x-3 lg:h-20 lg:flex-nowrap">
        <BrandPlace isFixedFromLg />
        <nav aria-label={t('toolbar.label')} className="ms-3 hidden h-full grow lg:block">
          <ToolbarTabs />
        </nav>
        <div className="hidden shrink-0 items-center gap-2 lg:flex">
          {user && <SearchSlot />}
          <LanguageToggle />
          <ColourModeControl />
          {/* What happened lately is the work of staff; a volunteer finds it on their own pages. */}
          {isStaff(frame) && <ActivitySlot />}
        </div>
        {/* One bell for both: at the end of the toolbar, or beside Menu. */}
        {user && <NotificationsSlot />}
        <div className="hidden shrink-0 lg:block">
          <AccountMenu />
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}
