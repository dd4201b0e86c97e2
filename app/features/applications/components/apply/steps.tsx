import type { ReactNode } from 'react';
import { answerIn, saysSomething } from '#contract/form-answers.ts';
import { askedOf } from '#contract/form-conditions.ts';
import type { FormOf } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import { PrivacyNote } from '#app/shell/privacy-note.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import {
  asksToKeep,
  type Applicant,
  type ApplyField,
  type ApplyValues,
  type AskedForm,
} from './apply-values.ts';
import { AskedFields } from './asked-form.tsx';
import {
  ConsentField,
  EmailField,
  KeepField,
  MessageField,
  NameFields,
  PhoneField,
  type FieldOf,
} from './fields.tsx';

/** The steps by name; who is signed in skips the second, and most vacancies ask nothing besides. */
export type StepName = 'message' | 'contact' | 'questions' | 'check';

export const stepsFor = (applicant: Applicant | null, hasQuestions: boolean): readonly StepName[] => [
  'message',
  ...(applicant ? [] : (['contact'] as const)),
  ...(hasQuestions ? (['questions'] as const) : []),
  'check',
];

/** Which fields a step asks for, by whoever asks. */
export function fieldsOf(step: StepName, applicant: Applicant | null): readonly ApplyField[] {
  if (step === 'check') return ['consent', 'keep'];
  if (step === 'contact') return ['firstName', 'lastName', 'email', 'phoneNumber'];
  if (step === 'questions') return [];
  return applicant ? ['message', 'phoneNumber'] : ['message'];
}

type StepProps = {
  field: FieldOf;
  applicant: Applicant | null;
  values: ApplyValues;
  goTo: (step: StepName) => void;
  /** What the vacancy asks besides, where it asks anything. */
  questions: { asked: AskedForm; form: FormOf<null> } | null;
};

export function Step({ step, ...props }: StepProps & { step: StepName }) {
  if (step === 'message') return <MessageStep {...props} />;
  if (step === 'questions') return props.questions && <AskedFields {...props.questions} />;
  return step === 'contact' ? <ContactStep {...props} /> : <CheckStep {...props} />;
}

function MessageStep({ field, applicant }: StepProps) {
  const t = useWords('applications');
  return (
    <>
      <MessageField field={field} />
      {applicant && (
        <>
          <PhoneField field={field} />
          <p className="t-sm text-soft">
            {t('apply.knownAs', {
              name: `${applicant.firstName} ${applicant.lastName}`,
              email: applicant.email,
            })}
          </p>
        </>
      )}
    </>
  );
}

function ContactStep({ field }: StepProps) {
  return (
    <>
      <NameFields field={field} />
      <EmailField field={field} />
      <PhoneField field={field} />
    </>
  );
}

/** Everything once more, each with the way back to it. */
function CheckStep({ field, applicant, values, goTo, questions }: StepProps) {
  const t = useWords('applications');
  const { firstName, lastName, email } = applicant ?? values;
  const toContact = applicant ? undefined : () => goTo('contact');
  return (
    <>
      <dl className="border-t border-line">
        <Row name={t('apply.rowMessage')} about={t('apply.changeMessage')} onChange={() => goTo('message')}>
          <span className="line-clamp-4 whitespace-pre-line">{values.message}</span>
        </Row>
        <Row name={t('apply.rowName')} about={t('apply.changeName')} onChange={toContact}>
          {firstName} {lastName}
        </Row>
        <Row
          name={t('apply.rowReach')}
          about={t('apply.changeReach')}
          onChange={toContact ?? (() => goTo('message'))}
        >
          <span className="block">{email}</span>
          {values.phoneNumber && <span className="block">{values.phoneNumber}</span>}
        </Row>
        {questions && (
          <Row
            name={t('apply.rowQuestions')}
            about={t('apply.changeQuestions')}
            onChange={() => goTo('questions')}
          >
            {t('apply.answered', { count: answeredIn(questions) })}
          </Row>
        )}
      </dl>
      <ConsentField field={field} />
      {asksToKeep(applicant) && <KeepField field={field} />}
      <PrivacyNote />
    </>
  );
}

/** How many of the questions that are asked have an answer. */
function answeredIn({ asked, form }: NonNullable<StepProps['questions']>): number {
  const values = form.form.getValues();
  return askedOf(asked.questions, values).filter((question) => saysSomething(answerIn(question, values)))
    .length;
}

type RowProps = { name: string; about: string; onChange?: () => void; children: ReactNode };

function Row({ name, about, onChange, children }: RowProps) {
  const t = useWords('applications');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3.5 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <dt className="text-soft max-sm:t-sm">{name}</dt>
      <dd className="min-w-0 max-sm:col-start-1 max-sm:row-start-2">{children}</dd>
      {onChange && (
        <dd className="max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2">
          <button type="button" onClick={onChange} className="-my-1 py-1 link">
            {t('apply.change')} <VisuallyHidden>{about}</VisuallyHidden>
          </button>
        </dd>
      )}
    </div>
  );
}
