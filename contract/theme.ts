/** The look of a centre, as its profile holds it (specification, sections 3, 5 and 9). */
import * as z from 'zod/mini';
import { colourChannels, parseColour } from './colours.ts';
import { oneOf, typedText } from './fields.ts';
import { shadeSteps, variableFault } from './theme-variables.ts';

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
export const shapes = ['rounded', 'straight'] as const;
export const tabVariants = ['underline', 'block', 'pill'] as const;
export const footerVariants = ['columns', 'compact', 'centered'] as const;

export type FontName = (typeof fonts)[number];
export type MutedPreset = (typeof mutedPresets)[number];
export type ColourPreset = (typeof colorPresets)[number];
export type Shape = (typeof shapes)[number];
export type TabVariant = (typeof tabVariants)[number];
export type FooterVariant = (typeof footerVariants)[number];

/** What holds where a centre chose nothing. The specification names no primary colour; indigo is the first that it lists. */
export const themeDefaults = {
  fonts: { sans: 'Inter Variable', heading: 'Inter Variable' },
  shape: 'rounded',
  primary: 'indigo',
  muted: 'slate',
  secondaryFallsBackTo: 'muted',
  /** Text has this step of the primary shades. */
  textStep: 950,
  background: '#ffffff',
  tabVariant: 'underline',
  footerVariant: 'columns',
} as const;

/** Of a look, which may be older than the code that reads it. */
export const footerVariantOf = (look: { footer?: { variant?: unknown } | null | undefined }): FooterVariant =>
  footerVariants.find((name) => name === look.footer?.variant) ?? themeDefaults.footerVariant;

export type ShadeStep = `${(typeof shadeSteps)[number]}`;
export type ShadeSet = Record<ShadeStep, string>;
export const shadeKeys = shadeSteps.map(String) as ShadeStep[];

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The eleven values as they were typed, or undefined unless all are there (specification, section 5). */
export function typedShades(given: unknown): ShadeSet | undefined {
  const found = typeof given === 'string' ? parsedJson(given) : given;
  if (typeof found !== 'object' || found === null) return undefined;
  const values = shadeKeys.map((key) => (found as Record<string, unknown>)[key]);
  if (!values.every((value) => typeof value === 'string' && value.trim() !== '')) return undefined;
  return Object.fromEntries(shadeKeys.map((key, at) => [key, values[at]])) as ShadeSet;
}

/** A shade set as it is used: every value printed from numbers, unreadable ones black. */
export function customShades(values: unknown): ShadeSet | undefined {
  const typed = typedShades(values);
  if (!typed) return undefined;
  return Object.fromEntries(shadeKeys.map((key) => [key, `rgb(${colourChannels(typed[key])})`])) as ShadeSet;
}

const either = z.union([z.string(), z.record(z.string(), z.string())]);
const preset = z.optional(z.nullable(oneOf([...colorPresets, ...mutedPresets])));
const choices = {
  fonts: z.optional(z.object({ sans: z.optional(oneOf(fonts)), heading: z.optional(oneOf(fonts)) })),
  primaryColorPreset: preset,
  secondaryColorPreset: preset,
  mutedColorPreset: z.optional(z.nullable(oneOf(mutedPresets))),
  shape: z.optional(oneOf(shapes)),
  header: z.optional(
    z.object({
      tabVariant: z.optional(oneOf(tabVariants)),
      sticky: z.optional(z.boolean()),
      languageToggle: z.optional(z.boolean()),
    }),
  ),
  footer: z.optional(z.object({ variant: z.optional(oneOf(footerVariants)) })),
};
const wire = <Text extends z.ZodMiniType, Shades extends z.ZodMiniType, Variables extends z.ZodMiniType>(
  colour: Text,
  shades: Shades,
  variables: Variables,
) => ({
  ...choices,
  /** A shade set, as JSON text or an object; used only when it has all eleven steps. */
  primaryColorShades: z.optional(z.nullable(shades)),
  secondaryColorShades: z.optional(z.nullable(shades)),
  backgroundColor: z.optional(z.nullable(colour)),
  textColor: z.optional(z.nullable(colour)),
  /** Variables of the stylesheet by name (theme-variables.ts says which). */
  cssVariables: z.optional(z.nullable(variables)),
});

/** As it is stored and read: what cannot be used is ignored when the look is worked out. */
export const themeConfig = z.object(wire(z.string(), either, z.record(z.string(), z.string())));
export type ThemeConfig = z.infer<typeof themeConfig>;

const readable = (text: string) => parseColour(text) !== undefined;
const refused = (code: string) => ({ params: { code } });

/** Longer is no colour, and no value of a variable. */
const longestColour = 80;
/** Eleven colours with their steps, however they are set out. */
export const longestShadeSet = 2000;

/** A colour that the look can be made of. */
export const themeColour = () => typedText(longestColour, z.refine(readable, refused('invalid')));

const isShadeSet = (given: unknown) => {
  const typed = typedShades(given);
  return typed !== undefined && Object.values(typed).every(readable);
};
/** A shade set as JSON text, with eleven colours that can be read. */
export const shadeSetText = () => typedText(longestShadeSet, z.refine(isShadeSet, refused('invalid')));
const shadeSetObject = z
  .record(z.string(), typedText(longestColour))
  .check(z.refine(isShadeSet, refused('invalid')));

/** As it is saved: by the same rules, but whatever would be ignored or turn black is refused. */
export const themeConfigBody = z.strictObject(
  wire(
    themeColour(),
    z.union([shadeSetText(), shadeSetObject]),
    z.record(z.string(), typedText(longestColour)).check(
      z.superRefine((typed, context) => {
        for (const [name, value] of Object.entries(typed)) {
          const code = variableFault(name, value);
          if (code) context.addIssue({ code: 'custom', path: [name], input: value, params: { code } });
        }
      }),
    ),
  ),
);
