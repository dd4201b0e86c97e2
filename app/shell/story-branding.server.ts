/** On the pages for developers the address says how the site looks, so that every part is seen in every look. */
import type { ColourMode } from '#contract/request-context.ts';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import type { ThemeConfig } from '#contract/theme-colours.ts';

interface StoryBranding {
  theme?: Partial<ThemeConfig>;
  colourMode?: ColourMode;
}

/** From `?mode=dark&shape=straight&preset=yellow&muted=stone`; nothing on any other page. */
export function storyBranding(url: URL): StoryBranding {
  if (!withoutPrefix(url.pathname).startsWith('/test/')) return {};
  const paramOf = (name: string) => url.searchParams.get(name);
  const mode = paramOf('mode');
  const shape = paramOf('shape');
  const preset = paramOf('preset');
  const muted = paramOf('muted');
  return {
    theme: {
      ...(shape === 'rounded' || shape === 'straight' ? { shape } : {}),
      ...(preset ? { primaryColorPreset: preset, primaryColorShades: null } : {}),
      ...(muted ? { mutedColorPreset: muted } : {}),
    },
    ...(mode === 'light' || mode === 'dark' ? { colourMode: mode } : {}),
  };
}
