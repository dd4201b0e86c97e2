/** The colours that a centre's theme comes to, for screens, mails and clients alike. */
import { isMutedPreset, isPreset, presetShades } from './colour-presets.ts';
import { colourChannels } from './colours.ts';
import { readVariables } from './theme-variables.ts';
import {
  customShades,
  shadeKeys,
  themeDefaults,
  type ShadeSet,
  type ThemeConfig as StoredTheme,
} from './theme.ts';

/** Any part may be missing or null, and words may be anything: a stored theme is older than the code that reads it. */
type Loose<Value> = Value extends string
  ? string
  : Value extends object
    ? { [Key in keyof Value]?: Loose<Value[Key]> | null }
    : Value;
export type ThemeConfig = Loose<StoredTheme>;

export interface ThemeColours {
  primary: ShadeSet;
  secondary: ShadeSet;
  muted: ShadeSet;
  background: string;
  text: string;
}

/** The presets that hold, chosen or not: a centre without a second colour has its muted one there. */
export function themePresets(config: ThemeConfig) {
  const muted = isMutedPreset(config.mutedColorPreset) ? config.mutedColorPreset : themeDefaults.muted;
  return {
    primary: isPreset(config.primaryColorPreset) ? config.primaryColorPreset : themeDefaults.primary,
    secondary: isPreset(config.secondaryColorPreset) ? config.secondaryColorPreset : muted,
    muted,
  };
}

/** Variables set by name go before shade sets, and those before presets. */
export function themeColours(config: ThemeConfig): ThemeColours {
  const set = readVariables(config.cssVariables);
  const presets = themePresets(config);
  const own = (letter: 'p' | 's' | 'm', shades: ShadeSet): ShadeSet =>
    Object.fromEntries(shadeKeys.map((step) => [step, set[`${letter}${step}`] ?? shades[step]])) as ShadeSet;
  const muted = own('m', presetShades(presets.muted));
  const primary = own('p', customShades(config.primaryColorShades) ?? presetShades(presets.primary));
  const second = isPreset(config.secondaryColorPreset) ? presetShades(presets.secondary) : muted;
  return {
    primary,
    secondary: own('s', customShades(config.secondaryColorShades) ?? second),
    muted,
    background: set['bgc'] ?? colourOr(config.backgroundColor, themeDefaults.background),
    text: set['txt'] ?? colourOr(config.textColor, primary[`${themeDefaults.textStep}`]),
  };
}

function colourOr(colour: string | null | undefined, fallback: string): string {
  return colour?.trim() ? `rgb(${colourChannels(colour)})` : fallback;
}
