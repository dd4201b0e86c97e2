/** Mails everybody whose day it is of what came in for their searches: one mail a person, of each vacancy once, and none when there is nothing. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { filtersOfAddress } from '#contract/vacancy-search.ts';
import { newHits } from '#server/features/vacancies/new-hits/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { siteOrigin } from '#server/http/host.ts';
import type { Services } from '#server/http/services.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { remainsOf } from '../gone/queries.ts';
import { alertsOf } from '../queries.ts';
import { mailOf, type Hit, type Mailing } from './notify.ts';
import { dueAlerts, holdMailing, newestPublished, toldBefore, type DueAlert, turnAt } from './queries.ts';

/** In one transaction: what is mailed stays mailed when the rest is cut off. */
const atOnce = 20;
/** New ones of one search that are looked at. */
const mostHits = 200;
/** What was being put online while others were looked for carries a moment before that: it is looked for once more. */
const overlapMs = 15 * 60_000;

/** What came online for one search since its last turn. */
async function newFor({ scope, newest, now }: Mailing, alert: DueAlert): Promise<Hit[]> {
  // A name that was known when it was saved may be gone from the lists since.
  const filters = filtersOfAddress(alert.query);
  const since = new Date(alert.toldUntil.getTime() - overlapMs);
  if (!filters || newest === null || newest <= since) return [];
  const kept = { filters, locale: alert.readsIn as Locale, since, now };
  const found = await newHits(scope, kept, mostHits);
  return found.map((vacancy) => ({ alert, vacancy }));
}

/** Each vacancy once, for the first search that it answers, and none that they were told of before. */
async function newsOf(mailing: Mailing, alerts: readonly DueAlert[]): Promise<Hit[]> {
  const hits = new Map<string, Hit>();
  for (const alert of alerts)
    for (const hit of await newFor(mailing, alert))
      if (!hits.has(hit.vacancy.id)) hits.set(hit.vacancy.id, hit);
  const [first] = alerts;
  if (hits.size === 0 || !first) return [];
  const all = await alertsOf(mailing.scope, first).execute();
  const told = await toldBefore(
    mailing.scope,
    all.map(({ id }) => id),
    [...hits.keys()],
  );
  return [...hits.values()]
    .filter(({ vacancy }) => !told.has(vacancy.id))
    .toSorted((a, b) => (b.vacancy.publishedAt?.getTime() ?? 0) - (a.vacancy.publishedAt?.getTime() ?? 0));
}

async function mailOne(mailing: Mailing, alerts: readonly DueAlert[]): Promise<number> {
  const { scope } = mailing;
  const hits = await newsOf(mailing, alerts);
  const first = hits[0]?.alert;
  if (!first) return 0;
  const remains = await remainsOf(
    scope,
    alerts.map(({ query }) => query),
  );
  const lessened = alerts.filter((_alert, at) => (remains[at]?.gone.length ?? 0) > 0);
  await queueEmails(scope, [mailOf(mailing, { hits, lessened }, first)]);
  await scope.db
    .insertInto('searchAlertMailings')
    .values(
      hits.map(({ alert, vacancy }) => ({
        volunteerCenterId: scope.centerId,
        alertId: alert.id,
        vacancyId: vacancy.id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 1;
}

/** One person whose mail fails does not keep the others from theirs: they have had their turn, and the log says whose. */
async function apart(mailing: Mailing, alerts: readonly DueAlert[]): Promise<number> {
  const { scope, services } = mailing;
  await sql`savepoint one_person`.execute(scope.db);
  try {
    const mails = await mailOne(mailing, alerts);
    await sql`release savepoint one_person`.execute(scope.db);
    return mails;
  } catch (error) {
    await sql`rollback to savepoint one_person`.execute(scope.db);
    services.log.error({ error, alertIds: alerts.map(({ id }) => id) }, 'The mail of a search failed');
    return 0;
  }
}

/** They had their turn, whether there was anything or not. */
const noteTurn = ({ scope, turn, now }: Mailing, alerts: readonly DueAlert[]) =>
  scope.db
    .updateTable('searchAlerts')
    .set({ toldUntil: now, lastRunOn: turn.date })
    .where('volunteerCenterId', '=', scope.centerId)
    .where(
      'id',
      'in',
      alerts.map(({ id }) => id),
    )
    .execute();

/** Of as many as are taken at once the last person may have more: they wait for the next time. */
function wholePeople(due: readonly DueAlert[]): readonly DueAlert[] {
  const last = due.at(-1)?.owner;
  return due.length < atOnce ? due : due.filter(({ owner }) => owner !== last);
}

/** Some of the people whose turn it is. Answers how many mails go, and whether there may be more people. */
export async function mailAlerts(
  scope: TenantScope,
  services: Services,
  now: Date,
): Promise<{ mails: number; isDone: boolean }> {
  const center = services.centers.byId(scope.centerId);
  const turn = turnAt(now);
  if (!center || !turn || !(await holdMailing(scope))) return { mails: 0, isDone: true };
  const due = wholePeople(await dueAlerts(scope, turn, atOnce));
  if (due.length === 0) return { mails: 0, isDone: true };
  const origin = siteOrigin(services, center);
  const branding = await mailBranding(scope, center, origin);
  const newest = await newestPublished(scope);
  const mailing = { scope, services, center, branding, origin, turn, newest, now };
  let mails = 0;
  for (const alerts of Map.groupBy(due, ({ owner }) => owner).values()) mails += await apart(mailing, alerts);
  await noteTurn(mailing, due);
  return { mails, isDone: false };
}
