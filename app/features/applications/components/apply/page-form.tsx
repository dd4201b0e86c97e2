import { applyId } from './apply-id.ts';
import Send from 'lucide-react/icons/send';
import { AskedFields, useAskedForm } from './asked-form.tsx';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { formKeyName } from '#app/forms/form-answer.ts';
import { summaryOf } from '#app/forms/form-errors.tsx';
import { useWords } from '#app/i18n/words.ts';
import { PrivacyNote } from '#app/shell/privacy-note.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import {
  asksToKeep,
  errorList,
  fieldId,
  noValues,
  type Applicant,
  type ApplyAct,
  type ApplyAnswer,
  type ApplyTo,
} from './apply-values.ts';
import {
  ConsentField,
  EmailField,
  KeepField,
  WebsiteHoneypot,
  MessageField,
  NameFields,
  PhoneField,
  type FieldOf,
} from './fields.tsx';

const Act = actFormOf<ApplyAct>();
const Press = actButtonOf<ApplyAct>();

/** What a form without script brings along: a challenge to wait out, and a key so that a second press sends nothing new. */
export interface PlainForm {
  challenge: string | null;
  key: string;
}

type PageFormProps = {
  to: ApplyTo;
  applicant: Applicant | null;
  plain: PlainForm;
  refused: Extract<ApplyAnswer, { kind: 'refused' }> | null;
};

/** The whole form in the page: all fields at once, for whoever has no script. */
export function PageForm({ to, applicant, plain, refused }: PageFormProps) {
  const t = useWords('applications');
  const values = refused?.values ?? { ...noValues, phoneNumber: applicant?.phoneNumber ?? '' };
  const errors = refused?.fields ?? {};
  const asked = to.asked ?? null;
  const questions = useAskedForm(asked, { refused: refused?.answers });
  const list = [...errorList(errors), ...summaryOf(refused?.answers.fields ?? {}, questions)];
  const field: FieldOf = (name) => ({
    id: fieldId(name),
    name,
    error: errors[name],
    defaultValue: name === 'consent' || name === 'keep' ? (values[name] ? 'on' : '') : values[name],
  });
  const proof = refused?.proof ?? plain.challenge;
  const name = to.contactFirstName;
  return (
    <Act
      act="apply"
      isDocument
      action={`?apply=${plain.key}#${applyId}`}
      fields={{ [formKeyName]: plain.key, proof: proof || null }}
      className="max-w-form space-y-5"
    >
      <ErrorSummary errors={list} attempt={1} />
      <Refused general={refused?.general ?? []} />
      <WebsiteHoneypot />
      <MessageField field={field} />
      {applicant ? (
        <p className="text-soft">
          {t('apply.knownAs', {
            name: `${applicant.firstName} ${applicant.lastName}`,
            email: applicant.email,
          })}
        </p>
      ) : (
        <>
          <NameFields field={field} />
          <EmailField field={field} />
        </>
      )}
      <PhoneField field={field} />
      {asked && <AskedFields asked={asked} form={questions} />}
      <ConsentField field={field} />
      {asksToKeep(applicant) && <KeepField field={field} />}
      <PrivacyNote />
      <Press size="large" icon={<Send />}>
        {name ? t('apply.send', { name }) : t('apply.sendNobody')}
      </Press>
    </Act>
  );
}

/** What belongs to no field. */
export function Refused({ general }: { general: readonly string[] }) {
  const t = useWords('applications');
  if (general.length === 0) return null;
  return (
    <Notice kind="danger" title={t('apply.refused')} live>
      {general.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{t('apply.kept')}</p>
    </Notice>
  );
}
