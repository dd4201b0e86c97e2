import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { isStaff, useFrame } from '#app/shell/frame.ts';
import { bodyClass } from '#app/shell/body-class.ts';
import { mainId, resultsId } from '#app/shell/main-id.ts';
import { useScreen } from '#app/shell/screen.ts';
import type { Screen } from '#app/screens/screen.ts';
import { noteInteraction, lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';

// Links, forms and panels that open by themselves: what moves in them comes once somebody is there.
const Toolbar = lazyOnInteraction(() => import('#app/shell/toolbar.tsx'));
const Footer = lazyOnInteraction(() => import('#app/shell/footer.tsx'));

/** First in the document. The second shows itself on pages that have results (type.css). */
export function SkipLink() {
  const t = useWords('shell');
  return (
    <>
      <a href={`#${mainId}`} className="skip-link">
        {t('skip')}
      </a>
      <a href={`#${resultsId}`} className="skip-link skip-results">
        {t('skipToResults')}
      </a>
    </>
  );
}

/** Visitors need not fetch it; the browser has it before it is shown (preloading.tsx). */
export const loadStaffFrame = () => import('#app/shell/staff-frame.tsx');
const StaffFrame = lazy(loadStaffFrame);
// Nor these.
const BottomBar = lazy(() => import('#app/shell/bottom-bar.tsx'));
const ImpersonationBar = lazy(() => import('#app/shell/impersonation-bar.tsx'));
const VisitAnalytics = lazy(() => import('#app/shell/visit-analytics.tsx'));

/** Screens for people who are signed in, and public ones of their work, get the rail when staff open them (ui.md, section 4). */
export const hasRail = ({ isPublic, isWork, isExit, layout = 'default' }: Screen): boolean =>
  (!isPublic || isWork === true) && !isExit && layout === 'default';

function PublicFrame({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  const isVolunteer = Boolean(useFrame()?.user);
  return (
    <div className="flex min-h-dvh flex-col">
      <Toolbar />
      <main id={mainId} tabIndex={-1} className={`${bodyClass} ${isWide ? '' : 'wrap py-8 lg:py-14'}`}>
        {children}
      </main>
      <Footer />
      {isVolunteer && (
        <Suspense>
          <BottomBar />
        </Suspense>
      )}
    </div>
  );
}

/** The layout of the screen: default and wide share the toolbar, empty has nothing, staff at work get the rail. */
function Layout({ children }: { children: ReactNode }) {
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
  if (!isStaffPage) return <PublicFrame isWide={layout === 'wide'}>{children}</PublicFrame>;
  return (
    <Suspense>
      <StaffFrame>{children}</StaffFrame>
    </Suspense>
  );
}

/** Everything around a screen; at a centre that counts its visits also the question whether one may be counted. */
export function PageFrame({ children }: { children: ReactNode }) {
  const isEmpty = useScreen().screen?.layout === 'empty';
  const analytics = useFrame()?.analytics;
  const isSignedIn = Boolean(useFrame()?.user);
  // The bell rings, and signing out elsewhere is heard, also where nothing is touched.
  useEffect(() => {
    if (isSignedIn) noteInteraction();
  }, [isSignedIn]);
  const isImpersonating = Boolean(useFrame()?.user?.visit);
  return (
    <>
      {isImpersonating && (
        <Suspense>
          <ImpersonationBar />
        </Suspense>
      )}
      <Layout>{children}</Layout>
      {analytics && (
        <Suspense>
          <VisitAnalytics analytics={analytics} mayAsk={!isEmpty} />
        </Suspense>
      )}
    </>
  );
}
