import { lazy, type ReactNode, Suspense } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { Footer } from '#app/shell/footer.tsx';
import { isStaff, useFrame } from '#app/shell/frame.ts';
import { mainId } from '#app/shell/main-id.ts';
import { useScreen } from '#app/shell/screen.ts';
import type { Screen } from '#app/routes.ts';
import { Toolbar } from '#app/shell/toolbar.tsx';

/** First in the document. */
export function SkipLink() {
  const t = useWords('shell');
  return (
    <a href={`#${mainId}`} className="skip-link">
      {t('skip')}
    </a>
  );
}

/** Visitors need not fetch it; the browser has it before it is shown (preloading.tsx). */
export const loadStaffFrame = () => import('#app/shell/staff-frame.tsx');
const StaffFrame = lazy(loadStaffFrame);

/** Screens for people who are signed in get the rail when staff open them (ui.md, section 4). */
export const hasRail = ({ isPublic, isExit, layout = 'default' }: Screen): boolean =>
  !isPublic && !isExit && layout === 'default';

/** The layout of the screen: default and wide share the toolbar, empty has nothing, staff at work get the rail. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { screen } = useScreen();
  const layout = screen?.layout ?? 'default';
  const isStaffPage = isStaff(useFrame()) && screen !== undefined && hasRail(screen);
  if (layout === 'empty') {
    return (
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    );
  }
  if (isStaffPage) {
    return (
      <Suspense>
        <StaffFrame>{children}</StaffFrame>
      </Suspense>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <Toolbar isWide={layout === 'wide'} />
      <main id={mainId} tabIndex={-1} className={`grow ${layout === 'wide' ? '' : 'wrap py-8 lg:py-14'}`}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
