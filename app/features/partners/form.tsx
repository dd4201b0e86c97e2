/** What is filled in of a partner. */
import * as z from 'zod/mini';
import { partnerFields } from '#contract/partners.ts';
import type { PartnerView } from '#app/features/partners/components/partner.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { pictureOf } from '#app/forms/form-picture.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { pictureFields } from '#app/forms/picture-fields.ts';
import { type Translate, useWords } from '#app/i18n/words.ts';
import { NumberField } from '#app/ui/number-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const { logoId: _asPicture, ...typed } = partnerFields;
export const partnerForm = z.object({ ...typed, ...pictureFields('logo') });

/** Where one stands that is new: after those that were given a place. */
export const newPartner = { kind: 'organization', position: 100 } as const;

export const partnerLabels = (t: Translate<'partners'>) => ({
  name: t('fields.name'),
  kind: t('fields.kind'),
  text: t('fields.text'),
  textEn: t('fields.textEn'),
  url: t('fields.url'),
  logo: t('fields.logo'),
  position: t('fields.position'),
});

const Field = fieldOf(partnerForm);
const ValueField = valueFieldOf(partnerForm);
const Choice = choiceOf(partnerForm);
const FormPicture = pictureOf(partnerForm);

/** `record` is null of a new one. */
export function PartnerFields({ record, hasEnglish }: { record: PartnerView | null; hasEnglish: boolean }) {
  const t = useWords('partners');
  return (
    <>
      <Field name="name" autoComplete="off" />
      <Choice name="kind" word={(kind) => t(`kinds.${kind}`)} hint={t('fields.kindHint')} />
      <Field name="text" as={TextArea} rows={2} hint={t('fields.textHint')} />
      {hasEnglish && <Field name="textEn" as={TextArea} rows={2} />}
      <Field name="url" type="url" />
      <FormPicture name="logo" current={record?.logo ?? null} />
      <ValueField name="position" as={NumberField} hint={t('fields.positionHint')} />
    </>
  );
}
