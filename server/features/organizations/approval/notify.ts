/** Whom a move of an organisation is told to: its people, by mail and in the app. All in the transaction of the move. */
import type { NotificationKind } from '#contract/notifications.ts';
import type { DenyReason, OrganizationMove } from '#contract/organizations.ts';
import { fullName } from '#server/auth/actor.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { peopleOfOrganization, wantsMail, type Recipient } from '#server/features/users/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { addressOn, localeOfReader } from '#server/http/reader-address.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import { dropOvertakenMails } from '#server/mail/held-mails.ts';
import type { OrganizationRow } from '../queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin'>;

const kinds: Partial<Record<OrganizationMove, NotificationKind>> = {
  approve: 'organization_approved',
  deny: 'organization_denied',
  archive: 'organization_archived',
  restore: 'organization_restored',
};

/** The mails of a move. */
async function mailMove(
  context: CommandContext,
  organization: OrganizationRow,
  move: OrganizationMove,
  people: readonly Recipient[],
): Promise<void> {
  const { scope } = context;
  const centerBranding = await mailBranding(scope, context.center, context.origin);
  const letters = people.map((person) => {
    const { email: to, userId, firstName } = person;
    const locale = localeOfReader(context, person.locale);
    const values = { firstName, organizationName: organization.name };
    return { to, userId, aboutId: organization.id, locale, centerBranding, values };
  });
  if (move === 'approve' || move === 'restore') {
    const mails = letters.map((letter) => {
      const organizationUrl = addressOn(context, letter.locale, `/organizations/${organization.id}`);
      const addVacancyUrl = addressOn(context, letter.locale, '/vacancies/add');
      const values = { ...letter.values, isBack: move === 'restore', organizationUrl, addVacancyUrl };
      return { ...letter, template: 'organization_approved' as const, values };
    });
    await queueEmails(scope, mails);
  }
  if (move === 'deny') {
    const { denyReason, deniedReason: message } = organization;
    const mails = letters.map((letter) => {
      const values = { ...letter.values, reason: denyReason as DenyReason, message };
      return { ...letter, template: 'organization_denied' as const, values };
    });
    await queueEmails(scope, mails);
  }
  if (move === 'archive')
    await queueEmails(
      scope,
      letters.map((letter) => ({ ...letter, template: 'organization_archived' as const })),
    );
}

/** Tells the organisation's people. */
export async function announceMove(
  context: CommandContext,
  organization: OrganizationRow,
  move: OrganizationMove,
): Promise<void> {
  const kind = kinds[move];
  if (!kind) return;
  const people = await peopleOfOrganization(context.scope, organization.id);
  await dropOvertakenMails(context.scope, [organization.id]);
  await mailMove(context, organization, move, people.filter(wantsMail(kind)));
  await notify(
    context.scope,
    context.actor,
    people.map(({ userId }) => userId),
    {
      kind,
      data: {
        personName: context.actor.kind === 'user' ? fullName(context.actor) : null,
        vacancyTitle: null,
        vacancyTitleEn: null,
        organizationName: organization.name,
      },
      personId: context.actor.kind === 'user' ? context.actor.userId : null,
      path: `/organizations/${organization.id}`,
      organizationId: organization.id,
      now: context.now,
    },
  );
}
