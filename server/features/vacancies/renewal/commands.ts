/** Saying that a vacancy is true still: it stays longer, or comes back onto the site. */
import { sql, type RawBuilder } from 'kysely';
import { timeZone } from '#contract/locales.ts';
import { mostMonths, renewalTerms, usualRenewalTerm, type RenewalTerm } from '#contract/vacancy-renewals.ts';
import { isRenewalKey } from '#server/auth/renewal-key.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { moveVacancy } from '../moves/commands.ts';
import { mayManage } from '../policy.ts';
import { lockVacancy, type VacancyRow } from '../queries.ts';
import { allowsRenewal } from '../transitions.ts';
import { aboutOf, renewableOf, type DueVacancy, type ReminderKind } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender' | 'services'>;

/** Days after its end in which a key still brings a vacancy back: a mail is forwarded, and people go. */
const keyDays = 60;

/** What ended long ago, or was changed without coming online, is brought back by whoever signs in alone. */
const isKeyEnough = ({ status, expiredAt, updatedAt, pendingChange }: VacancyRow, now: Date): boolean =>
  status === 'published' ||
  (pendingChange === null &&
    expiredAt !== null &&
    updatedAt <= expiredAt &&
    now.getTime() - expiredAt.getTime() < keyDays * 86_400_000);

/** Its manager, or whoever has the link of the mail. Throws 401 or 403. */
function expectAllowed(
  { actor, scope, services, now }: CommandContext,
  vacancy: VacancyRow,
  key: string | null,
) {
  if (mayManage(actor, vacancy)) return;
  const { secret } = services.env;
  const isOurs = key !== null && isRenewalKey(secret, scope.centerId, renewableOf(vacancy), key);
  if (isOurs && isKeyEnough(vacancy, now)) return;
  refuse(actor.kind === 'anonymous' ? 'unauthenticated' : 'forbidden');
}

/** Months of the calendar from a moment, at the same time of the clock. */
const later = (moment: RawBuilder<Date>, months: number) =>
  sql<Date>`(${moment} at time zone ${timeZone} + make_interval(months => ${months}::int)) at time zone ${timeZone}`;

/** Later by so many months, from its end or from today; never further off than a year, unless it was already. */
const extended = (term: RenewalTerm, now: Date) => {
  const today = sql<Date>`${now}::timestamptz`;
  const start = sql<Date>`greatest(expires_at, ${today})`;
  return sql<Date>`greatest(expires_at, least(${later(start, renewalTerms[term])}, ${later(today, mostMonths)}))`;
};

/**
 * One that is online stays so, one whose time was over is published again: where the centre checks before, after its check.
 * Throws 422 for one in another state, 401 or 403 for whoever neither manages it nor has the key.
 */
export async function renewVacancy(
  context: CommandContext,
  { id }: VacancyRow,
  {
    term = usualRenewalTerm,
    key = null,
  }: { term?: RenewalTerm | undefined; key?: string | null | undefined },
): Promise<VacancyRow> {
  const { scope, actor, now } = context;
  const current = await lockVacancy(scope, id);
  expectAllowed(context, current, key);
  // It is on its way back already.
  if (current.status === 'expired' && current.submittedAt !== null) return current;
  if (!allowsRenewal(current))
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: current.status } });
  await scope.db
    .updateTable('vacancies')
    .set({
      renewedAt: now,
      updatedAt: now,
      lockVersion: current.lockVersion + 1,
      ...(current.expiresAt !== null && { expiresAt: extended(term, now) }),
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await recordAudit(scope, actor, { act: 'renew', subjectType: 'vacancies', subjectId: id });
  return current.status === 'published'
    ? lockVacancy(scope, id)
    : moveVacancy(context, await lockVacancy(scope, id), 'publish');
}

/**
 * Writes down that their organisations are told, to the microsecond that the database knows. Answers those of which nobody wrote that
 * down at the same time.
 */
export async function keepReminders(
  scope: TenantScope,
  kind: ReminderKind,
  vacancies: readonly DueVacancy[],
): Promise<DueVacancy[]> {
  const ids = vacancies.map(({ id }) => id);
  if (ids.length === 0) return [];
  const kept = await scope.db
    .insertInto('vacancyReminders')
    .columns(['volunteerCenterId', 'vacancyId', 'kind', 'about'])
    .expression(
      scope.db
        .selectFrom('vacancies as v')
        .select(['v.volunteerCenterId', 'v.id'])
        .select([sql<string>`${kind}::text`.as('kind'), aboutOf(kind).as('about')])
        .where('v.volunteerCenterId', '=', scope.centerId)
        .where('v.id', 'in', ids),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('vacancyId')
    .execute();
  const own = new Set(kept.map(({ vacancyId }) => vacancyId));
  return vacancies.filter(({ id }) => own.has(id));
}
