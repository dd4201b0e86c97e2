// From the theme a centre chose to the few variables the stylesheet derives everything from (ui.md section 10). Pure: used while
// rendering, in the theme editor's preview and for mails.
import { colourChannels, parseColour } from '#app/theme/colour.ts';
import {
  type ColourPreset,
  type MutedPreset,
  SHADE_STEPS,
  type ShadeSet,
  isPreset,
  presetShades,
} from '#app/theme/presets.ts';
import { type FontName, shownFont, typeface } from '#app/theme/typefaces.ts';

export type Shape = 'rounded' | 'straight';
export type TabVariant = 'underline' | 'block' | 'pill';
export type FooterVariant = 'columns' | 'compact' | 'centered';

/** As stored: every field may be missing or null, and colours are whatever someone typed. Shades may also be a JSON text. */
export type ThemeConfig = {
  fonts?: { sans?: string | null; heading?: string | null } | null;
  primaryColorPreset?: string | null;
  primaryColorShades?: Partial<Record<string, string>> | string | null;
  secondaryColorPreset?: string | null;
  secondaryColorShades?: Partial<Record<string, string>> | string | null;
  mutedColorPreset?: string | null;
  backgroundColor?: string | null;
  textColor?: string | null;
  shape?: Shape | null;
  header?: {
    tabVariant?: TabVariant | null;
    sticky?: boolean | null;
    languageToggle?: boolean | null;
  } | null;
  footer?: { variant?: FooterVariant | null } | null;
};

export type ResolvedTheme = {
  fonts: { sans: FontName; heading: FontName };
  primary: ShadeSet;
  secondary: ShadeSet;
  muted: ShadeSet;
  background: string;
  text: string;
  shape: Shape;
  header: { tabVariant: TabVariant; sticky: boolean; languageToggle: boolean };
  footer: { variant: FooterVariant };
};

/** The specification names no default for the primary colour; indigo is the first it lists. */
export const DEFAULT_PRIMARY: ColourPreset = 'indigo';
export const DEFAULT_MUTED: MutedPreset = 'slate';

const TAB_VARIANTS: readonly TabVariant[] = ['underline', 'block', 'pill'];
const FOOTER_VARIANTS: readonly FooterVariant[] = ['columns', 'compact', 'centered'];

export function resolveTheme(config: ThemeConfig): ResolvedTheme {
  const muted = presetShades(presetOr(config.mutedColorPreset, DEFAULT_MUTED));
  const primary =
    customShades(config.primaryColorShades) ??
    presetShades(presetOr(config.primaryColorPreset, DEFAULT_PRIMARY));
  const secondary =
    customShades(config.secondaryColorShades) ??
    (isPreset(config.secondaryColorPreset) ? presetShades(config.secondaryColorPreset) : muted);
  return {
    fonts: { sans: shownFont(config.fonts?.sans), heading: shownFont(config.fonts?.heading) },
    primary,
    secondary,
    muted,
    background: colourOr(config.backgroundColor, '#ffffff'),
    text: colourOr(config.textColor, primary['950']),
    shape: config.shape === 'straight' ? 'straight' : 'rounded',
    header: {
      tabVariant: oneOf(TAB_VARIANTS, config.header?.tabVariant),
      sticky: config.header?.sticky ?? true,
      languageToggle: config.header?.languageToggle ?? true,
    },
    footer: { variant: oneOf(FOOTER_VARIANTS, config.footer?.variant) },
  };
}

/** Names without the two dashes: p50 to p950, s.., m.., bgc, txt, fsans, fhead, hw. */
export function themeVariables(config: ThemeConfig): Record<string, string> {
  const theme = resolveTheme(config);
  const heading = typeface(theme.fonts.heading);
  return {
    ...shadeVariables('p', theme.primary),
    ...shadeVariables('s', theme.secondary),
    ...shadeVariables('m', theme.muted),
    bgc: theme.background,
    txt: theme.text,
    fsans: typeface(theme.fonts.sans).stack,
    fhead: heading.stack,
    hw: String(heading.headingWeight),
  };
}

/** For the root element, or for the wrapper of a preview; data-mode belongs to the visitor and is set beside these. */
export function themeAttributes(config: ThemeConfig): Record<`data-${string}`, string> {
  const theme = resolveTheme(config);
  return {
    'data-shape': theme.shape,
    'data-tabs': theme.header.tabVariant,
    'data-footer': theme.footer.variant,
  };
}

/** Safe to put in a style element: every value was printed from numbers or from our own list. */
export function themeCss(config: ThemeConfig, selector: ':root' | `#${string}` = ':root'): string {
  const pairs = Object.entries(themeVariables(config)).map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${pairs.join(';')}}`;
}

/** Used only when it parses and all eleven keys are filled (specification section 5); a bad colour in it turns black. */
function customShades(shades: ThemeConfig['primaryColorShades']): ShadeSet | undefined {
  const found = typeof shades === 'string' ? parsedJson(shades) : shades;
  if (typeof found !== 'object' || found === null) return undefined;
  const record = found as Record<string, unknown>;
  const filled = SHADE_STEPS.every((step) => typeof record[step] === 'string' && record[step].trim() !== '');
  if (!filled) return undefined;
  return Object.fromEntries(SHADE_STEPS.map((step) => [step, printed(String(record[step]))])) as ShadeSet;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function printed(colour: string): string {
  return `rgb(${colourChannels(colour)})`;
}

function colourOr(colour: string | null | undefined, fallback: string): string {
  return colour?.trim() ? printed(colour) : fallback;
}

function presetOr<Name extends ColourPreset | MutedPreset>(name: unknown, fallback: Name) {
  return isPreset(name) ? name : fallback;
}

function shadeVariables(letter: 'p' | 's' | 'm', shades: ShadeSet): Record<string, string> {
  return Object.fromEntries(SHADE_STEPS.map((step) => [`${letter}${step}`, shades[step]]));
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value {
  return values.find((known) => known === value) ?? (values[0] as Value);
}

/** For the theme editor: which typed colours would turn black. */
export function isColour(text: string): boolean {
  return parseColour(text) !== undefined;
}
