/** Whom a move of an organisation is told to: its people, by mail and in the app. All in the transaction of the move. */
import { wantsNotification, type NotificationKind } from '#contract/notifications.ts';
import type { DenyReason, OrganizationMove } from '#contract/organizations.ts';
import { fullName } from '#server/auth/actor.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { peopleOfOrganization, type Recipient } from '#server/features/users/queries.ts';
import { centerMailLook } from '#server/features/volunteer-centers/mail-look.ts';
import { addressOn, localeOfReader } from '#server/http/reader-address.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { dropOvertakenMails } from '#server/mail/held.ts';
import type { CenterLook } from '#server/mail/frame.ts';
import type { OrganizationRow } from '../queries.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin'>;

/** Whether somebody chose to hear of this kind by mail. */
export const wantsMail =
  (kind: NotificationKind) =>
  ({ preferences }: Recipient): boolean =>
    wantsNotification(preferences, kind, 'mail');

const kinds: Partial<Record<OrganizationMove, NotificationKind>> = {
  approve: 'organization_approved',
  deny: 'organization_denied',
  archive: 'organization_archived',
  restore: 'organization_restored',
};

/** The mail of each move, as values of its template. */
async function mailMove(
  act: Act,
  organization: OrganizationRow,
  move: OrganizationMove,
  person: Recipient,
  centerLook: CenterLook,
): Promise<void> {
  const { scope } = act;
  const locale = localeOfReader(act, person.locale);
  const to = { to: person.email, userId: person.userId, aboutId: organization.id, locale, centerLook };
  const { firstName } = person;
  const names = { firstName, organizationName: organization.name };
  switch (move) {
    case 'approve':
    case 'restore': {
      const organizationUrl = addressOn(act, locale, `/organizations/${organization.id}`);
      const addVacancyUrl = addressOn(act, locale, '/vacancies/add');
      const values = { ...names, isBack: move === 'restore', organizationUrl, addVacancyUrl };
      await queueEmail(scope, { ...to, template: 'organization_approved', values });
      return;
    }
    case 'deny': {
      const { denyReason, deniedReason: message } = organization;
      const values = { ...names, reason: denyReason as DenyReason, message };
      await queueEmail(scope, { ...to, template: 'organization_denied', values });
      return;
    }
    case 'archive':
      await queueEmail(scope, { ...to, template: 'organization_archived', values: names });
      return;
    case 'delete':
  }
}

/** Tells the organisation's people. */
export async function announceMove(
  act: Act,
  organization: OrganizationRow,
  move: OrganizationMove,
): Promise<void> {
  const kind = kinds[move];
  if (!kind) return;
  const people = await peopleOfOrganization(act.scope, organization.id);
  const centerLook = await centerMailLook(act.scope, act.center, act.origin);
  await dropOvertakenMails(act.scope, organization.id);
  for (const person of people.filter(wantsMail(kind)))
    await mailMove(act, organization, move, person, centerLook);
  await notify(
    act.scope,
    act.actor,
    people.map(({ userId }) => userId),
    {
      kind,
      data: {
        personName: act.actor.kind === 'user' ? fullName(act.actor) : null,
        vacancyTitle: null,
        vacancyTitleEn: null,
        organizationName: organization.name,
      },
      personId: act.actor.kind === 'user' ? act.actor.userId : null,
      path: `/organizations/${organization.id}`,
      organizationId: organization.id,
      now: act.now,
    },
  );
}
