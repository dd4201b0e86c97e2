/** What the form asks, in its order; the rules are those of the contract. */
import * as z from 'zod/mini';
import { optionalText } from '#contract/fields.ts';
import { organizationFields } from '#contract/organization-fields.ts';
import { textLimits } from '#contract/text-limits.ts';
import type { AttributesOf } from '#app/forms/form-values.ts';
import type { Translate } from '#app/i18n/words.ts';

const {
  lat: _lat,
  lon: _lon,
  logoId: _logo,
  coverImageId: _cover,
  organizationType,
  ...args
} = organizationFields;

/** What a save gives back. */
export interface SavedOrganization {
  id: string;
  name: string;
}

/** Pictures of the form, and what is asked of each: they become uploads before the organisation is saved. */
export const pictureNames = ['logo', 'coverImage'] as const;
export type PictureName = (typeof pictureNames)[number];
const pictureFields = {
  logo: optionalText(200),
  logo_alt: optionalText(textLimits.pictureText),
  logo_decorative: z.boolean(),
  logo_remove: z.boolean(),
  coverImage: optionalText(200),
  coverImage_alt: optionalText(textLimits.pictureText),
  coverImage_decorative: z.boolean(),
  coverImage_remove: z.boolean(),
};

/** What kind of organisation it is, the centre says. */
const ownForm = z.object({ ...args, ...pictureFields });
const centerForm = z.object({ organizationType, ...args, ...pictureFields });
export type OrganizationSchema = typeof centerForm | typeof ownForm;
/** For the centre's staff, or for the organisation's own people. */
export const formFor = (isStaff: boolean): OrganizationSchema => (isStaff ? centerForm : ownForm);

/** Without what is said of its pictures: the attributes that it is saved with. */
export function withoutPictures<Typed extends Partial<AttributesOf<OrganizationSchema>>>(typed: Typed) {
  const {
    logo: _picture,
    logo_alt: _logoAlt,
    logo_decorative: _logoDecorative,
    logo_remove: _logoRemove,
    coverImage: _coverPicture,
    coverImage_alt: _coverAlt,
    coverImage_decorative: _coverDecorative,
    coverImage_remove: _coverRemove,
    ...attributes
  } = typed;
  return attributes;
}

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
