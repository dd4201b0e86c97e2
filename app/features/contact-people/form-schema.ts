/** What the form of a contact person asks; the rules are those of the contract. */
import * as z from 'zod/mini';
import { contactPersonFields } from '#contract/contact-people.ts';
import { pictureFields } from '#app/forms/picture-fields.ts';
import type { Translate } from '#app/i18n/words.ts';

const { photoId: _photo, position: _position, ...own } = contactPersonFields;

/** Their place is changed in the list. */
export const contactPersonForm = z.object({ ...own, ...pictureFields('photo') });

/** What its fields are called. */
export const contactPersonLabels = (t: Translate<'contact-people'>): Record<string, string> => {
  const names = Object.keys(contactPersonForm.shape).filter((name) => !name.includes('_')) as 'name'[];
  return Object.fromEntries(names.map((name) => [name, t(`labels.${name}`)]));
};
