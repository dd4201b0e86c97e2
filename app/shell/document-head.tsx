import { use } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { centerWords } from '#contract/center-name.ts';
import type { Locale } from '#contract/locales.ts';
import { newsFeedOf } from '#contract/feeds.ts';
import styles from '#app/theme/roles.css?url';
import { translate, useLocale, useWords, WordsOfPage } from '#app/i18n/words.ts';
import { ColourModeScript, ThemeColour } from '#app/shell/colour-mode-head.tsx';
import { useIsForCrawler } from '#app/shell/crawler.ts';
import { failureOf, failureWords } from '#app/shell/failure.ts';
import { siteName, useFrame, type Frame } from '#app/shell/frame.ts';
import { useNonce } from '#app/shell/nonce.ts';
import { addressesOf, fullTitle } from '#app/shell/page-head.ts';
import { titleOf, useScreen } from '#app/shell/screen.ts';

const taglineOf = (frame: Frame | undefined, locale: Locale) =>
  frame && centerWords(locale, frame.profile.tagline, frame.profile.taglineEn)?.text;

/** The news of the site, and what this page lists, for programs that follow them. */
function Feeds({ frame }: { frame: Frame | undefined }) {
  const t = useWords('shell');
  const locale = useLocale();
  const { head, screen } = useScreen();
  const titled = screen && titleOf(screen);
  const words = use(WordsOfPage);
  const feeds = [
    { title: t('titles.news'), href: newsFeedOf(locale) },
    ...(head.feed && titled ? [{ title: translate(words, titled.noun, titled.key), href: head.feed }] : []),
  ];
  return feeds.map(({ title, href }) => (
    <link
      key={href}
      rel="alternate"
      type="application/atom+xml"
      title={fullTitle(title, siteName(frame))}
      href={href}
    />
  ));
}

/** Title, description and what search engines and shared links show. */
function PageDescription({ frame }: { frame: Frame | undefined }) {
  const t = useWords('shell');
  const { screen, head } = useScreen();
  const error = useRouteError();
  const locale = useLocale();
  const isForCrawler = useIsForCrawler();
  const failure = frame?.refusal ?? (error == null ? null : failureOf(error));
  const words = use(WordsOfPage);
  const titled = screen && titleOf(screen);
  const own = head.title ?? (titled && translate(words, titled.noun, titled.key));
  const title = failure ? (isForCrawler ? undefined : failureWords(t, failure)[0]) : own;
  const name = siteName(frame);
  const screens = screen?.description && t(`descriptions.${screen.description}`);
  const description = head.description ?? screens ?? taglineOf(frame, locale);
  const sharedDescription = (!failure && head.shared?.description) || description;
  return (
    <>
      <title>{fullTitle(title, name)}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={(!failure && head.shared?.title) || (title ?? name)} />
      <meta property="og:site_name" content={name} />
      {sharedDescription && <meta property="og:description" content={sharedDescription} />}
      {head.image && frame && <meta property="og:image" content={new URL(head.image, frame.origin).href} />}
      {(head.isHidden || failure || screen?.isPublic !== true) && <meta name="robots" content="noindex" />}
    </>
  );
}

/** One address a language; Dutch is the one without prefix. */
function Alternates({ frame }: { frame: Frame | undefined }) {
  const { pathname } = useLocation();
  const { screen, head } = useScreen();
  if (!frame || !screen?.isPublic) return null;
  const { locales, localeStrategy } = frame.configuration;
  const { canonical, alternates } = addressesOf(frame.origin, pathname, localeStrategy, head.languages);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates && locales.length > 1 && (
        <>
          {Object.entries(alternates).map(([language, href]) => (
            <link key={language} rel="alternate" hrefLang={language} href={href} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={alternates.nl ?? canonical} />
        </>
      )}
    </>
  );
}

/** In the start-up order of the specification: the centre's profile, the favicon, the theme. */
export function DocumentHead() {
  const frame = useFrame();
  const nonce = useNonce();
  const { head } = useScreen();
  const theme = frame?.theme;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Vite and react-aria put the nonce on what they add; browsers hide it from scripts that look elsewhere. */}
      {/* The id makes react-aria add no rule of its own for what can be pressed: on kept pages, which have no nonce, the policy
          would stop it (theme/overlays.css has the rule). */}
      <meta
        id="react-aria-pressable-style"
        property="csp-nonce"
        nonce={nonce}
        content={nonce}
        suppressHydrationWarning
      />
      <ColourModeScript />
      <ThemeColour />
      {/* Whoever draws no SVG asks /favicon.ico of itself: the same sign as a picture. */}
      {theme && <link rel="icon" href={theme.icon} />}
      <link rel="manifest" href="/manifest.webmanifest" />
      {theme?.fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          fetchPriority="low"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      {theme && (
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: theme.css }} />
      )}
      {/* Not from the route's `links`: those come back in another place on hydration (React error 418). */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <PageDescription frame={frame} />
      <Alternates frame={frame} />
      <Feeds frame={frame} />
      {head.jsonLd && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(head.jsonLd).replaceAll('<', String.raw`\u003c`),
          }}
        />
      )}
    </>
  );
}
