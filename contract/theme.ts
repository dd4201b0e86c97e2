/** The look of a centre, as its profile holds it (specification, sections 3 and 9). */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';

export const shadeSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export const fonts = [
  'Inter Variable',
  'Rubik Variable',
  'Source Sans Pro',
  'Work Sans Variable',
  'Fira Code Variable',
  'Karla Variable',
  'Roboto',
  'Poppins',
] as const;
export const mutedPresets = ['gray', 'slate', 'stone', 'zinc', 'neutral'] as const;
export const colorPresets = [
  'indigo',
  'sky',
  'purple',
  'violet',
  'lime',
  'teal',
  'emerald',
  'rose',
  'pink',
  'yellow',
  'orange',
  'mauve',
] as const;

const shades = z.optional(z.nullable(z.string()));
const preset = z.optional(z.nullable(oneOf([...colorPresets, ...mutedPresets])));

export const themeConfig = z.object({
  fonts: z.optional(z.object({ sans: z.optional(oneOf(fonts)), heading: z.optional(oneOf(fonts)) })),
  primaryColorPreset: preset,
  /** A shade set as JSON text; used only when it has all eleven steps. */
  primaryColorShades: shades,
  secondaryColorPreset: preset,
  secondaryColorShades: shades,
  mutedColorPreset: z.optional(z.nullable(oneOf(mutedPresets))),
  backgroundColor: z.optional(z.nullable(z.string())),
  textColor: z.optional(z.nullable(z.string())),
  shape: z.optional(oneOf(['rounded', 'straight'])),
  header: z.optional(
    z.object({
      tabVariant: z.optional(oneOf(['underline', 'block', 'pill'])),
      sticky: z.optional(z.boolean()),
      languageToggle: z.optional(z.boolean()),
    }),
  ),
  footer: z.optional(z.object({ variant: z.optional(oneOf(['columns', 'compact', 'centered'])) })),
});
export type ThemeConfig = z.infer<typeof themeConfig>;
