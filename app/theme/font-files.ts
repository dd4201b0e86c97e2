// Urls of the latin files to preload. Apart from theme.ts because these imports exist only where Vite builds.
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import rubik from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import { type ThemeConfig, resolveTheme } from '#app/theme/theme.ts';
import type { FontName } from '#app/theme/typefaces.ts';

const FILES: Partial<Record<FontName, string>> = {
  'Inter Variable': inter,
  'Rubik Variable': rubik,
  'Source Sans Pro': sourceSans,
  'Work Sans Variable': workSans,
};

/** One or two urls: body first, then headings when they use another font. */
export function fontFiles(config: ThemeConfig): string[] {
  const { sans, heading } = resolveTheme(config).fonts;
  return [...new Set([FILES[sans], FILES[heading]])].filter((url) => url !== undefined);
}
