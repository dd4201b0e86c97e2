import type { Messages, WordKey } from '#app/i18n/nouns.ts';
import type { lookForm } from '#app/features/themes/form-schema.ts';

type Say = (key: WordKey<Messages['themes']>) => string;

/** What the fields are called, also in what is wrong with them. */
export const lookLabels = (t: Say): Record<keyof typeof lookForm.shape, string> => ({
  primaryColorPreset: t('fields.primaryColorPreset'),
  primaryColorShades: t('fields.primaryColorShades'),
  secondaryColorPreset: t('fields.secondaryColorPreset'),
  secondaryColorShades: t('fields.secondaryColorShades'),
  mutedColorPreset: t('fields.mutedColorPreset'),
  backgroundColor: t('fields.backgroundColor'),
  textColor: t('fields.textColor'),
  headingFont: t('fields.headingFont'),
  sansFont: t('fields.sansFont'),
  shape: t('fields.shape'),
  tabVariant: t('fields.tabVariant'),
  footerVariant: t('fields.footerVariant'),
  isSticky: t('fields.isSticky'),
  hasLanguageToggle: t('fields.hasLanguageToggle'),
  cssVariables: t('fields.cssVariables'),
});
