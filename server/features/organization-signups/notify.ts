/** Whom a sign-up is told to: first the person alone, and once the address is proven those who answer. */
import type { Locale } from '#contract/locales.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import { fullName } from '#server/auth/actor.ts';
import { notify } from '#server/features/notifications/commands.ts';
import {
  centerStaff,
  peopleOfOrganization,
  wantsMail,
  type Recipient,
} from '#server/features/users/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail, queueEmails, type OutgoingMail } from '#server/mail/deliveries.ts';
import type { CenterBranding } from '#server/mail/frame.ts';
import { askLeaves, type Leave } from '#server/mail/recipient-permission.ts';
import { addressOn, localeOfReader } from '#server/http/reader-address.ts';
import { accountOf, type SignupRow } from './queries.ts';

type SignupContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender'>;

/** 'Press the button': nobody else hears of it before. Whoever has an account reads that its password stays. */
export async function mailSignup(
  act: SignupContext,
  to: Leave<'organization_confirm'>,
  signup: SignupRow,
  token: string,
): Promise<void> {
  const locale = localeOfReader(act, signup.locale);
  const account = await accountOf(act.scope, signup.email);
  await queueEmail(act.scope, {
    to,
    userId: account?.id,
    template: 'organization_confirm',
    locale,
    values: {
      firstName: signup.firstName,
      organizationName: signup.organizationName,
      isJoin: signup.joinOrganizationId !== null,
      hasAccount: account !== undefined && account.confirmedAt !== null,
      hasPassword: signup.passwordHash !== '' && account?.status !== 'invited',
      confirmUrl: addressOn(act, locale, `/organizations/signup/success?token=${token}`),
      validUntil: signup.expiresAt,
    },
    centerBranding: await mailBranding(act.scope, act.center, act.origin),
  });
}

interface Story {
  kind: NotificationKind;
  organizationId: string;
  /** The account of who signed up. */
  personId: string;
  path: string;
}

const tell = (act: SignupContext, signup: SignupRow, people: readonly Recipient[], story: Story) =>
  notify(
    act.scope,
    act.actor,
    people.map(({ userId }) => userId),
    {
      kind: story.kind,
      data: {
        personName: fullName(signup),
        vacancyTitle: null,
        vacancyTitleEn: null,
        organizationName: signup.organizationName,
      },
      personId: story.personId,
      path: story.path,
      organizationId: story.organizationId,
      now: act.now,
    },
  );

type AnswerTemplate = 'organization_waiting' | 'organization_join_requested';
interface Letter<Template extends AnswerTemplate> {
  to: Leave<Template>;
  userId: string;
  locale: Locale;
  centerBranding: CenterBranding;
}

/** One mail for each of these people who chose to hear of it; `write` gets the page where they answer. */
async function mailThoseWhoAnswer<Template extends AnswerTemplate>(
  act: SignupContext,
  people: readonly Recipient[],
  { kind, path }: Story,
  template: Template,
  write: (letter: Letter<Template>, url: string) => OutgoingMail<Template>,
): Promise<void> {
  const centerBranding = await mailBranding(act.scope, act.center, act.origin);
  const told = people.filter(wantsMail(kind));
  const addresses = told.map(({ email }) => email);
  const leaves = await askLeaves(act.scope, null, template, addresses);
  const mails = told.flatMap(({ email, userId, locale: wanted }) => {
    const to = leaves.get(email);
    const locale = localeOfReader(act, wanted);
    return to ? write({ to, userId, locale, centerBranding }, addressOn(act, locale, path)) : [];
  });
  await queueEmails(act.scope, mails);
}

/** A new organisation waits: the person reads what happens now, the centre that there is one. */
export async function notifyConfirmed(
  act: SignupContext,
  signup: SignupRow,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const centerBranding = await mailBranding(act.scope, act.center, act.origin);
  const { organizationName, firstName } = signup;
  await queueEmail(act.scope, {
    to: signup.email,
    userId,
    template: 'organization_received',
    locale: localeOfReader(act, signup.locale),
    values: { firstName, organizationName },
    centerBranding,
  });
  const story: Story = {
    kind: 'organization_received',
    organizationId: id,
    personId: userId,
    path: `/organizations/approve?id=${id}`,
  };
  const staff = await centerStaff(act.scope);
  await mailThoseWhoAnswer(act, staff, story, 'organization_waiting', (letter, queueUrl) => ({
    ...letter,
    template: 'organization_waiting',
    values: { organizationName, queueUrl },
  }));
  await tell(act, signup, staff, story);
}

/** Somebody asks for a place: the organisation's people and the centre may answer. */
export async function announceJoinRequest(
  act: SignupContext,
  signup: SignupRow,
  applicantId: string,
): Promise<void> {
  const organizationId = signup.joinOrganizationId ?? '';
  const people = await peopleOfOrganization(act.scope, organizationId);
  const staff = await centerStaff(act.scope);
  const all = [...new Map([...people, ...staff].map((one) => [one.userId, one])).values()].filter(
    ({ userId }) => userId !== applicantId,
  );
  const story: Story = {
    kind: 'organization_join_requested',
    organizationId,
    personId: applicantId,
    path: `/organizations/approve?join=${organizationId}`,
  };
  const { organizationName } = signup;
  await mailThoseWhoAnswer(act, all, story, 'organization_join_requested', (letter, requestUrl) => ({
    ...letter,
    template: 'organization_join_requested',
    values: { organizationName, requestUrl },
  }));
  await tell(act, signup, all, story);
}
