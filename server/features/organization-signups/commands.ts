/**
 * An organisation signs itself up, or somebody asks for a place in one. Nothing is made before the button behind the link of
 * the mail is pressed; known and unknown addresses are answered alike, in words and in time.
 */
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { organizationCriteria, organizationTermsText } from '#contract/consent-texts.ts';
import type { OrganizationJoin, OrganizationSignup } from '#contract/organization-signups.ts';
import type { Locale } from '#contract/locales.ts';
import { weakness } from '#server/auth/passwords.ts';
import { checkHuman } from '#server/features/challenges/commands.ts';
import { versionsInForce } from '#server/features/legal-texts/queries.ts';
import { columnsOfNew } from '#server/features/organizations/commands.ts';
import type { OrganizationRow } from '#server/features/organizations/queries.ts';
import {
  comparePassword,
  passwordCounts,
  type ComparedPassword,
} from '#server/features/signups/unconfirmed/commands.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { needLeave } from '#server/mail/recipient-permission.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import { mailSignup } from './notify.ts';
import { signupById, type SentSignup, type SignupRow } from './queries.ts';

export type SignupContext = Pick<
  Context,
  'scope' | 'actor' | 'now' | 'services' | 'center' | 'locale' | 'origin' | 'sender'
>;

const week = 7 * 86_400_000;
/** A mail with a link may be asked for again after this long, not more often: nobody's mailbox is flooded through us. */
const pauseBetweenMailsMs = 60_000;

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** For the `prepare` of a route. Throws 422 for a password that will not do. */
export async function compareChosen(
  context: Pick<Context, 'services' | 'center' | 'now'>,
  chosen: Pick<OrganizationJoin, 'password' | 'email'>,
): Promise<ComparedPassword> {
  const weak = weakness(chosen.password, chosen.email);
  if (weak) refuse(weak, { pointer: '/data/attributes/password' });
  return (
    (await comparePassword(context, chosen)) ?? refuse('invalid', { pointer: '/data/attributes/password' })
  );
}

/** What a robot does and a person does not; the field that people leave alone has a name of its own here. */
const checkSender = (act: SignupContext, input: Omit<OrganizationJoin, 'message'>): Promise<void> =>
  checkHuman(act, { website: input.nickname, proof: input.proof });

/** Text as it was typed becomes paragraphs: the description of an organisation is formatted text. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

async function organizationOf({ scope, services, actor }: SignupContext, input: OrganizationSignup) {
  const { organizationType = 'NonProfit', name, standing, website, street, houseNumber, city } = input;
  if (organizationType === 'School' && !services.configuration.isStagedoos)
    refuse('inclusion', { pointer: '/data/attributes/organization_type' });
  const isInitiative = standing === 'initiative';
  const columns = await columnsOfNew(
    scope,
    {
      organizationType,
      name,
      website: website ?? null,
      street: street ?? null,
      houseNumber: houseNumber ?? null,
      city,
      postcode: input.postcode,
      description: paragraphs(input.description),
      email: input.email,
      phoneNumber: input.phoneNumber ?? null,
      chamberOfCommerceNumber: isInitiative ? null : (input.chamberOfCommerceNumber ?? null),
    },
    { actor },
  );
  return { ...columns, name, isInitiative };
}

const criteriaText = (locale: Locale) => organizationCriteria[locale].join('\n');

/** With the versions of the texts that hold now: its link may be pressed days later. */
const terms = async ({ scope }: SignupContext, locale: Locale) => ({
  kind: 'terms',
  text: organizationTermsText[locale],
  versions: await versionsInForce(scope),
});

type What = Pick<SignupRow, 'joinOrganizationId' | 'organizationName' | 'message'> & {
  compared: ComparedPassword;
  organization: object | null;
  consents: object[];
};

/** Whoever asked for the same within a minute has the mail that is under way. */
const recentSame = (act: SignupContext, email: string, { joinOrganizationId }: What) =>
  act.scope.db
    .selectFrom('organizationSignups')
    .select('id')
    .where('volunteerCenterId', '=', act.scope.centerId)
    .where('email', '=', email)
    .where('joinOrganizationId', 'is not distinct from', joinOrganizationId)
    .where('createdAt', '>', new Date(act.now.getTime() - pauseBetweenMailsMs))
    .executeTakeFirst();

/** Keeps it until its link is pressed, and mails the link. */
async function keep(
  act: SignupContext,
  input: OrganizationJoin,
  what: What,
  { id, email, passwordHash }: Pick<SignupRow, 'id' | 'email' | 'passwordHash'>,
): Promise<void> {
  const { scope, now } = act;
  const leave = await needLeave(scope, act.sender, 'organization_confirm', email);
  if (!leave) return;
  const token = randomBytes(32).toString('base64url');
  await scope.db
    .insertInto('organizationSignups')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      joinOrganizationId: what.joinOrganizationId,
      organization: what.organization && JSON.stringify(what.organization),
      message: what.message,
      email,
      firstName: input.firstName,
      lastName: input.lastName,
      phoneNumber: input.phoneNumber ?? null,
      jobTitle: input.jobTitle ?? null,
      passwordHash,
      locale: input.locale ?? act.locale,
      consents: JSON.stringify(what.consents),
      tokenHash: hashOfToken(token),
      expiresAt: new Date(now.getTime() + week),
      createdAt: now,
    })
    .execute();
  await mailSignup(act, leave, await signupById(scope, id), token);
}

/**
 * Answers what was typed, with an id of its own: whoever named another's address reads nothing of what that other sent a moment ago,
 * nor whether anything was kept.
 */
async function take(act: SignupContext, input: OrganizationJoin, what: What): Promise<SentSignup> {
  const { scope, now } = act;
  const { compared, joinOrganizationId, organizationName } = what;
  const email = input.email.toLowerCase();
  const id = uuidv7();
  const passwordHash = (await passwordCounts(scope, input.email, compared, now)) ? compared.hash : '';
  if (!(await recentSame(act, email, what))) await keep(act, input, what, { id, email, passwordHash });
  return { id, email, joinOrganizationId, organizationName, confirmedAt: null };
}

/** A new organisation: it waits for the press on the button in the mail. */
export async function signUpOrganization(
  act: SignupContext,
  input: OrganizationSignup,
  compared: ComparedPassword,
): Promise<SentSignup> {
  await checkSender(act, input);
  const locale = input.locale ?? act.locale;
  return take(act, input, {
    compared,
    joinOrganizationId: null,
    organizationName: input.name,
    message: null,
    organization: await organizationOf(act, input),
    consents: [await terms(act, locale), { kind: 'organization_criteria', text: criteriaText(locale) }],
  });
}

/** A place in an organisation that is there already. */
export async function askToJoin(
  act: SignupContext,
  organization: OrganizationRow,
  input: OrganizationJoin,
  compared: ComparedPassword,
): Promise<SentSignup> {
  await checkSender(act, input);
  return take(act, input, {
    compared,
    joinOrganizationId: organization.id,
    organizationName: organization.name,
    message: input.message ?? null,
    organization: null,
    consents: [await terms(act, input.locale ?? act.locale)],
  });
}
