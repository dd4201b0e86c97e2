/** The centres to choose from, as the page has them: with their looks, and the address of the same page there. */
import { centerPlaceCalls } from '#contract/calls/center-places.ts';
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import { centerName } from '#contract/center-name.ts';
import { featureFlags, type AppContext } from '#contract/flags.ts';
import { fallbackLocale, type Locale } from '#contract/locales.ts';
import { systemPageFor, systemPageIds, systemPages } from '#contract/system-pages.ts';
import { textLimits } from '#contract/text-limits.ts';
import type { ThemeConfig } from '#contract/theme-colours.ts';
import type { Page } from '#app/api/page-context.ts';
import type { CenterToChoose, MarkLook } from '#app/features/center-places/components/switch/centers.ts';
import { otherCenterHref } from '#app/shell/failure.ts';
import { inLocale, withoutPrefix } from '#app/shell/locale-path.ts';
import { hexOf } from '#app/theme/colour.ts';
import { mendedTheme } from '#app/theme/theme.ts';

interface Elsewhere {
  key: string;
  appContext: AppContext | null;
  host: string | null;
  locales: readonly Locale[];
}

/** Where one came from, if that centre has it for everybody; else its front page. */
function samePage(from: string, { key, appContext }: Elsewhere): string {
  const features = featureFlags(key, appContext);
  const id = systemPageIds.find((one) => systemPages[one].path === from);
  const page = systemPageFor(id ?? null, features);
  return page?.audience === 'everybody' && page !== systemPages.centers ? page.path : '/';
}

/** In the language of the reader, where that centre has it. */
function addressThere(center: Elsewhere, from: string, { origin, locale, localeStrategy }: Page): string {
  const site = otherCenterHref({ id: '', name: '', host: center.host }, origin) ?? '/';
  const path = samePage(from, center);
  const isPrefixed =
    localeStrategy === 'prefix' && locale !== fallbackLocale && center.locales.includes(locale);
  return new URL(isPrefixed ? inLocale(locale, path) : path, site).href;
}

const looks = new Map<string, MarkLook>();
const mostLooks = 1000;

/** Its own colours, as its own pages show them; worked out once for each look. */
function lookOf(theme: ThemeConfig): MarkLook {
  const key = JSON.stringify(theme);
  const cached = looks.get(key);
  if (cached) return cached;
  if (looks.size >= mostLooks) looks.clear();
  const [light, dark] = [mendedTheme(theme, 'light'), mendedTheme(theme, 'dark')];
  const look = {
    '--mark-ground': hexOf(light.tint2),
    '--mark-ink': hexOf(light.link),
    '--mark-ground-dark': hexOf(dark.tint2),
    '--mark-ink-dark': hexOf(dark.link),
  } as const;
  looks.set(key, look);
  return look;
}

/** What was typed, and whether it is a place; `from` is the page that one came from. */
export async function loadCenters(page: Page, url: URL) {
  const near = (url.searchParams.get('near') ?? '').trim().slice(0, textLimits.place);
  const from = withoutPrefix(url.searchParams.get('from') ?? '/');
  const [{ items: places, meta }, { items: centers }] = await Promise.all([
    page.api.list(centerPlaceCalls.list, { query: { near } }),
    page.api.list(volunteerCenterCalls.list, { include: ['profile'] }),
  ]);
  const byId = new Map(centers.map((center) => [center.id, center]));
  const shown = places.flatMap<CenterToChoose>(({ id, municipality, lat, lon, kilometres, vacancies }) => {
    const center = byId.get(id);
    if (!center) return [];
    return {
      id,
      name: centerName(center, page.locale),
      href: addressThere(center, from, page),
      municipality,
      point: lat !== null && lon !== null ? { lat, lon } : null,
      kilometres,
      vacancies,
      isHere: Number(id) === page.center.id,
      look: lookOf(center.profile?.theme ?? {}),
    };
  });
  return {
    isOpen: !page.center.isClosed,
    near,
    place: meta.near,
    from: from === '/' ? null : from,
    centers: shown,
  };
}
