// Urls of the latin files to preload. Apart from theme.ts because these imports exist only where Vite builds.
import poppins400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppins600 from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';
import firaCode from '@fontsource-variable/fira-code/files/fira-code-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import karla from '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2?url';
import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url';
import rubik from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import type { FontName } from '#contract/theme.ts';
import type { ThemeConfig } from '#contract/theme-colours.ts';
import { resolveTheme } from '#app/theme/theme.ts';

/** A variable font is one file for all weights; of a static one headings need another than running text. */
const FILES: Record<FontName, { sans: string; heading: string }> = {
  'Inter Variable': { sans: inter, heading: inter },
  'Rubik Variable': { sans: rubik, heading: rubik },
  'Source Sans Pro': { sans: sourceSans, heading: sourceSans },
  'Work Sans Variable': { sans: workSans, heading: workSans },
  'Fira Code Variable': { sans: firaCode, heading: firaCode },
  'Karla Variable': { sans: karla, heading: karla },
  Roboto: { sans: roboto, heading: roboto },
  Poppins: { sans: poppins400, heading: poppins600 },
};

/** One or two urls: that of running text first, then that of headings when it is another. */
export function fontFiles(config: ThemeConfig): string[] {
  const { sans, heading } = resolveTheme(config).fonts;
  return [...new Set([FILES[sans].sans, FILES[heading].heading])];
}
