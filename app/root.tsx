/** The document around every screen, in the start-up order of the specification: centre profile, favicon, theme. */
import { lazy, type ReactNode, Suspense } from 'react';
import { data, Outlet, Scripts, useRouteError, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root.ts';
import { pageContext } from '#app/api/page-context.ts';
import { loadWords } from '#app/i18n/lazy-words.ts';
import { ServerNow } from '#app/i18n/now.ts';
import { directionOf, useLocale } from '#app/i18n/words.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';
import { LinkComponent } from '#app/ui/link.tsx';
import { Announcer } from '#app/shell/announcer.tsx';
import { useIsForCrawler } from '#app/shell/crawler.ts';
import { DocumentHead } from '#app/shell/document-head.tsx';
import { DocumentScreen } from '#app/shell/document-screen.tsx';
import { useFaultWatch } from '#app/shell/fault-watch.ts';
import { failureOf, type Failure } from '#app/shell/failure.ts';
import { flashRead, readFlash } from '#app/shell/flash.ts';
import { useFrame, useIsFrameOfError, type Frame } from '#app/shell/frame.ts';
import { guard } from '#app/shell/guard.server.ts';
import { loadFrame, withFrame } from '#app/shell/load-frame.server.ts';
import { organizationHeaders } from '#app/shell/load-personal.server.ts';
import { useKeptVacancies } from '#app/shell/kept-vacancies.ts';
import { KeptFocus } from '#app/shell/kept-focus.tsx';
import { LocalLink } from '#app/shell/local-link.tsx';
import { NavigationBar } from '#app/shell/navigation-bar.tsx';
import { NewVersion } from '#app/shell/new-version.tsx';
import { PageFrame, SkipLink } from '#app/shell/page-frame.tsx';
import { findScreen, nounsOf, useScreen } from '#app/shell/screen.ts';
import { ScrollPosition } from '#app/shell/scroll-position.tsx';
import { useModeAttributes } from '#app/shell/shown-mode.ts';
import { Toasts } from '#app/shell/toasts.tsx';
import { WordBookElement } from '#app/shell/word-book.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url, pattern, params }) => {
    try {
      guard({ page: context.get(pageContext), url, pattern, params });
    } catch (refused) {
      throw await withFrame(refused, context.get(pageContext), url);
    }
  },
];

/** The words of the next screen come together with its data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ pattern }, next) => {
    await Promise.all([findScreen(pattern).then((screen) => loadWords(nounsOf(screen))), next()]);
  },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  let frame: Frame;
  try {
    frame = await loadFrame(context.get(pageContext), url);
  } catch (failed) {
    throw await withFrame(failed, context.get(pageContext), url);
  }
  const flash = readFlash(request);
  const headers = new Headers(organizationHeaders(request, frame.user));
  if (flash) headers.append('set-cookie', flashRead);
  const told = flash ? { ...frame, flash } : frame;
  return data(told, { status: frame.refusal?.status ?? 200, headers });
}

/** The frame stays while one looks around; a form may have changed who is signed in or how it looks. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
  ...address
}: ShouldRevalidateFunctionArgs) {
  // Asked for by itself (switch-language.ts), not by going to another page or list.
  if (address.currentUrl.href === address.nextUrl.href) return defaultShouldRevalidate;
  return formMethod !== undefined && formMethod !== 'GET' ? defaultShouldRevalidate : false;
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const error = useRouteError();
  const locale = useLocale();
  const { screen } = useScreen();
  useFaultWatch();
  useKeptVacancies();
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      {...useModeAttributes()}
      // A choice that the server could not know is painted before React comes (colour-mode.ts).
      suppressHydrationWarning
      data-ground={screen?.whiteBackground ? 'white' : undefined}
      {...frame?.theme.attributes}
      style={frame?.theme.header.sticky !== false ? undefined : { scrollPaddingTop: '1.5rem' }}
    >
      <head>
        <DocumentHead />
      </head>
      <body>
        <LinkComponent value={LocalLink}>
          <ServerNow value={frame?.now ?? 0}>
            <SkipLink />
            <NavigationBar hasFailed={error != null} />
            {children}
            <Announcer />
            <KeptFocus />
            <Toasts />
            <NewVersion />
            <Preloading />
            <ScrollPosition />
          </ServerNow>
        </LinkComponent>
        <WordBookElement />
        <DocumentScreen />
        <Scripts />
      </body>
    </html>
  );
}

const FlashNotice = lazyOnInteraction(() => import('#app/shell/flash-notice.tsx'));
const Preloading = lazyOnInteraction(() => import('#app/shell/preloading.tsx'));

// With its street it weighs more than a page should carry for what hardly happens.
const ErrorPage = lazy(() => import('#app/shell/error-page.tsx'));

/** Crawlers get the frame, or nothing where there is none, instead of an error screen (specification, section 8). */
function Failed({ failure }: { failure: Failure }) {
  const hasFrame = !useIsFrameOfError();
  if (useIsForCrawler()) return hasFrame ? <PageFrame>{null}</PageFrame> : null;
  return (
    <Suspense>
      <ErrorPage failure={failure} />
    </Suspense>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  if (loaderData.refusal) return <Failed failure={loaderData.refusal} />;
  return (
    <PageFrame>
      {loaderData.flash && <FlashNotice />}
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal = useFrame()?.refusal;
  return <Failed failure={refusal ?? failureOf(error)} />;
}
