/** What surrounds every page, asked of our own API: the centre first (specification, section 4, start-up). */
import type { ApiAnswer } from '#contract/page-gift.ts';
import { configurations } from '#contract/configuration.ts';
import { dashboards } from '#contract/dashboards.ts';
import { volunteerCenters } from '#contract/volunteer-centers.ts';
import { centerName } from '#contract/center-name.ts';
import { apiError, otherCenterOf } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Frame, FrameTheme, FrameUser } from '#app/shell/frame.ts';
import { loadAccount, loadPersonal } from '#app/shell/load-personal.server.ts';
import { railFor } from '#app/shell/staff-screens.ts';
import { storyLook } from '#app/shell/story-look.server.ts';
import { screens } from '#app/routes.ts';
import { fontFiles } from '#app/theme/font-files.ts';
import { hexOf } from '#app/theme/colour.ts';
import { mendedTheme, resolveTheme, themeAttributes, themeCss, type ThemeConfig } from '#app/theme/theme.ts';

/** Without a picture of its own a site still has a sign in the tab: a door in the centre's colour. */
function drawnIcon(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 31V16a12 12 0 0 1 24 0v15z" fill="${colour}"/><path d="M12 31V20a4 4 0 0 1 8 0v11z" fill="#fff"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The look as the document needs it. */
function themeOf(config: ThemeConfig, icon: string | null): FrameTheme {
  const { header, footer, primary } = resolveTheme(config);
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
    icon: icon ?? drawnIcon(primary['700']),
  };
}

const paths = new Set(screens.map((screen) => screen.path));

async function loadUser(page: Page, url: URL): Promise<FrameUser | null> {
  const { api, actor } = page;
  if (actor.kind === 'anonymous') return null;
  const rail = railFor(
    actor.roles.map((held) => held.role),
    paths,
  );
  const hasCounts = rail.some(({ items }) => items.some((item) => item.counts));
  const user = await loadAccount(page, url);
  const [day, personal] = await Promise.all([
    hasCounts ? api.getOne(dashboards, '/api/v1/dashboard') : null,
    loadPersonal(page, user),
  ]);
  return {
    id: user.id,
    name: user.fullName,
    // A role that is held for two organisations is one word.
    roles: [...new Set(user.roles.map((held) => held.name))],
    rail,
    waiting: day?.waiting ?? 0,
    visit: actor.actingAdmin && { endsAt: actor.actingAdmin.endsAt.getTime() },
    waitingOrganizations: day?.waitingOrganizations ?? 0,
    ...personal,
  };
}

function refusalOf({ status, body }: ApiAnswer): Frame['refusal'] {
  const error = apiError(status, body);
  return { status, message: error.message, center: otherCenterOf(error) };
}

/** All of it, asked at once. */
export async function loadFrame(page: Page, url: URL): Promise<Frame> {
  const { api, origin, now, isProduction, refusal } = page;
  const look = isProduction ? {} : storyLook(url);
  const [{ id: _id, can: _can, ...configuration }, center, user] = await Promise.all([
    api.getOne(configurations, '/api/v1/configuration'),
    api.getOne(volunteerCenters, '/api/v1/volunteer_centers/current', { include: ['profile'] }),
    loadUser(page, url),
  ]);
  if (!center.profile) throw new Error('This centre has no profile.');
  const { theme, ...profile } = center.profile;
  const analytics = profile.gtagId
    ? { scriptUrl: configuration.analyticsScriptUrl, tagId: profile.gtagId }
    : null;
  if (analytics) page.allowAnalytics();
  return {
    name: centerName(center, page.locale),
    configuration,
    profile,
    theme: themeOf({ ...theme, ...look.theme }, profile.faviconUrl ?? profile.websiteLogoUrl),
    user,
    colourMode: page.colourMode,
    forcedMode: look.colourMode ?? null,
    analytics,
    consent: page.consent,
    hasNarrowRail: page.hasNarrowRail,
    origin,
    now: now.getTime(),
    isProduction,
    refusal: refusal && refusalOf(refusal),
  };
}
