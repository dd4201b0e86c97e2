// From the theme a centre chose to the few variables the stylesheet derives everything from (ui.md section 10). Pure: used while
// rendering, in the theme editor's preview and for mails.
import { colourChannels, parseColour } from '#contract/colours.ts';
import { readVariables, shadeSteps } from '#contract/theme-variables.ts';
import {
  type FontName,
  type FooterVariant,
  type ShadeSet,
  type Shape,
  type TabVariant,
  type ThemeConfig as StoredTheme,
  customShades,
  footerVariants,
  shadeKeys,
  shapes,
  tabVariants,
  themeDefaults,
} from '#contract/theme.ts';
import { type ContrastRow, judgeMode, mendableRoles } from '#app/theme/contrast.ts';
import { isMutedPreset, isPreset, presetShades } from '#app/theme/presets.ts';
import { type Mode, rolesOf } from '#app/theme/roles.ts';
import { shownFont, typeface } from '#app/theme/typefaces.ts';

/** Any part may be missing or null, and words may be anything: a stored theme is older than the code that reads it. */
type Loose<Value> = Value extends string
  ? string
  : Value extends object
    ? { [Key in keyof Value]?: Loose<Value[Key]> | null }
    : Value;
export type ThemeConfig = Loose<StoredTheme>;

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
  /** What the centre set by name besides: corners and the weight of headings. */
  others: Record<string, string>;
};

/** Variables set by name go before shade sets, and those before presets. */
export function resolveTheme(config: ThemeConfig): ResolvedTheme {
  const set = readVariables(config.cssVariables);
  const own = (letter: 'p' | 's' | 'm', shades: ShadeSet): ShadeSet =>
    Object.fromEntries(shadeKeys.map((step) => [step, set[`${letter}${step}`] ?? shades[step]])) as ShadeSet;
  const muted = own(
    'm',
    presetShades(isMutedPreset(config.mutedColorPreset) ? config.mutedColorPreset : themeDefaults.muted),
  );
  const primary = own(
    'p',
    customShades(config.primaryColorShades) ??
      presetShades(isPreset(config.primaryColorPreset) ? config.primaryColorPreset : themeDefaults.primary),
  );
  const chosen = isPreset(config.secondaryColorPreset) ? presetShades(config.secondaryColorPreset) : muted;
  return {
    fonts: {
      sans: shownFont(config.fonts?.sans, 'sans'),
      heading: shownFont(config.fonts?.heading, 'heading'),
    },
    primary,
    secondary: own('s', customShades(config.secondaryColorShades) ?? chosen),
    muted,
    background: set['bgc'] ?? colourOr(config.backgroundColor, themeDefaults.background),
    text: set['txt'] ?? colourOr(config.textColor, primary[`${themeDefaults.textStep}`]),
    shape: known(shapes, config.shape, themeDefaults.shape),
    header: {
      tabVariant: known(tabVariants, config.header?.tabVariant, themeDefaults.tabVariant),
      sticky: config.header?.sticky ?? true,
      languageToggle: config.header?.languageToggle ?? true,
    },
    footer: { variant: known(footerVariants, config.footer?.variant, themeDefaults.footerVariant) },
    others: Object.fromEntries(Object.entries(set).filter(([name]) => !isColourName(name))),
  };
}

const isColourName = (name: string) => /^([psm]\d+|bgc|txt)$/.test(name);

/** What roles are made of: p50 to m950, bgc and txt, as the centre set them. */
function colourVariables(theme: ResolvedTheme): Record<string, string> {
  return {
    ...shadeVariables('p', theme.primary),
    ...shadeVariables('s', theme.secondary),
    ...shadeVariables('m', theme.muted),
    bgc: theme.background,
    txt: theme.text,
  };
}

/** The shades once more as bare channels, `p500-rgb: 97 95 255`: for `rgb(var(--p500-rgb) / .5)`. */
function channelVariables(colours: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [`${name}-rgb`, colourChannels(value)]),
  );
}

/** `light-link: #…` for each role that cannot be shown as the centre set it; roles.css puts it before its own. */
function mendedVariables(colours: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const mode of ['light', 'dark'] as const)
    for (const [role, colour] of Object.entries(judgeMode(mode, colours).mended))
      found[`${mode}-${role}`] = colour;
  return found;
}

/** All variables of a theme, names without the two dashes. */
export function themeVariables(config: ThemeConfig): Record<string, string> {
  const theme = resolveTheme(config);
  const colours = colourVariables(theme);
  const [sans, heading] = [typeface(theme.fonts.sans), typeface(theme.fonts.heading)];
  return {
    ...colours,
    ...channelVariables(colours),
    ...mendedVariables(colours),
    fsans: sans.stack,
    fhead: heading.stack,
    ftrack: sans.tracking,
    hw: String(heading.headingWeight),
    ...theme.others,
  };
}

/** Every pair that ui.md measures, in both modes, with what is shown where a colour of the centre falls short. */
export function contrastReport(config: ThemeConfig): ContrastRow[] {
  const colours = colourVariables(resolveTheme(config));
  return (['light', 'dark'] as const).flatMap((mode) => judgeMode(mode, colours).rows);
}

/** The roles as they are shown, after mending. */
export function mendedTheme(config: ThemeConfig, mode: Mode) {
  return judgeMode(mode, colourVariables(resolveTheme(config))).shown;
}

/** The roles as the centre set them. */
export const typedRoles = (config: ThemeConfig, mode: Mode) =>
  rolesOf(mode, colourVariables(resolveTheme(config)));

/** For the root element, or for the wrapper of a preview; data-mode belongs to the visitor and is set beside these. */
export function themeAttributes(config: ThemeConfig): Record<`data-${string}`, string> {
  const theme = resolveTheme(config);
  return {
    'data-shape': theme.shape,
    'data-tabs': theme.header.tabVariant,
    'data-footer': theme.footer.variant,
  };
}

/** In a preview inside another theme: what the outer one had to mend counts for the outer one alone. */
const unmended = () =>
  Object.fromEntries(
    (['light', 'dark'] as const).flatMap((mode) =>
      mendableRoles(mode).map((role) => [`${mode}-${role}`, 'initial']),
    ),
  );

/** For the wrapper of a preview inside another theme: `<div style={previewStyle(config)} data-mode="dark">`. */
export const previewStyle = (config: ThemeConfig): Record<`--${string}`, string> =>
  Object.fromEntries(
    Object.entries({ ...unmended(), ...themeVariables(config) }).map(([name, value]) => [`--${name}`, value]),
  );

/** Safe to put in a style element: every value was printed from numbers or from our own list. */
export function themeCss(config: ThemeConfig): string {
  const pairs = Object.entries(themeVariables(config)).map(([name, value]) => `--${name}:${value}`);
  return `:root{${pairs.join(';')}}`;
}

function colourOr(colour: string | null | undefined, fallback: string): string {
  return colour?.trim() ? `rgb(${colourChannels(colour)})` : fallback;
}

function known<Value extends string>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((one) => one === value) ?? fallback;
}

function shadeVariables(letter: 'p' | 's' | 'm', shades: ShadeSet): Record<string, string> {
  return Object.fromEntries(shadeSteps.map((step) => [`${letter}${step}`, shades[`${step}`]]));
}

/** For the theme editor: which typed colours would turn black. */
export function isColour(text: string): boolean {
  return parseColour(text) !== undefined;
}
