import Send from 'lucide-react/icons/send';
import { use, useMemo } from 'react';
import { agreementOf } from '#contract/form-agreement.ts';
import { answersOf, type Question } from '#contract/form-questions.ts';
import { useProofInForm, waitedOut } from '#app/features/applications/components/apply/use-proof.ts';
import { hasPages } from '#app/forms/described-steps.ts';
import { Agreement, agreementLabels } from '#app/features/forms/components/fill/agreement.tsx';
import { PagedQuestions } from '#app/features/forms/components/fill/paged-questions.tsx';
import type { FilledForm } from '#app/features/forms/components/fill/instead.tsx';
import { useIntakeText } from '#app/features/forms/components/intake-text.ts';
import { useKeptText } from '#app/features/forms/components/kept-text.ts';
import { DescribedFields, labelsOf } from '#app/forms/described-fields.tsx';
import { describedWords } from '#app/forms/described-words.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { Honeypot } from '#app/forms/honeypot.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { type PageWords, useWords, WordsOfPage } from '#app/i18n/words.ts';
import { PrivacyNote } from '#app/shell/privacy-note.tsx';

interface QuestionsProps {
  form: FilledForm;
  questions: readonly Question[];
  /** Of whoever has to show that they are no robot; empty where script asks for one. */
  challenge: string | null;
  /** Of its opening; left out, each try gets one of its own. */
  formKey?: string;
  answer: FormAnswer<null> | undefined;
  /** Name under which what is typed is kept on the device. Nothing is kept without it. */
  draft?: string;
  /** Of a page that it stands in, under a heading of that: where it is sent from there, and what follows. */
  within?: { action: string; onSent: () => void; onRefused: () => void };
}

/** A form as it is filled in: in its own language, with what its fields and errors say; what is of the site is in that of the page. */
export function Questions(given: QuestionsProps) {
  const { form: own, within } = given;
  const bounds = useIntakeText()(own);
  const t = useWords('forms');
  const page = use(WordsOfPage);
  const inOwnLanguage = useMemo(() => ({ ...page, locale: own.locale }), [page, own.locale]);
  return (
    <>
      {!within && (
        <h1 lang={own.locale} className="t-h1 [overflow-wrap:anywhere]">
          {own.title}
        </h1>
      )}
      <p className="mt-2 font-semibold text-soft [overflow-wrap:anywhere] empty:hidden">
        {own.organizationName !== null && t('fill.by', { organization: own.organizationName })}
      </p>
      <p lang={own.locale} className="mt-3 max-w-lead t-lead whitespace-pre-line empty:hidden">
        {own.description}
      </p>
      <p className="mt-3 font-semibold empty:hidden">{bounds}</p>
      <div lang={own.locale} className="mt-8">
        <WordsOfPage value={inOwnLanguage}>
          <QuestionsForm {...given} ofPage={page} />
        </WordsOfPage>
      </div>
    </>
  );
}

function QuestionsForm({
  form: filled,
  questions,
  challenge,
  formKey,
  answer,
  draft,
  within,
  ofPage,
}: QuestionsProps & { ofPage: PageWords }) {
  const { locale } = filled;
  const agreement = agreementOf(filled);
  const schema = answersOf([...questions, ...agreement]);
  const form = useForm<null>({
    schema,
    labels: { ...labelsOf(questions, locale), ...agreementLabels(agreement, locale) },
    defaultValues: valuesOf(schema),
    formKey,
    answer,
    navigates: !within,
    action: within?.action,
    onSaved: within?.onSent,
    onRefused: within?.onRefused,
    complete: useProofInForm(challenge !== null, answer),
    draft,
    // Asked again each time.
    notInDraft: agreement.map(({ id }) => id),
  });
  const proof = challenge === null ? null : (waitedOut(answer) ?? challenge);
  const unseen = (
    <WordsOfPage value={ofPage}>
      <div lang={ofPage.locale} className="contents">
        <Unseen proof={proof} />
      </div>
    </WordsOfPage>
  );
  const privacy = (
    <WordsOfPage value={ofPage}>
      <div lang={ofPage.locale} className="contents">
        <Kept days={filled.retentionDays} />
        <PrivacyNote />
      </div>
    </WordsOfPage>
  );
  if (hasPages(questions))
    return (
      <PagedQuestions
        {...{ form, questions, agreement, locale, answer, unseen, privacy }}
        isInPlace={within !== undefined}
      />
    );
  return (
    <Form form={form}>
      {unseen}
      <DescribedFields questions={questions} locale={locale} />
      <Agreement agreement={agreement} />
      {privacy}
      <div>
        <SubmitButton size="large" icon={<Send />}>
          {describedWords[locale].send}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** For how long the answers are kept. */
function Kept({ days }: { days: number }) {
  const keptText = useKeptText('fill');
  return <p className="t-sm text-soft">{keptText(days)}</p>;
}

/** What shows that somebody is no robot. */
function Unseen({ proof }: { proof: string | null }) {
  const t = useWords('forms');
  return (
    <>
      {proof !== null && <input type="hidden" name="proof" defaultValue={proof} />}
      <Honeypot name="website" label={t('fill.website')} />
    </>
  );
}
