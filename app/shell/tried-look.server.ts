/** The look that staff tries, on any page of their site: for whoever has the address, and drawn as for a visitor. */
import { themeCalls } from '#contract/calls/themes.ts';
import type { ColourMode } from '#contract/request-context.ts';
import { footerVariants, tabVariants } from '#contract/theme.ts';
import type { ThemeConfig } from '#contract/theme-colours.ts';
import { lookParameter } from '#contract/themes.ts';
import type { Page } from '#app/api/page-context.ts';

export interface TriedLook {
  theme: ThemeConfig;
  colourMode?: ColourMode;
}

const wordIn = <Word extends string>(words: readonly Word[], value: string | null) =>
  words.find((one) => one === value);
const isOn = (value: string | null) => (value === null ? undefined : value === '1');

/** What is not kept yet, of what cannot be changed on a page that is drawn already. */
function unkept({ header, footer }: ThemeConfig, url: URL): Pick<ThemeConfig, 'header' | 'footer'> {
  const paramOf = (name: string) => url.searchParams.get(name);
  return {
    header: {
      ...header,
      tabVariant: wordIn(tabVariants, paramOf('tabs')) ?? header?.tabVariant,
      sticky: isOn(paramOf('sticky')) ?? header?.sticky,
      languageToggle: isOn(paramOf('toggle')) ?? header?.languageToggle,
    },
    footer: { ...footer, variant: wordIn(footerVariants, paramOf('footer')) ?? footer?.variant },
  };
}

/** By `?look=…&mode=dark`; null for any other address, and for one that holds no more, which shows what is online. */
export async function triedLook(page: Page, url: URL): Promise<TriedLook | null> {
  const token = url.searchParams.get(lookParameter);
  if (!token) return null;
  const tried = await page.api.one(themeCalls.preview, { params: { token } }).catch(() => null);
  if (!tried) return null;
  const colourMode = wordIn(['light', 'dark'] as const, url.searchParams.get('mode'));
  return { theme: { ...tried.theme, ...unkept(tried.theme, url) }, ...(colourMode && { colourMode }) };
}
