import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { Footer } from '#app/shell/footer.tsx';
import { isStaff, useFrame } from '#app/shell/frame.ts';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import { useScreen } from '#app/shell/screen.ts';
import { StaffDrawer, StaffRail } from '#app/shell/staff-rail.tsx';
import { StaffToolbar, Toolbar } from '#app/shell/toolbar.tsx';

/** Id of the main part, for the skip link. */
export const mainId = 'main';

/** First in the document. */
export function SkipLink() {
  const t = useWords('shell');
  return (
    <a href={`#${mainId}`} className="skip-link">
      {t('skip')}
    </a>
  );
}

const staffScreens = /^\/(dashboard|applications)(\/|$)/;

/** The layout of the screen: default and wide share the toolbar, empty has nothing, staff at work get the rail. */
export function PageFrame({ children }: { children: ReactNode }) {
  const layout = useScreen().screen?.layout ?? 'default';
  const isAtWork = staffScreens.test(withoutPrefix(useLocation().pathname));
  const isStaffPage = isStaff(useFrame()) && isAtWork;
  if (layout === 'empty') {
    return (
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    );
  }
  if (isStaffPage) return <StaffFrame>{children}</StaffFrame>;
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

/** Staff pages use the full width (ui.md, section 4). */
function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <div className="staff flex min-h-dvh flex-col">
      <StaffToolbar drawer={<StaffDrawer />} />
      <div className="flex grow">
        <StaffRail />
        <main id={mainId} tabIndex={-1} className="min-w-0 grow px-4 py-6 sm:px-6 lg:px-8">
          {children}
        </main>
      </div>
      <Footer />
    </div>
  );
}
