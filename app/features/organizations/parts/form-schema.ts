/** What the form asks, in its order; the rules are those of the contract. */
import * as z from 'zod/mini';
import { optionalText } from '#contract/fields.ts';
import { organizationFields } from '#contract/organization-fields.ts';
import type { Translate } from '#app/i18n/words.ts';

const {
  lat: _lat,
  lon: _lon,
  logoId: _logo,
  coverImageId: _cover,
  organizationType,
  ...asked
} = organizationFields;

/** Pictures of the form, and what is asked of each: they become uploads before the organisation is saved. */
export const pictureNames = ['logo', 'coverImage'] as const;
export type PictureName = (typeof pictureNames)[number];
const pictureFields = {
  logo: optionalText(200),
  logo_alt: optionalText(250),
  logo_decorative: z.boolean(),
  logo_remove: z.boolean(),
  coverImage: optionalText(200),
  coverImage_alt: optionalText(250),
  coverImage_decorative: z.boolean(),
  coverImage_remove: z.boolean(),
};

/** Without what is said of its pictures: the attributes that it is saved with. */
export const withoutPictures = (typed: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !(name in pictureFields)));

/** For its own people: what kind of organisation it is, the centre says. */
export const ownForm = z.object({ ...asked, ...pictureFields });
/** For the centre's staff. */
export const centerForm = z.object({ organizationType, ...asked, ...pictureFields });

/** Labels by field, those of a row by `openingHours.day`. */
export function organizationLabels(t: Translate<'organizations'>): Record<string, string> {
  const plain = Object.keys(centerForm.shape).filter((name) => !name.includes('_')) as 'name'[];
  return {
    ...Object.fromEntries(plain.map((name) => [name, t(`form.labels.${name}`)])),
    'socialLinks.network': t('form.labels.network'),
    'socialLinks.url': t('form.labels.url'),
    'openingHours.day': t('form.labels.day'),
    'openingHours.opens': t('form.labels.opens'),
    'openingHours.closes': t('form.labels.closes'),
  };
}
