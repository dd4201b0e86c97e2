/** Being mailed of what comes in for a search, on other days, or no more. */
import { v7 as uuidv7 } from 'uuid';
import { keptDays } from '#contract/retention.ts';
import { mostSearchAlerts, type SearchAlertCreate, type SearchAlertUpdate } from '#contract/search-alerts.ts';
import { filtersOfAddress } from '#contract/vacancy-search.ts';
import { alertKey } from '#server/auth/alert-key.ts';
import { understandPlace } from '#server/features/places/understanding/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { addressOn } from '#server/http/reader-address.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { askLeave } from '#server/mail/recipient-permission.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { turnAt } from './mailing/queries.ts';
import { alertById, alertsOf, ownerOf, type AlertOwner, type SearchAlertRow } from './queries.ts';

type CommandContext = Pick<
  Context,
  'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale' | 'sender' | 'services'
>;

const dayMs = 86_400_000;
/** Of one address, that nobody confirmed: whoever typed it wrongly twice tries again. */
const mostUnconfirmed = 3;

/** Whoever is signed in, else the address that was typed. Throws 422 without either. */
const askerOf = ({ actor, scope }: CommandContext, email: string | null | undefined): AlertOwner =>
  actor.kind === 'user'
    ? ownerOf(scope, actor)
    : { userId: null, email: email ?? refuse('blank', { pointer: '/data/attributes/email' }) };

async function expectPlace(scope: TenantScope, query: string): Promise<void> {
  const near = filtersOfAddress(query)?.near;
  if (near && !(await understandPlace(scope, near))) refuse('invalid', { pointer: '/data/attributes/query' });
}

/** One after the other for each person, so that nobody gets past the limit. */
const holdOwner = (scope: TenantScope, { userId, email }: AlertOwner) =>
  takeTurn(scope, `alerts ${scope.centerId} ${userId ?? email?.toLowerCase()}`);

async function askToConfirm(context: CommandContext, alert: SearchAlertRow, email: string): Promise<void> {
  const { scope, center, origin, locale, sender, services, now } = context;
  const leave = await askLeave(scope, sender, 'search_alert_confirm', email);
  // Whoever typed the address is not told that its mailbox is full: it need not be theirs.
  if (!leave) return;
  const key = alertKey(services.env.secret, scope.centerId, alert.id);
  await queueEmail(scope, {
    to: leave,
    template: 'search_alert_confirm',
    locale,
    values: {
      confirmUrl: addressOn({ origin }, locale, `/vacancies/alerts/by-mail?key=${key}`),
      validUntil: new Date(now.getTime() + keptDays.unconfirmedAlerts * dayMs),
    },
    centerBranding: await mailBranding(scope, center, origin),
  });
}

/**
 * An account is mailed from now on; the mailbox of an address is asked first. Throws 422 for a place that there is not, and for one too
 * many of an account. Of an address nobody is told how many there are: one too many is not kept, and no mail goes.
 */
export async function addAlert(
  context: CommandContext,
  { name, days, query, email, website }: SearchAlertCreate,
): Promise<SearchAlertRow> {
  const { scope, actor, locale, now } = context;
  if (website) refuse('proof_of_work', { pointer: '/data/attributes/website' });
  const owner = askerOf(context, email);
  const isKnown = actor.kind === 'user';
  await expectPlace(scope, query);
  await holdOwner(scope, owner);
  const known = await alertsOf(scope, owner).orderBy('a.createdAt').orderBy('a.id').execute();
  // What a stranger typed does not fill the mailbox of its owner: the oldest that nobody confirmed makes room.
  const counted = isKnown ? known : known.filter(({ confirmedAt }) => confirmedAt !== null);
  const isFull = counted.length >= mostSearchAlerts;
  if (isFull && isKnown)
    refuse('too_many', { pointer: '/data/attributes/name', values: { maximum: mostSearchAlerts } });
  const alert: SearchAlertRow = {
    volunteerCenterId: scope.centerId,
    id: uuidv7(),
    ...owner,
    name,
    query,
    days,
    locale,
    confirmedAt: isKnown ? now : null,
    toldUntil: now,
    // After seven the first mail of today would come at once.
    lastRunOn: turnAt(now)?.date ?? null,
    createdAt: now,
    updatedAt: now,
  };
  if (isFull) return alert;
  for (const { id } of known.filter(({ confirmedAt }) => confirmedAt === null).slice(0, 1 - mostUnconfirmed))
    await removeAlert(scope, { id });
  await scope.db.insertInto('searchAlerts').values(alert).execute();
  if (!isKnown && owner.email !== null) await askToConfirm(context, alert, owner.email);
  return alert;
}

const change = (scope: TenantScope, { id }: SearchAlertRow) =>
  scope.db.updateTable('searchAlerts').where('volunteerCenterId', '=', scope.centerId).where('id', '=', id);

/** The mailbox is theirs. What came in since they asked is in the first mail. */
export async function confirmAlert(
  { scope, now }: Pick<Context, 'scope' | 'now'>,
  alert: SearchAlertRow,
): Promise<SearchAlertRow> {
  if (alert.confirmedAt === null)
    await change(scope, alert).set({ confirmedAt: now, updatedAt: now }).execute();
  return (await alertById(scope, alert.id)) ?? refuse('not_found');
}

export async function changeAlert(
  { scope, now }: Pick<Context, 'scope' | 'now'>,
  alert: SearchAlertRow,
  { name = alert.name, days = alert.days }: SearchAlertUpdate,
): Promise<SearchAlertRow> {
  await change(scope, alert).set({ name, days, updatedAt: now }).execute();
  return (await alertById(scope, alert.id)) ?? refuse('not_found');
}

export async function removeAlert(scope: TenantScope, { id }: Pick<SearchAlertRow, 'id'>): Promise<void> {
  await scope.db
    .deleteFrom('searchAlerts')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
}

/** Those of whoever this one belongs to, with it. */
export async function removeAllBeside(scope: TenantScope, alert: SearchAlertRow): Promise<void> {
  const all = await alertsOf(scope, alert).execute();
  await scope.db
    .deleteFrom('searchAlerts')
    .where('volunteerCenterId', '=', scope.centerId)
    .where(
      'id',
      'in',
      all.map(({ id }) => id),
    )
    .execute();
}
