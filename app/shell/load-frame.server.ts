/** What surrounds every page, asked of our own API: the centre first (specification, section 4, start-up). */
import type { ApiAnswer } from '#contract/request-context.ts';
import { data } from 'react-router';
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import { mayBeTold } from '#contract/analytics-consent.ts';
import { brandingColumns } from '#contract/volunteer-centers.ts';
import { markSvg } from '#contract/center-mark.ts';
import { centerName } from '#contract/center-name.ts';
import { apiError, isPageError, otherCenterOf, type PageProblem } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Frame, FrameTheme, FrameUser } from '#app/shell/frame.ts';
import { cachedSite, plainSite, rememberSite, type SiteFrame } from '#app/shell/known-sites.server.ts';
import { loadAccount, loadToolbar } from '#app/shell/load-personal.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { railFor } from '#app/shell/staff-screens.ts';
import { triedLook, type TriedLook } from '#app/shell/tried-look.server.ts';
import { storyBranding } from '#app/shell/story-branding.server.ts';
import { screens } from '#app/routes.ts';
import { fontFiles } from '#app/theme/font-files.ts';
import { hexOf } from '#app/theme/colour.ts';
import type { ThemeConfig } from '#contract/theme-colours.ts';
import { mendedTheme, resolveTheme, themeAttributes, themeCss } from '#app/theme/theme.ts';

/** Without a picture of its own a site still has a sign in the tab. */
function drawnIcon(name: string, config: ThemeConfig): string {
  const coloursIn = (mode: 'light' | 'dark') => {
    const { solid, onsolid } = mendedTheme(config, mode);
    return { solid: hexOf(solid), onSolid: hexOf(onsolid) };
  };
  const { shape } = resolveTheme(config);
  const svg = markSvg({ name, shape, light: coloursIn('light'), dark: coloursIn('dark') });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The look as the document needs it. */
const workedOut = (name: string, config: ThemeConfig, icon: string | null): FrameTheme => {
  const { header, footer } = resolveTheme(config);
  return {
    css: themeCss(config),
    attributes: themeAttributes(config),
    header,
    footer,
    fonts: fontFiles(config),
    canvas: {
      light: hexOf(mendedTheme(config, 'light').canvas),
      dark: hexOf(mendedTheme(config, 'dark').canvas),
    },
    icon: icon ?? drawnIcon(name, config),
  };
};

/** By what it is worked out from: the same for every page of a centre until its settings change. */
const looks = new Map<string, FrameTheme>();
/** More than one server has centres; stories ask for others, which must not fill the memory. */
const mostLooks = 500;

function themeOf(...args: Parameters<typeof workedOut>): FrameTheme {
  const key = JSON.stringify(args);
  const cached = looks.get(key);
  if (cached) return cached;
  if (looks.size >= mostLooks) looks.clear();
  const look = workedOut(...args);
  looks.set(key, look);
  return look;
}

const paths = new Set(screens.map((screen) => screen.path));

async function loadUser(page: Page, url: URL): Promise<FrameUser | null> {
  const { actor } = page;
  if (actor.kind === 'anonymous') return null;
  const rail = railFor(
    actor.roles.map((assigned) => assigned.role),
    paths,
    (noun) => wordsOf(page.locale, noun)('titles.list'),
  );
  const [user, toolbar] = await Promise.all([loadAccount(page, url), loadToolbar(page)]);
  return {
    id: user.id,
    name: user.fullName,
    // A role that is held for two organisations is one word.
    roles: [...new Set(user.roles.map((assigned) => assigned.name))],
    rail,
    visit: actor.actingAdmin && { endsAt: actor.actingAdmin.endsAt.getTime() },
    ...toolbar,
  };
}

function refusalOf({ status, body }: ApiAnswer): Frame['refusal'] {
  const error = apiError(status, body);
  return { status, message: error.message, center: otherCenterOf(error) };
}

/** `theme` is worked out here: its outcome, which other clients read, need not travel with every page. */
const withoutDrawn = <Profile extends object>(profile: Profile) =>
  Object.fromEntries(
    Object.entries(profile).filter(([name]) => !Object.hasOwn(brandingColumns, name)),
  ) as Omit<Profile, keyof typeof brandingColumns>;

/** The look that a story's address asks for; none in production. */
const lookOf = ({ isProduction }: Page, url: URL) => (isProduction ? {} : storyBranding(url));

/** The site itself, in the look that is tried where there is one. */
async function loadSite(page: Page, url: URL, tried: TriedLook | null): Promise<SiteFrame> {
  const configuration = page.configuration();
  const center = await page.api.one(volunteerCenterCalls.current, { include: ['profile'] });
  // While there is no centre: whoever sets the product up.
  if (!center.profile || !('theme' in center.profile))
    return plainSite(page, themeOf(page.center.appName, {}, null));
  // The columns of the footer are its menu.
  const { theme, retention, footerColumns: _menu, ...profile } = withoutDrawn(center.profile);
  const name = centerName(center, page.locale);
  const site = (config: ThemeConfig): SiteFrame => ({
    name,
    configuration,
    profile,
    keptApplicationDays: retention.applicationsNotTakenWithConsent,
    theme: themeOf(name, config, profile.faviconUrl ?? profile.websiteLogoUrl),
  });
  if (tried) return site(tried.theme);
  const look = lookOf(page, url).theme;
  if (look) return site({ ...theme, ...look });
  const own = site(theme);
  rememberSite(page, own);
  return own;
}

/** What surrounds a page besides the site itself, for nobody in particular. */
const aroundOf = (page: Page, url: URL): Omit<Frame, keyof SiteFrame> => ({
  user: null,
  colourMode: page.colourMode,
  forcedMode: lookOf(page, url).colourMode ?? null,
  isTried: false,
  analytics: null,
  consent: page.consent,
  hasNarrowRail: page.hasNarrowRail,
  origin: page.origin,
  now: page.now.getTime(),
  isProduction: page.isProduction,
  refusal: page.refusal && refusalOf(page.refusal),
});

/** What is tried is shown as to a visitor, who is not counted. */
async function loadTried(page: Page, url: URL, tried: TriedLook): Promise<Frame> {
  const forcedMode = tried.colourMode ?? null;
  return { ...aroundOf(page, url), ...(await loadSite(page, url, tried)), forcedMode, isTried: true };
}

/** All of it, asked at once. */
export async function loadFrame(page: Page, url: URL): Promise<Frame> {
  const tried = await triedLook(page, url);
  if (tried) return loadTried(page, url, tried);
  const [site, user] = await Promise.all([loadSite(page, url, null), loadUser(page, url)]);
  const { gtagId: tagId } = site.profile;
  const analytics =
    tagId && mayBeTold(url) ? { scriptUrl: site.configuration.analyticsScriptUrl, tagId } : null;
  if (analytics) page.allowAnalytics();
  return { ...aroundOf(page, url), ...site, user, analytics };
}

/** What an error page is shown in when its own frame is not there. After a fault the site is not asked for again. */
async function frameOfFailure(page: Page, url: URL, isFault: boolean): Promise<Frame> {
  const before = () => cachedSite(page) ?? plainSite(page, themeOf(page.center.appName, {}, null));
  const site = isFault ? before() : await loadSite(page, url, null).catch(before);
  return { ...aroundOf(page, url), ...site };
}

/**
 * What was thrown before or instead of the frame, with a frame to show it in: an error page has the name and the look of its centre
 * also where a screen refuses its address, and while the database is away. A redirect stays what it is.
 */
export async function withFrame(thrown: unknown, page: Page, url: URL): Promise<unknown> {
  if (thrown instanceof Response) return thrown;
  const init = isPageError(thrown) ? (thrown.init ?? {}) : { status: 500 };
  const frame = await frameOfFailure(page, url, (init.status ?? 500) >= 500);
  if (isPageError(thrown)) return data<PageProblem>({ ...thrown.data, frame }, init);
  page.report(thrown);
  return data<PageProblem>({ message: '', frame, isReported: true }, init);
}
