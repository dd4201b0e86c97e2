/** What is filled in of a stock image. */
import * as z from 'zod/mini';
import { oneOf } from '#contract/fields.ts';
import { stockImageFields, stockImageOwners } from '#contract/stock-images.ts';
import type { Picture } from '#contract/uploads.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { pictureOf } from '#app/forms/form-picture.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { pictureFields } from '#app/forms/picture-fields.ts';
import { type Translate, useWords } from '#app/i18n/words.ts';
import { TextArea } from '#app/ui/text-area.tsx';
import { TokenField } from '#app/ui/token-field.tsx';

/** Of one that is there; whose it is stays. */
export const stockImageForm = z.object({ ...stockImageFields, ...pictureFields('image') });
export const newStockImageForm = z.extend(stockImageForm, { owner: z.optional(oneOf(stockImageOwners)) });

export const stockImageLabels = (t: Translate<'stock-images'>) => ({
  name: t('fields.name'),
  shortDescription: t('fields.shortDescription'),
  description: t('fields.description'),
  keywords: t('fields.keywords'),
  image: t('fields.image'),
  owner: t('fields.owner'),
});

const Field = fieldOf(stockImageForm);
const ValueField = valueFieldOf(stockImageForm);
const Choice = choiceOf(newStockImageForm);
const FormPicture = pictureOf(stockImageForm);

type FieldsProps = {
  /** Null of a new one. */
  image: Picture | null;
  /** Whoever adds one may offer it to every centre. */
  choosesOwner?: boolean;
};

export function StockImageFields({ image, choosesOwner = false }: FieldsProps) {
  const t = useWords('stock-images');
  return (
    <>
      <FormPicture name="image" current={image} isWhole />
      <Field name="name" autoComplete="off" />
      <Field name="shortDescription" hint={t('fields.shortDescriptionHint')} />
      <Field name="description" as={TextArea} rows={2} hint={t('fields.descriptionHint')} />
      <ValueField name="keywords" as={TokenField} />
      {choosesOwner && <Choice name="owner" word={(owner) => t(`owners.${owner}`)} />}
    </>
  );
}
