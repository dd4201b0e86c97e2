/** The mails to one person, without what stood in them. */
import { userCalls } from '#contract/calls/users.ts';
import { sql } from 'kysely';
import { accountMails, type emailStatuses } from '#contract/email-deliveries.ts';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { isSelf } from '../administration/policy.ts';

const columnsOfList = listColumns(userCalls.mails, {
  table: 'emailDeliveries',
  as: 'd',
  usual: '-createdAt',
});

export interface EmailDeliveryRow {
  id: string;
  template: string;
  recipient: string;
  subject: string;
  status: (typeof emailStatuses)[number];
  failure: string | null;
  sentAt: Date | null;
  createdAt: Date;
}

/** A page of them, newest first. Whoever does not keep the whole centre sees those about the account alone. */
export async function listMails(
  scope: TenantScope,
  actor: Actor,
  user: { id: string },
  query: QueryOf<typeof userCalls.mails>,
): Promise<PageOf<EmailDeliveryRow>> {
  let wanted = scope.db
    .selectFrom('emailDeliveries as d')
    .where('d.volunteerCenterId', '=', scope.centerId)
    .where('d.userId', '=', user.id);
  if (accessLevel(actor, 'users.read') !== 'center' && !isSelf(actor, user))
    wanted = wanted.where('d.template', 'in', [...accountMails]);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const deliveries = wanted
    .select(['d.id', 'd.template', 'd.recipient', 'd.subject', 'd.failure', 'd.sentAt', 'd.createdAt'])
    // The table's check holds it to the list of the contract.
    .select(sql<EmailDeliveryRow['status']>`d.status`.as('status'));
  return pageOf(deliveries, columnsOfList.order(query), query);
}
