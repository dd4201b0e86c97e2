// The eight fonts a centre can choose (specification section 9), with what each needs. The CSS family differs from the name in
// the product where the font was renamed.
import { type FontName, fonts, themeDefaults } from '#contract/theme.ts';

export interface Typeface {
  /** The family, its fallback of the same width, and what the device has. */
  stack: string;
  headingWeight: number;
  /** Letter spacing when it is the font of running text. */
  tracking: string;
}

const face = (family: string, generic = 'sans-serif', more: Partial<Typeface> = {}): Typeface => ({
  stack: `'${family}','${family.replace(' Variable', '')} Fallback',${generic}`,
  headingWeight: 600,
  tracking: 'normal',
  ...more,
});

const TYPEFACES: Record<FontName, Typeface> = {
  'Inter Variable': face('Inter Variable'),
  'Rubik Variable': face('Rubik Variable'),
  'Source Sans Pro': face('Source Sans 3 Variable'),
  'Work Sans Variable': face('Work Sans Variable', 'sans-serif', { headingWeight: 650 }),
  'Fira Code Variable': face('Fira Code Variable', 'monospace', { tracking: '-.02em' }),
  'Karla Variable': face('Karla Variable', 'sans-serif', { headingWeight: 650 }),
  Roboto: face('Roboto Variable'),
  Poppins: face('Poppins'),
};

/** The font that is shown: an unknown name gives the default. */
export function fontToShow(name: string | null | undefined, part: 'sans' | 'heading'): FontName {
  return fonts.find((font) => font === name) ?? themeDefaults.fonts[part];
}

export const typeface = (name: FontName): Typeface => TYPEFACES[name];
