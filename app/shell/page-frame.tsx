import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { Footer } from '#app/shell/footer.tsx';
import { isStaff, useFrame } from '#app/shell/frame.ts';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import { mainId } from '#app/shell/main-id.ts';
import { useScreen } from '#app/shell/screen.ts';
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

// Visitors need not fetch it.
const StaffFrame = lazy(() => import('#app/shell/staff-frame.tsx'));

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
