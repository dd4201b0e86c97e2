/** The look as a form asks it: one field a choice, and the variables of the stylesheet as lines. */
import * as z from 'zod/mini';
import { oneOf, typedText } from '#contract/fields.ts';
import {
  colorPresets,
  fonts,
  footerVariants,
  mutedPresets,
  shadeSetText,
  shapes,
  tabVariants,
  themeColour,
  typedShades,
  type ThemeConfig,
} from '#contract/theme.ts';
import type { ThemeConfig as LooseTheme } from '#contract/theme-colours.ts';
import { themePresets } from '#contract/theme-colours.ts';
import { settableVariables, variableFault } from '#contract/theme-variables.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { resolveTheme } from '#app/theme/theme.ts';

/** Not a preset: the second colour is then the muted one. */
const allPresets = [...colorPresets, ...mutedPresets] as const;
const empty = <Field extends z.ZodMiniType>(field: Field) => z.optional(z.nullable(field));

/** `rcard: 12px` on each line, with or without two dashes and a semicolon. */
export function variablesIn(text: string): [name: string, value: string][] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    });
}

/** A line for each that there is, and room for mistakes. */
const longestVariables = Object.keys(settableVariables).length * 40;

export const lookForm = z.object({
  primaryColorPreset: oneOf(allPresets),
  primaryColorShades: empty(shadeSetText()),
  secondaryColorPreset: empty(oneOf(allPresets)),
  secondaryColorShades: empty(shadeSetText()),
  mutedColorPreset: oneOf(mutedPresets),
  backgroundColor: empty(themeColour()),
  textColor: empty(themeColour()),
  headingFont: oneOf(fonts),
  sansFont: oneOf(fonts),
  shape: oneOf(shapes),
  tabVariant: oneOf(tabVariants),
  footerVariant: oneOf(footerVariants),
  isSticky: z.boolean(),
  hasLanguageToggle: z.boolean(),
  cssVariables: empty(
    typedText(
      longestVariables,
      z.refine((text) => variablesIn(text).every(([name, value]) => !variableFault(name, value)), {
        params: { code: 'invalid' },
      }),
    ),
  ),
});
export type LookValues = z.infer<typeof lookForm>;

const shadeText = (shades: unknown) => {
  const typed = typedShades(shades);
  return typed ? JSON.stringify(typed, null, 1) : null;
};

/** A look as the form shows it: what was not chosen is what holds. */
export function valuesOfLook(config: LooseTheme): LookValues {
  const { fonts: chosen, shape, header, footer } = resolveTheme(config);
  const presets = themePresets(config);
  return {
    primaryColorPreset: presets.primary,
    primaryColorShades: shadeText(config.primaryColorShades),
    secondaryColorPreset: config.secondaryColorPreset ? presets.secondary : null,
    secondaryColorShades: shadeText(config.secondaryColorShades),
    mutedColorPreset: presets.muted,
    backgroundColor: config.backgroundColor ?? null,
    textColor: config.textColor ?? null,
    headingFont: chosen.heading,
    sansFont: chosen.sans,
    shape,
    tabVariant: header.tabVariant,
    footerVariant: footer.variant,
    isSticky: header.sticky,
    hasLanguageToggle: header.languageToggle,
    cssVariables:
      Object.entries(config.cssVariables ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n') || null,
  };
}

/** The form as the API takes it. */
export function lookOfValues(values: Partial<LookValues>): ThemeConfig {
  const variables = variablesIn(values.cssVariables ?? '');
  return {
    fonts: { heading: values.headingFont, sans: values.sansFont },
    primaryColorPreset: values.primaryColorPreset,
    primaryColorShades: values.primaryColorShades || null,
    secondaryColorPreset: values.secondaryColorPreset || null,
    secondaryColorShades: values.secondaryColorShades || null,
    mutedColorPreset: values.mutedColorPreset,
    backgroundColor: values.backgroundColor || null,
    textColor: values.textColor || null,
    shape: values.shape,
    header: {
      tabVariant: values.tabVariant,
      sticky: values.isSticky,
      languageToggle: values.hasLanguageToggle,
    },
    footer: { variant: values.footerVariant },
    ...(variables.length > 0 && { cssVariables: Object.fromEntries(variables) }),
  };
}

/** What is typed now, for the preview: a colour or variable that is only half there is left out. */
export function lookWhileTyping(values: FormValues): ThemeConfig {
  const typed = values as unknown as LookValues;
  const fits = (name: 'backgroundColor' | 'textColor' | 'primaryColorShades' | 'secondaryColorShades') =>
    z.safeParse(lookForm.shape[name], typed[name] || null).success ? typed[name] : null;
  return lookOfValues({
    ...typed,
    backgroundColor: fits('backgroundColor'),
    textColor: fits('textColor'),
    primaryColorShades: fits('primaryColorShades'),
    secondaryColorShades: fits('secondaryColorShades'),
  });
}

/** Of the button that puts online what it saves. */
export const publishIntent = 'publish';
