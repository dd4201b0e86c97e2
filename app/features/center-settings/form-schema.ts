/** What each part of the settings asks; the rules are those of the contract. */
import * as z from 'zod/mini';
import { centerSettingsFields as fields } from '#contract/center-settings.ts';
import { pictureFields } from '#app/forms/picture-fields.ts';
import type { Translate } from '#app/i18n/words.ts';

const { websiteLogoId: _logo, websiteLogoDarkModeId: _dark, faviconId: _favicon, ...names } = fields.who;

export const centerForm = z.object({
  ...names,
  ...pictureFields('websiteLogo', 'websiteLogoDarkMode', 'favicon'),
  ...fields.where,
  ...fields.numbers,
});
export const checksForm = z.object(fields.checks);
export const mailForm = z.object(fields.mail);
export const featuresForm = z.object(fields.features);
/** A screen of its own: /instellingen/footer. The marks are those of the centre. */
export const footerForm = z.object({
  ...fields.footer,
  showAnbiLogo: fields.numbers.showAnbiLogo,
  showNovLogo: fields.numbers.showNovLogo,
});
export const retentionForm = z.object({ ...fields.retention, confirmsRemoval: z.boolean() });

/** Each is a form by itself: `?part=mail`. The first is the one without. */
export const settingsForms = {
  center: centerForm,
  checks: checksForm,
  mail: mailForm,
  features: featuresForm,
  retention: retentionForm,
} as const;
export type SettingsForm = keyof typeof settingsForms;

/** The one that an address asks for. */
export function formIn(url: URL): SettingsForm {
  const wanted = url.searchParams.get('part') ?? '';
  return Object.hasOwn(settingsForms, wanted) ? (wanted as SettingsForm) : 'center';
}

/** Labels by field, those of a row by `openingHours.day`. */
export function settingsLabels(t: Translate<'center-settings'>): Record<string, string> {
  const all = Object.values({ ...settingsForms, footerForm }).flatMap((schema) => Object.keys(schema.shape));
  const plain = all.filter((name) => !name.includes('_')) as 'name'[];
  return {
    ...Object.fromEntries(plain.map((name) => [name, t(`labels.${name}`)])),
    'socialLinks.network': t('labels.network'),
    'socialLinks.url': t('labels.url'),
    'openingHours.day': t('labels.day'),
    'openingHours.opens': t('labels.opens'),
    'openingHours.closes': t('labels.closes'),
  };
}
