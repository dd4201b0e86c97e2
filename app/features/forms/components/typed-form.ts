/** A form of a centre as the builder holds it: what is typed, its names, and the way there and back. */
import * as z from 'zod/mini';
import { addressesIn, typedEmailList } from '#contract/email-lists.ts';
import { conditionsRule } from '#contract/form-conditions.ts';
import { pagesRule } from '#contract/form-pages.ts';
import {
  conditionIn,
  conditionText,
  judgedQuestion,
  optionsOf,
  typedQuestion,
  type TypedQuestion,
} from '#contract/form-question-fields.ts';
import type { FormQuestion } from '#contract/form-questions-kept.ts';
import { formFields, formSlug, mostQuestions, mostReaders } from '#contract/forms.ts';
import type { Translate } from '#app/i18n/words.ts';

export const formForm = z.object({
  title: formFields.title,
  description: formFields.description,
  questions: z
    .array(typedQuestion)
    .check(z.maxLength(mostQuestions), conditionsRule(judgedQuestion), pagesRule<TypedQuestion>()),
  successMessage: formFields.successMessage,
  successPageId: formFields.successPageId,
  accessPermission: formFields.accessPermission,
  tokenUse: formFields.tokenUse,
  closesAt: formFields.closesAt,
  mostSubmissions: formFields.mostSubmissions,
  notifyEmails: typedEmailList(mostReaders),
  sendsConfirmation: formFields.sendsConfirmation,
  consentText: formFields.consentText,
  retentionDays: formFields.retentionDays,
  hasEnglish: formFields.hasEnglish,
  titleEn: formFields.titleEn,
  descriptionEn: formFields.descriptionEn,
  successMessageEn: formFields.successMessageEn,
  consentTextEn: formFields.consentTextEn,
  slug: formSlug(),
});

export const formLabels = (t: Translate<'forms'>) => ({
  title: t('fields.title'),
  description: t('fields.description'),
  slug: t('fields.slug'),
  successMessage: t('fields.successMessage'),
  successPageId: t('fields.successPageId'),
  accessPermission: t('fields.accessPermission'),
  tokenUse: t('fields.tokenUse'),
  closesAt: t('fields.closesAt'),
  mostSubmissions: t('fields.mostSubmissions'),
  notifyEmails: t('fields.notifyEmails'),
  sendsConfirmation: t('fields.sendsConfirmation'),
  consentText: t('fields.consentText'),
  retentionDays: t('fields.retentionDays'),
  hasEnglish: t('fields.hasEnglish'),
  titleEn: t('fields.titleEn'),
  descriptionEn: t('fields.descriptionEn'),
  successMessageEn: t('fields.successMessageEn'),
  consentTextEn: t('fields.consentTextEn'),
  questions: t('fields.questions'),
  'questions.#': t('fields.row', { place: '#' }),
  'questions.text': t('fields.text'),
  'questions.questionType': t('fields.questionType'),
  'questions.help': t('fields.help'),
  'questions.textEn': t('fields.textEn'),
  'questions.helpEn': t('fields.helpEn'),
  'questions.optionsEn': t('fields.optionsEn'),
  'questions.body': t('fields.body'),
  'questions.bodyEn': t('fields.bodyEn'),
  'questions.imageId': t('fields.picture'),
  'questions.required': t('fields.required'),
  'questions.longAnswer': t('fields.longAnswer'),
  'questions.options': t('fields.options'),
  'questions.allowsMany': t('fields.allowsMany'),
  'questions.allowsOther': t('fields.allowsOther'),
  'questions.isSelect': t('fields.isSelect'),
  'questions.minimum': t('fields.minimum'),
  'questions.maximum': t('fields.maximum'),
  'questions.step': t('fields.step'),
  'questions.unit': t('fields.unit'),
  'questions.fewestChoices': t('fields.fewestChoices'),
  'questions.mostChoices': t('fields.mostChoices'),
  'questions.longest': t('fields.longest'),
  'questions.earliest': t('fields.earliest'),
  'questions.latest': t('fields.latest'),
  'questions.startsPage': t('fields.startsPage'),
  'questions.condition': t('fields.condition'),
});

/** A record as this form shows it: options on lines, addresses on one, a condition as one text. */
export const typedForm = <
  Form extends { questions: readonly FormQuestion[]; notifyEmails: readonly string[] },
>(
  form: Form,
) => ({
  ...form,
  notifyEmails: form.notifyEmails.join(', ') || null,
  questions: form.questions.map(({ options, optionsEn, condition, ...question }) => ({
    ...question,
    options: options?.join('\n') ?? null,
    optionsEn: optionsEn?.join('\n') ?? null,
    condition: condition ? conditionText(condition) : null,
  })),
});

type TypedQuestions = z.infer<typeof formForm>['questions'];
/** The other way round. */
export const formOf = <
  Typed extends { questions?: TypedQuestions | undefined; notifyEmails?: string | null | undefined },
>({
  questions,
  notifyEmails,
  ...rest
}: Typed) => ({
  ...rest,
  ...(notifyEmails !== undefined && { notifyEmails: addressesIn(notifyEmails) }),
  ...(questions && {
    questions: questions.map((question) => ({
      ...question,
      options: optionsOf(question.options),
      // Not asked for now, it stays as it was.
      optionsEn: question.optionsEn === undefined ? undefined : optionsOf(question.optionsEn),
      condition: conditionIn(question.condition),
    })),
  }),
});
