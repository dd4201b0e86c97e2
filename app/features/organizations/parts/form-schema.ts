/** What the form asks, in its order; the rules are those of the contract. */
import * as z from 'zod/mini';
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

/** For its own people: what kind of organisation it is, the centre says. */
export const ownForm = z.object(asked);
/** For the centre's staff. */
export const centerForm = z.object({ organizationType, ...asked });

/** Labels by field, those of a row by `openingHours.day`. */
export function organizationLabels(t: Translate<'organizations'>): Record<string, string> {
  const plain = [...Object.keys(centerForm.shape), 'logo', 'coverImage'] as 'name'[];
  return {
    ...Object.fromEntries(plain.map((name) => [name, t(`form.labels.${name}`)])),
    'socialLinks.network': t('form.labels.network'),
    'socialLinks.url': t('form.labels.url'),
    'openingHours.day': t('form.labels.day'),
    'openingHours.opens': t('form.labels.opens'),
    'openingHours.closes': t('form.labels.closes'),
  };
}
