/** On the pages for developers the address says how the site looks, so that every part is seen in every look. */
import type { ColourMode } from '#contract/page-gift.ts';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import type { ThemeConfig } from '#contract/theme-colours.ts';

interface StoryLook {
  theme?: Partial<ThemeConfig>;
  colourMode?: ColourMode;
}

/** From `?mode=dark&shape=straight&preset=yellow&muted=stone`; nothing on any other page. */
export function storyLook(url: URL): StoryLook {
  if (!withoutPrefix(url.pathname).startsWith('/test/')) return {};
  const asked = (name: string) => url.searchParams.get(name);
  const mode = asked('mode');
  const shape = asked('shape');
  const preset = asked('preset');
  const muted = asked('muted');
  return {
    theme: {
      ...(shape === 'rounded' || shape === 'straight' ? { shape } : {}),
      ...(preset ? { primaryColorPreset: preset, primaryColorShades: null } : {}),
      ...(muted ? { mutedColorPreset: muted } : {}),
    },
    ...(mode === 'light' || mode === 'dark' ? { colourMode: mode } : {}),
  };
}
