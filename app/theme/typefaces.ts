// The eight fonts a centre can choose (specification section 9). The CSS family differs from the name of the product where the
// font was renamed. `shipped` is false until its package is installed: such a choice shows in the default font.

export const FONT_NAMES = [
  'Inter Variable',
  'Rubik Variable',
  'Source Sans Pro',
  'Work Sans Variable',
  'Fira Code Variable',
  'Karla Variable',
  'Roboto',
  'Poppins',
] as const;
export type FontName = (typeof FONT_NAMES)[number];
export const DEFAULT_FONT = 'Inter Variable' satisfies FontName;

type Typeface = { stack: string; headingWeight: number };

const SHIPPED: Partial<Record<FontName, Typeface>> = {
  'Inter Variable': { stack: `'Inter Variable','Inter Fallback',sans-serif`, headingWeight: 600 },
  'Rubik Variable': { stack: `'Rubik Variable','Rubik Fallback',sans-serif`, headingWeight: 600 },
  'Source Sans Pro': {
    stack: `'Source Sans 3 Variable','Source Sans 3 Fallback',sans-serif`,
    headingWeight: 600,
  },
  'Work Sans Variable': { stack: `'Work Sans Variable','Work Sans Fallback',sans-serif`, headingWeight: 650 },
};

export function isShipped(name: FontName): boolean {
  return name in SHIPPED;
}

/** The name of the font that is really shown: unknown and unshipped ones fall back to the default. */
export function shownFont(name: string | null | undefined): FontName {
  const known = FONT_NAMES.find((font) => font === name);
  return known && isShipped(known) ? known : DEFAULT_FONT;
}

export function typeface(name: FontName): Typeface {
  return SHIPPED[name] ?? { stack: 'sans-serif', headingWeight: 600 };
}
