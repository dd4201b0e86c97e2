/** What the form asks, in its order; the rules are those of the contract. */
import * as z from 'zod/mini';
import { organizationFields } from '#contract/organization-fields.ts';
import { pictureFields } from '#app/forms/picture-fields.ts';
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

const pictures = pictureFields('logo', 'coverImage');

/** What kind of organisation it is, the centre says. */
const ownForm = z.object({ ...args, ...pictures });
const centerForm = z.object({ organizationType, ...args, ...pictures });
export type OrganizationSchema = typeof centerForm | typeof ownForm;
/** For the centre's staff, or for the organisation's own people. */
export const formFor = (isStaff: boolean): OrganizationSchema => (isStaff ? centerForm : ownForm);

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
