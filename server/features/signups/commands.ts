/** Signing up. Known and unknown addresses are answered alike, in text and in time: only the owner's mailbox knows more. */
import { v7 as uuidv7 } from 'uuid';
import { asKept, digestConsentText, termsText } from '#contract/consent-texts.ts';
import type { Problem } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import { needsParent, type SignUp } from '#contract/signups.ts';
import { weakness } from '#server/auth/passwords.ts';
import { mailAccountConfirmation, mailKnownAddress } from '#server/features/account-mails/commands.ts';
import { checkHuman } from '#server/features/challenges/commands.ts';
import { recordAudit } from '#server/audit/events.ts';
import { giveConsent } from '#server/features/consents/commands.ts';
import { makeAccount, makeRoles, type NewAccount } from '#server/features/users/making/commands.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { accountOfAddress, awaitsConfirmation, isSchool, type SignUpAccount } from './queries.ts';
import type { SignUpRow } from './resource.ts';
import { passwordCounts, type ComparedPassword } from '#server/features/signups/unconfirmed/commands.ts';

type CommandContext = Pick<
  Context,
  'scope' | 'actor' | 'now' | 'services' | 'center' | 'locale' | 'origin' | 'sender'
>;

/** The days of the periodic mail: none without the active yes, Monday for who names none. */
const daysOf = ({ digestConsent, digestDays }: SignUp): number[] =>
  digestConsent ? (digestDays?.length ? digestDays : [1]) : [];

async function problemsOf({ scope, services }: CommandContext, input: SignUp): Promise<Problem[]> {
  const problems: Problem[] = [];
  const at = (name: string) => `/data/attributes/${name}`;
  const weak = weakness(input.password, input.email);
  if (weak) problems.push({ code: weak, pointer: at('password') });
  if (input.digestDays?.length && !input.digestConsent)
    problems.push({ code: 'digest_consent_needed', pointer: at('digest_consent') });
  if (input.schoolId) {
    const { isStagedoos } = services.configuration;
    if (!isStagedoos) problems.push({ code: 'unknown_attribute', pointer: at('school_id') });
    else if (!(await isSchool(scope, input.schoolId)))
      problems.push({ code: 'unknown_record', pointer: at('school_id') });
  }
  return problems;
}

/** What was agreed to, in the words that stood on the screen. */
async function keepConsents({ scope, now }: CommandContext, userId: string, input: SignUp, locale: Locale) {
  const session = { userId, locale, now };
  await giveConsent(scope, { ...session, kind: 'terms', text: asKept(termsText[locale]) });
  if (input.digestConsent)
    await giveConsent(scope, { ...session, kind: 'digest', text: digestConsentText[locale] });
}

/** The account of somebody new: of who is under 16 also the year, and whom to ask. */
function accountFrom(
  { now }: CommandContext,
  input: SignUp,
  passwordHash: string | null,
  locale: Locale,
): Omit<NewAccount, 'id'> {
  const isChild = needsParent(input, now);
  return {
    email: input.email,
    firstName: input.firstName,
    lastName: input.lastName,
    phoneNumber: input.phoneNumber,
    birthYear: isChild ? input.birthYear : null,
    parentEmail: isChild ? input.parentEmail : null,
    digestDays: daysOf(input),
    passwordHash,
    status: 'inactive',
    signupMethod: 'signedUp',
    acceptedTermsAt: now,
    locale,
  };
}

/** Makes the account, unless another request with the same address was first: then undefined. */
async function register(
  context: CommandContext,
  input: SignUp,
  passwordHash: string | null,
  locale: Locale,
): Promise<string | undefined> {
  const { scope, now } = context;
  const userId = await makeAccount(scope, accountFrom(context, input, passwordHash, locale), now);
  if (userId === undefined) return undefined;
  await keepConsents(context, userId, input, locale);
  // An intern is one of the school's students from the start; their mentor sees who has not confirmed yet.
  if (input.schoolId)
    await makeRoles(scope, [{ userId, role: 'student', organizationId: input.schoolId }], now);
  await recordAudit(scope, null, {
    act: 'sign_up',
    subjectType: 'users',
    subjectId: userId,
    toState: 'inactive',
  });
  return userId;
}

/** Nobody is written to whose account was closed. */
async function meetKnown(context: CommandContext, known: SignUpAccount): Promise<void> {
  if (awaitsConfirmation(known)) await mailAccountConfirmation(context, known);
  else if (known.status !== 'archived') await mailKnownAddress(context, known);
}

/** Signs up. Throws 422 for what is wrong with what was typed, which tells nothing of the address. */
export async function signUp(
  context: CommandContext,
  input: SignUp,
  compared: ComparedPassword | null,
): Promise<SignUpRow> {
  const { scope } = context;
  refuseAll(await problemsOf(context, input));
  await checkHuman(context, input);
  // Judged already: one that will not do was not compared.
  if (!compared) refuse('invalid', { pointer: '/data/attributes/password' });
  const locale = input.locale ?? context.locale;
  const { email, firstName } = input;
  const passwordHash = (await passwordCounts(scope, email, compared, context.now)) ? compared.hash : null;
  const account = await accountOfAddress(scope, email);
  const userId = account ? undefined : await register(context, input, passwordHash, locale);
  if (userId !== undefined) await mailAccountConfirmation(context, { userId, email, firstName, locale });
  else {
    const met = account ?? (await accountOfAddress(scope, email));
    if (met) await meetKnown(context, met);
  }
  return { id: uuidv7(), email, state: 'sent' };
}
