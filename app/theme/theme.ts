// From the theme a centre chose to the few variables the stylesheet derives everything from (ui.md section 10). Pure: used while
// rendering, in the theme editor's preview and for mails.
import { colourChannels, parseColour } from '#contract/colours.ts';
import { themeColours, type ThemeColours, type ThemeConfig } from '#contract/theme-colours.ts';
import { readVariables, shadeSteps } from '#contract/theme-variables.ts';
import {
  type FontName,
  type FooterVariant,
  type ShadeSet,
  type Shape,
  type TabVariant,
  footerVariantOf,
  shapes,
  tabVariants,
  themeDefaults,
} from '#contract/theme.ts';
import { type ContrastRow, judgeMode, mendableRoles } from '#app/theme/contrast.ts';
import { type Mode, rolesOf } from '#app/theme/roles.ts';
import { fontToShow, typeface } from '#app/theme/typefaces.ts';

export type ResolvedTheme = ThemeColours & {
  fonts: { sans: FontName; heading: FontName };
  shape: Shape;
  header: { tabVariant: TabVariant; sticky: boolean; languageToggle: boolean };
  footer: { variant: FooterVariant };
  /** What the centre set by name besides: corners and the weight of headings. */
  others: Record<string, string>;
};

export function resolveTheme(config: ThemeConfig): ResolvedTheme {
  const set = readVariables(config.cssVariables);
  return {
    ...themeColours(config),
    fonts: {
      sans: fontToShow(config.fonts?.sans, 'sans'),
      heading: fontToShow(config.fonts?.heading, 'heading'),
    },
    shape: oneOfOr(shapes, config.shape, themeDefaults.shape),
    header: {
      tabVariant: oneOfOr(tabVariants, config.header?.tabVariant, themeDefaults.tabVariant),
      sticky: config.header?.sticky ?? true,
      languageToggle: config.header?.languageToggle ?? true,
    },
    footer: { variant: footerVariantOf(config) },
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

function oneOfOr<Value extends string>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((one) => one === value) ?? fallback;
}

function shadeVariables(letter: 'p' | 's' | 'm', shades: ShadeSet): Record<string, string> {
  return Object.fromEntries(shadeSteps.map((step) => [`${letter}${step}`, shades[`${step}`]]));
}

/** For the theme editor: which typed colours would turn black. */
export function isColour(text: string): boolean {
  return parseColour(text) !== undefined;
}
