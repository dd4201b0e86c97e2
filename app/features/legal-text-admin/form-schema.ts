/** What is filled in of a section; the rules are those of the contract. */
import * as z from 'zod/mini';
import { oneOf, text } from '#contract/fields.ts';
import { legalSectionFields, legalTextNotes } from '#contract/legal-texts.ts';
import type { Translate } from '#app/i18n/words.ts';

/** To a section that the law prescribes a centre adds, and no more. */
export const addedForm = z.object(legalSectionFields);
export const replacedForm = z.object({ kind: oneOf(['addition', 'replacement']), ...legalSectionFields });
export const ownForm = z.object({ ...legalSectionFields, title: text(120) });
export const sectionForms = { added: addedForm, replaced: replacedForm, own: ownForm } as const;
export type SectionForm = keyof typeof sectionForms;

/** What goes along with a new version. */
export const publishForm = z.object(legalTextNotes);

export const sectionLabels = (t: Translate<'legal-text-admin'>) => ({
  kind: t('labels.kind'),
  title: t('labels.title'),
  titleEn: t('labels.titleEn'),
  text: t('labels.text'),
  textEn: t('labels.textEn'),
});
