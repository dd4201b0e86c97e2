/** The action of the apply form, for the dialog and for the page without script alike. */
import { applicationCalls } from '#contract/calls/applications.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { agreementOf } from '#contract/form-agreement.ts';
import { answersIn } from '#contract/form-answers.ts';
import { askedOf } from '#contract/form-conditions.ts';
import { inLanguage } from '#contract/form-languages.ts';
import { describedQuestion } from '#contract/form-questions-kept.ts';
import { answersOf } from '#contract/form-questions.ts';
import { formErrors, isForForm, isPageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import {
  applyFields,
  spamChecksOf,
  valuesOf,
  type Applicant,
  type ApplyAnswer,
  type ApplyErrors,
  type ApplyField,
  type ApplyValues,
  type AskedForm,
  type RefusedAnswers,
} from '#app/features/applications/components/apply/apply-values.ts';
import { agreementLabels } from '#app/features/forms/components/fill/agreement.tsx';
import { checkValues } from '#app/forms/check-values.ts';
import { labelsOf } from '#app/forms/described-fields.tsx';
import { attributesOf, readValues } from '#app/forms/form-values.ts';
import { checkApplication } from '#app/features/applications/components/apply/check-application.ts';

/** Null for whoever has no account. */
export async function loadApplicant({ api, actor }: Page): Promise<Applicant | null> {
  if (actor.kind === 'anonymous') return null;
  const user = await api.one(currentUserCalls.show);
  const { firstName, lastName, email, phoneNumber } = user;
  const isAskedToKeep = actor.actingAdmin === null && user.keepsApplications !== 'all';
  return { firstName, lastName, email, phoneNumber, isAskedToKeep };
}

const isField = (name: string): name is ApplyField => applyFields.some((field) => field === name);
const applicantFields = (applicant: Applicant | null): readonly ApplyField[] =>
  applicant ? ['message', 'phoneNumber', 'consent', 'keep'] : applyFields;

type Refusal = Extract<ApplyAnswer, { kind: 'refused' }>;

/** What the form has a place for is beside its field, the rest above the form. */
function problemsFor(page: Page, applicant: Applicant | null, error: unknown): Partial<Refusal> {
  const t = wordsOf(page.locale, 'applications');
  const status = (error as { status?: unknown } | null)?.status;
  // A fault of ours must not cost the visitor what was typed: it is logged, and the form stays.
  if (typeof status !== 'number' || !isForForm(status)) {
    page.report(error);
    return { general: [t('apply.unreachable')] };
  }
  const { fields, general, codes } = formErrors(error);
  const errors: ApplyErrors = {};
  const rest = codes.includes('idempotency_mismatch') ? [t('apply.alreadySent')] : [...general];
  for (const [name, text] of Object.entries(fields)) {
    if (isField(name) && applicantFields(applicant).includes(name)) errors[name] = text;
    else rest.push(text);
  }
  return { fields: errors, general: rest, isProofRefused: codes.includes('proof_of_work') };
}

/** Of who is signed in nobody types this. */
const nameOf = ({ firstName, lastName, email }: Applicant | ApplyValues) => ({ firstName, lastName, email });

/** What the vacancy asks of whoever applies now; null where that is nothing. */
export async function loadAskedForm(page: Page, vacancyId: string): Promise<AskedForm | null> {
  try {
    const form = await page.api.one(vacancyCalls.form, { params: { id: vacancyId } });
    const { locale, questions, consentText, consentVersion } = inLanguage(form, page.locale);
    return { locale, questions: questions.map(describedQuestion), consentText, consentVersion };
  } catch (error) {
    if (isPageError(error) && error.init?.status === 404) return null;
    throw error;
  }
}

const nothingAsked: RefusedAnswers = { asked: null, fields: {}, values: {} };

/** What was answered to it, judged as it is asked now, and as it is sent. */
function readAsked(asked: AskedForm | null, form: FormData) {
  if (!asked) return { refused: nothingAsked, sent: {} };
  const { questions, locale, consentText, consentVersion } = asked;
  const agreement = agreementOf(asked);
  const values = readValues(answersOf([...questions, ...agreement]), form);
  const now = askedOf(questions, values);
  const schema = answersOf([...now, ...agreement]);
  const labels = { ...labelsOf(questions, locale), ...agreementLabels(agreement, locale) };
  const fields = checkValues(schema, values, { labels, locale });
  const answers = answersIn(now, attributesOf(schema, values, false));
  const sent = { answers, consentVersion: consentText === null ? null : consentVersion };
  return { refused: { asked, fields, values }, sent };
}

/** Sends what was filled in. Never throws what the visitor could mend or would lose words by. */
export async function answerApply(page: Page, vacancyId: string, form: FormData): Promise<ApplyAnswer> {
  const { api, locale, now } = page;
  const typed = valuesOf(form);
  const { key, ...unseen } = spamChecksOf(form);
  const asked = readAsked(await loadAskedForm(page, vacancyId), form);
  const refused = (problems: Partial<Refusal>): Refusal => ({
    kind: 'refused',
    fields: {},
    general: [],
    isProofRefused: false,
    values: typed,
    answers: asked.refused,
    proof: problems.isProofRefused ? null : unseen.proof,
    ...problems,
  });
  const applicant = await loadApplicant(page);
  const values = { ...typed, ...nameOf(applicant ?? typed) };
  const fields = checkApplication(values, locale, wordsOf(locale, 'applications'));
  if (Object.keys({ ...fields, ...asked.refused.fields }).length > 0) return refused({ fields });
  const { keep: _days, ...sent } = values;
  try {
    const { record } = await api.send(applicationCalls.create, {
      body: {
        ...sent,
        ...asked.sent,
        ...unseen,
        phoneNumber: values.phoneNumber.trim() || null,
        vacancyId,
        locale,
      },
      idempotencyKey: key ?? undefined,
    });
    const { id, email, firstName, confirmedAt } = record;
    return {
      kind: 'sent',
      isConfirmed: confirmedAt !== null,
      email,
      firstName,
      applicationId: applicant ? id : null,
      sentAt: now.toISOString(),
    };
  } catch (error) {
    return refused(problemsFor(page, applicant, error));
  }
}
