/** Whom a sign-up is told to: first the person alone, and once the address is proven those who answer. */
import type { NotificationKind } from '#contract/notifications.ts';
import { fullName } from '#server/auth/actor.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { centerStaff, peopleOfOrganization, type Recipient } from '#server/features/users/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail, queueEmails } from '#server/mail/deliveries.ts';
import { askLeaves, type Leave } from '#server/mail/recipient-permission.ts';
import { addressOn, localeOfReader } from '#server/http/reader-address.ts';
import { wantsMail } from '#server/features/organizations/approval/notify.ts';
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

const addressesOf = (people: readonly Recipient[]) => people.map(({ email }) => email);

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
  const path = `/organizations/approve?id=${id}`;
  const staff = await centerStaff(act.scope);
  const told = staff.filter(wantsMail('organization_received'));
  const leaves = await askLeaves(act.scope, null, 'organization_waiting', addressesOf(told));
  const mails = told.flatMap((person) => {
    const to = leaves.get(person.email);
    if (!to) return [];
    const locale = localeOfReader(act, person.locale);
    return {
      to,
      userId: person.userId,
      template: 'organization_waiting' as const,
      locale,
      values: { organizationName, queueUrl: addressOn(act, locale, path) },
      centerBranding,
    };
  });
  await queueEmails(act.scope, mails);
  await tell(act, signup, staff, {
    kind: 'organization_received',
    organizationId: id,
    personId: userId,
    path,
  });
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
  const centerBranding = await mailBranding(act.scope, act.center, act.origin);
  const path = `/organizations/approve?join=${organizationId}`;
  const told = all.filter(wantsMail('organization_join_requested'));
  const leaves = await askLeaves(act.scope, null, 'organization_join_requested', addressesOf(told));
  const mails = told.flatMap((person) => {
    const to = leaves.get(person.email);
    if (!to) return [];
    const locale = localeOfReader(act, person.locale);
    return {
      to,
      userId: person.userId,
      template: 'organization_join_requested' as const,
      locale,
      values: {
        organizationName: signup.organizationName,
        requestUrl: addressOn(act, locale, path),
      },
      centerBranding,
    };
  });
  await queueEmails(act.scope, mails);
  await tell(act, signup, all, {
    kind: 'organization_join_requested',
    organizationId,
    personId: applicantId,
    path,
  });
}
