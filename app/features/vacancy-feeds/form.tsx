/** What is filled in of an address that vacancies are read from. */
import * as z from 'zod/mini';
import { vacancyFeedFields } from '#contract/vacancy-feeds.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { type Translate, useWords } from '#app/i18n/words.ts';

export const vacancyFeedForm = z.object(vacancyFeedFields);

export const feedLabels = (t: Translate<'vacancy-feeds'>) => ({
  address: t('fields.address'),
  becomes: t('fields.becomes'),
  contactEmail: t('fields.contactEmail'),
});

const Field = fieldOf(vacancyFeedForm);
const Choice = choiceOf(vacancyFeedForm);

export function FeedFields() {
  const t = useWords('vacancy-feeds');
  return (
    <>
      <Field name="address" type="url" hint={t('fields.addressHint')} />
      <Choice
        name="becomes"
        word={(state) => t(`fields.becomesWord.${state}`)}
        hint={t('fields.becomesHint')}
      />
      <Field name="contactEmail" type="email" hint={t('fields.contactEmailHint')} />
    </>
  );
}
