/** Presses the button behind a link of a mail, and says what came of it. */
import { redirect } from 'react-router';
import { linkAskForm } from '#contract/account-links.ts';
import type { applications } from '#contract/applications.ts';
import { confirmationCalls } from '#contract/calls/confirmations.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Answered } from '#app/api/call-types.ts';
import type { RecordOf } from '#app/api/record.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import type { LinkRequest } from '#app/forms/use-link-request.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import type { ApplyTo } from '#app/features/applications/components/apply/apply-values.ts';
import type {
  ConfirmAction,
  ConfirmOutcome,
} from '#app/features/applications/components/confirm/confirm-values.ts';

/** The codes that this page has words for. */
const reasons = {
  token_used: 'used',
  token_expired: 'expired',
  token_replaced: 'replaced',
  not_open: 'closed',
  move_refused: 'decided',
} as const;
const isReason = (code: string | undefined): code is keyof typeof reasons =>
  code !== undefined && code in reasons;

/** Statuses of 'there is no such token', whatever it looks like. */
const unknownStatuses = new Set([400, 404, 422]);

/** The password beside the link, which its form shows. */
const isAboutPassword = (error: ApiError): boolean =>
  error.problems.some(({ source }) => source?.pointer === '/password');

function refusalOf(page: Page, error: unknown): ConfirmOutcome {
  const isApi = error instanceof ApiError;
  if (isApi && isAboutPassword(error)) throw error;
  const code = isApi ? error.problems[0]?.code : undefined;
  const status = isApi
    ? error.status
    : ((error as { init?: { status?: number } | null } | null)?.init?.status ?? 500);
  if (isReason(code)) return { kind: 'refused', reason: reasons[code], status };
  if (unknownStatuses.has(status)) return { kind: 'refused', reason: 'unknown', status: 404 };
  page.report(error);
  return { kind: 'refused', reason: 'again', status };
}

/** Who answers, and within how many days, if the vacancy can still be read. */
async function answererOf(
  { api }: Page,
  vacancyId: string | undefined,
): Promise<Pick<ApplyTo, 'contactFirstName' | 'answerDays'>> {
  const nobody = { contactFirstName: null, answerDays: null };
  if (vacancyId === undefined) return nobody;
  try {
    const { contactPerson, organization } = await api.one(vacancyCalls.show, {
      params: { id: vacancyId },
      include: ['organization'],
    });
    return {
      contactFirstName: contactPerson?.split(' ')[0] ?? null,
      answerDays: organization?.usualAnswerDays ?? null,
    };
  } catch {
    // The application has arrived all the same: that matters more than a name.
    return nobody;
  }
}

type Application = RecordOf<typeof applications>;

async function sentOutcome(
  page: Page,
  application: Application,
  act: ConfirmAction,
  accountToken: string | null,
): Promise<ConfirmOutcome> {
  const { vacancyTitle, organizationName, firstName, withdrawnAt, confirmedAt, vacancy } = application;
  if (act === 'keeping' && !application.mayBeKept) return { kind: 'kept_no_longer', organizationName };
  if (withdrawnAt !== null) return { kind: 'withdrawn', vacancyTitle, organizationName };
  return {
    kind: 'sent',
    accountToken,
    vacancyTitle,
    vacancyId: vacancy?.id ?? '',
    sent: {
      kind: 'sent',
      isConfirmed: true,
      email: application.email,
      firstName,
      applicationId: null,
      sentAt: confirmedAt ?? page.now.toISOString(),
    },
    to: {
      vacancyId: vacancy?.id ?? '',
      organizationName,
      picture: null,
      ...(await answererOf(page, vacancy?.id)),
    },
  };
}

/** Presses the button. An account without a password that counts goes on to choose one, unless it came along. */
export async function confirmByToken(
  page: Page,
  token: string,
  act: ConfirmAction,
  password?: string,
): Promise<ConfirmOutcome> {
  let answered: Answered<typeof confirmationCalls.confirm>;
  try {
    const body = { confirmationToken: token, password };
    answered = await page.api.send(confirmationCalls.confirm, { body });
  } catch (error) {
    return refusalOf(page, error);
  }
  const { record, meta } = answered;
  if (record.type === 'applications') return sentOutcome(page, record, act, meta.accountToken ?? null);
  const { resetPasswordToken } = meta;
  if (resetPasswordToken !== undefined)
    throw redirect(`/auth/reset?${new URLSearchParams({ token: resetPasswordToken })}`, 303);
  const { state, email } = record;
  return { kind: 'account', state, email, byParent: act === 'parent' };
}

/** The mail of an application once more, from the page of an older one. */
export async function mailAgain(page: Page, token: string): Promise<ConfirmOutcome> {
  try {
    await page.api.send(confirmationCalls.again, { body: { confirmationToken: token } });
    return { kind: 'mailed' };
  } catch (error) {
    return refusalOf(page, error);
  }
}

/** A new mail for an address that was not confirmed in time; whether there is one is not told. */
export const askAgain = (page: Page, form: FormData) =>
  answerForm<LinkRequest, typeof linkAskForm>(page, form, {
    schema: linkAskForm,
    labels: { email: wordsOf(page.locale, 'signups')('form.email') },
    send: async ({ email }) => {
      await page.askForLink('/auth/confirmation', email);
      return { email };
    },
  });
