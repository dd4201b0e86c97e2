import type { ReactNode } from 'react';
import { HelpLine } from '#app/features/sessions/components/help-line.tsx';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';

// Only to be looked at.
const StreetPanel = lazyOnInteraction(() => import('#app/features/sessions/components/street-panel.tsx'));

/** Every page about getting in: the street beside it, one narrow column, and somebody to ask below. */
export function EntryLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas lg:flex-row">
      <StreetPanel />
      <div className="flex grow flex-col px-4 py-8 sm:px-8 lg:justify-center lg:py-12">
        <div className="mx-auto grid w-full max-w-105 gap-7">
          {children}
          <HelpLine />
        </div>
      </div>
    </div>
  );
}
