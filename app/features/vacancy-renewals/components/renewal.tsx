/** Which vacancy it is about, and what is asked of whoever keeps it on the site. */
import type { VacancyStatus } from '#contract/vacancy-fields.ts';
import { renewalTermNames, usualRenewalTerm } from '#contract/vacancy-renewals.ts';
import { renewalForm, renewalLabels } from '#app/features/vacancy-renewals/form.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { hiddenOf } from '#app/forms/form-hidden.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';

export interface Renewable {
  id: string;
  title: string;
  organizationName: string;
  status: VacancyStatus;
  expiresAt: string | null;
  lookedAt: string | null;
}

export function RenewalFacts({ vacancy }: { vacancy: Renewable }) {
  const t = useWords('vacancy-renewals');
  const { date } = useFormat();
  const { id, title, organizationName, status, expiresAt, lookedAt } = vacancy;
  const state =
    status === 'draft'
      ? t('notYet')
      : status !== 'published'
        ? t('ended')
        : expiresAt
          ? t('until', { day: date(expiresAt) })
          : t('open');
  return (
    <div className="my-6 space-y-1 border-s-4 border-solid ps-5">
      <p className="font-semibold">{title}</p>
      <p className="text-soft">{organizationName}</p>
      <p>{state}</p>
      {!expiresAt && lookedAt && <p className="text-soft">{t('checked', { day: date(lookedAt) })}</p>}
      <p>
        <Link href={`/vacancies/${id}`} className="inline-flex min-h-11 items-center link">
          {t('see')}
        </Link>
      </p>
    </div>
  );
}

const Field = fieldOf(renewalForm);
const Hidden = hiddenOf(renewalForm);

interface RenewalFormProps {
  id: string;
  /** One that ends, one that has ended, or one without an end. */
  kind: 'published' | 'expired' | 'open';
  vacancyKey: string;
  formKey: string;
  answer: FormAnswer<string | null> | undefined;
}

export function RenewalForm({ id, kind, vacancyKey, formKey, answer }: RenewalFormProps) {
  const t = useWords('vacancy-renewals');
  const form = useForm<string | null>({
    schema: renewalForm,
    labels: renewalLabels(t),
    defaultValues: { ...valuesOf(renewalForm), term: usualRenewalTerm, key: vacancyKey },
    formKey,
    answer,
    navigates: true,
  });
  return (
    <Form form={form}>
      <Hidden name="key" />
      {kind === 'open' ? (
        <Hidden name="term" />
      ) : (
        <Field
          name="term"
          as={RadioGroup}
          optional={undefined}
          options={renewalTermNames.map((value) => ({ value, label: t(`terms.${value}`) }))}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton>{t(`send.${kind}`)}</SubmitButton>
        <Link href={`/vacancies/${id}/edit`} className="link">
          {t('change')}
        </Link>
      </div>
    </Form>
  );
}

/** The link has served, or the vacancy is in no state to go on. */
export function RenewalOver({ isKeyless }: { isKeyless: boolean }) {
  const t = useWords('vacancy-renewals');
  return (
    <Notice
      kind="warning"
      title={t(isKeyless ? 'usedTitle' : 'other')}
      live={isKeyless}
      action={
        <Link href={isKeyless ? '/auth/login-1?from=/vacancies' : '/vacancies'} className="link">
          {t(isKeyless ? 'signIn' : 'list')}
        </Link>
      }
    >
      {t(isKeyless ? 'usedText' : 'otherText')}
    </Notice>
  );
}
