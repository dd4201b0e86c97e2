import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { AccountMenu } from '#app/shell/account-menu.tsx';
import { Brand } from '#app/shell/brand.tsx';
import { ColourModeControl } from '#app/shell/colour-mode-control.tsx';
import { useFrame } from '#app/shell/frame.ts';
import { LanguageToggle } from '#app/shell/language-toggle.tsx';
import { PhoneMenu } from '#app/shell/phone-menu.tsx';
import { ToolbarTabs } from '#app/shell/tabs.tsx';

/** Logo, tabs, language, colour mode, account (ui.md, section 4). Sticky where the centre wants it. */
export function Toolbar({ isWide }: { isWide: boolean }) {
  const t = useWords('shell');
  const sticky = useFrame()?.theme.header.sticky ?? true;
  return (
    <header
      className={`layer-toolbar border-b border-line bg-surface ${sticky ? 'sticky top-0' : 'relative'}`}
    >
      <div className={`flex h-17 items-center gap-3 lg:h-20 ${isWide ? 'wrap-wide' : 'wrap'}`}>
        <div className="min-w-0 grow lg:grow-0">
          <Brand />
        </div>
        <nav aria-label={t('toolbar.label')} className="ms-3 hidden h-full grow lg:block">
          <ToolbarTabs />
        </nav>
        <div className="hidden shrink-0 items-center gap-2 lg:flex">
          <LanguageToggle />
          <ColourModeControl />
          <AccountMenu />
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}

/** The staff's: 64 px over the full width; `drawer` opens the rail on small screens. */
export function StaffToolbar({ drawer }: { drawer: ReactNode }) {
  return (
    <header className="sticky top-0 layer-toolbar border-b border-line bg-surface">
      <div className="flex h-16 items-center gap-3 px-4 lg:px-5">
        {drawer}
        <div className="min-w-0 grow">
          <Brand />
        </div>
        <div className="hidden items-center gap-2 sm:flex">
          <LanguageToggle />
          <ColourModeControl />
        </div>
        <AccountMenu />
      </div>
    </header>
  );
}
