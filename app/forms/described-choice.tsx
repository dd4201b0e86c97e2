import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { hasOwn, ownFieldOf, ownOption, type Question } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { answerHint } from '#app/forms/answer-hint.ts';
import { describedWords } from '#app/forms/described-words.ts';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Select } from '#app/ui/select.tsx';

const Field = fieldOf();
const Choices = choicesOf();

/** One or several of its options, and room for something of one's own where that is chosen; without script the room is there at once. */
export function DescribedChoice({ question, locale }: { question: Question; locale: Locale }) {
  const { id, options = [], labels = options, allowsMany, isSelect } = question;
  const hint = answerHint(question, locale);
  const words = describedWords[locale];
  const { form, hasScript } = useFormContext();
  const chosen: unknown = useWatch({ control: form.control, name: id });
  const isOwn = Array.isArray(chosen) ? chosen.includes(ownOption) : chosen === ownOption;
  const wasOwn = useRef(isOwn);
  useEffect(() => {
    // What is said of a choice that was taken back is no answer.
    if (wasOwn.current && !isOwn) form.setValue(ownFieldOf(id), '');
    wasOwn.current = isOwn;
  }, [isOwn, form, id]);
  const all = options.map((option, at) => ({ value: option, label: labels[at] ?? option }));
  if (hasOwn(question)) all.push({ value: ownOption, label: words.own });
  return (
    <>
      {allowsMany ? (
        <Choices name={id} hint={hint} options={all} />
      ) : isSelect ? (
        <Field name={id} as={Select} hint={hint} options={[{ value: '', label: words.choose }, ...all]} />
      ) : (
        <Field name={id} as={RadioGroup} hint={hint} options={all} />
      )}
      {hasOwn(question) && (!hasScript || isOwn) && (
        <div className="border-l-4 border-line pl-4">
          {/* Once it is chosen it is asked. */}
          <Field name={ownFieldOf(id)} isFreeText {...(isOwn && { optional: undefined })} />
        </div>
      )}
    </>
  );
}
