/** Vacancies that their source has no more go off the site, and come back with it. What somebody did with one meanwhile stays. */
import { sql } from 'kysely';
import { recordAudits } from '#server/audit/events.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { vacanciesToChange } from '../bringing-in/queries.ts';
import type { Here } from '../bringing-in/commands.ts';
import { obstacles, targetOf } from '../transitions.ts';
import { centerCheck } from '../checks/commands.ts';
import type { VacancyRow } from '../queries.ts';
import { returnedTo, type Gone, type Returned } from './queries.ts';

interface SourceContext {
  scope: TenantScope;
  now: Date;
  source: string;
}

type Move = 'expire' | 'publish' | 'submit';

const moved = (scope: TenantScope, act: Move, ids: readonly string[]) =>
  recordAudits(
    scope,
    null,
    ids.map((subjectId) => ({
      act,
      subjectType: 'vacancies' as const,
      subjectId,
      fromState: act === 'expire' ? 'published' : 'expired',
      toState: act === 'submit' ? 'expired' : targetOf(act),
      isPart: true,
    })),
  );

/** What was known by one source is by another one from now on. */
export async function renameSource(scope: TenantScope, from: string, to: string): Promise<void> {
  await scope.db
    .updateTable('vacancyOrigins')
    .set({ source: to })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('source', '=', from)
    .execute();
}

/** As they are now; what the centre had yet to look at has no version that it saw. */
const markGone = ({ scope, now }: SourceContext, gone: readonly Gone[]) =>
  sql`update vacancy_origins o set gone_at = ${now}, gone_version = case when n.is_seen then v.lock_version end
    from unnest(${gone.map(({ vacancyId }) => vacancyId)}::uuid[], ${gone.map(({ isSeen }) => isSeen)}::boolean[])
      as n(id, is_seen)
    join vacancies v on v.volunteer_center_id = ${scope.centerId} and v.id = n.id
    where o.volunteer_center_id = ${scope.centerId} and o.vacancy_id = n.id`.execute(scope.db);

const unmark = async ({ scope }: SourceContext, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await scope.db
    .updateTable('vacancyOrigins')
    .set({ goneAt: null, goneVersion: null })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('vacancyId', 'in', [...ids])
    .execute();
};

const changing = ({ scope }: SourceContext, ids: readonly string[], status: 'published' | 'expired') =>
  scope.db
    .updateTable('vacancies')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...ids])
    .where('status', '=', status);

/** Of what is online, everything of these is over. Answers how many. */
export async function takeGoneOff(context: SourceContext, gone: readonly Gone[]): Promise<number> {
  const { scope, now } = context;
  if (gone.length === 0) return 0;
  const ids = gone.map(({ vacancyId }) => vacancyId);
  await changing(context, ids, 'published')
    .set((eb) => ({
      status: targetOf('expire'),
      // Its own source says that it is over: nobody is asked whether it is true still.
      expiredAt: null,
      submittedAt: sql<Date | null>`case when pending_change is not null then submitted_at end`,
      lockVersion: eb('lockVersion', '+', 1),
      updatedAt: now,
    }))
    .execute();
  await markGone(context, gone);
  await moved(scope, 'expire', ids);
  return gone.length;
}

type ReturnedRow = VacancyRow & Pick<Returned, 'goneAt' | 'goneVersion'>;

/** What was online less than a day ago is no news. */
const newAfterMs = 24 * 60 * 60 * 1000;

async function putOnline(
  context: SourceContext,
  rows: readonly ReturnedRow[],
  more: { publishedAt?: Date; submittedAt?: Date },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await changing(context, ids, 'expired')
    .set((eb) => ({
      status: targetOf('publish'),
      filledAt: null,
      lockVersion: eb('lockVersion', '+', 1),
      updatedAt: context.now,
      ...more,
    }))
    .execute();
  await moved(context.scope, 'publish', ids);
}

/** It stays where it is until the centre says yes. */
async function submit(context: SourceContext, rows: readonly ReturnedRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await changing(context, ids, 'expired')
    .set({ submittedAt: context.now, returnReason: null, updatedAt: context.now })
    .execute();
  await moved(context.scope, 'submit', ids);
}

/**
 * Puts them back where nothing is in the way; what is keeps its mark, for another time. What somebody changed since, and what the centre had
 * yet to look at, comes before the centre: by its yes, or online until it has looked.
 */
export async function putReturnedBack(
  context: SourceContext,
  here: Omit<Here, 'points'>,
  outsideIds: readonly string[],
): Promise<number> {
  const { scope, now, source } = context;
  const returned = new Map(
    (await returnedTo(scope, source, outsideIds)).map(({ vacancyId, ...one }) => [vacancyId, one]),
  );
  if (returned.size === 0) return 0;
  const rows = (await vacanciesToChange(scope, [...returned.keys()])).flatMap((row): ReturnedRow[] => {
    const mark = returned.get(row.id);
    return mark ? [{ ...row, ...mark }] : [];
  });
  const settled = rows.filter(
    (row) => row.status !== 'expired' || obstacles('publish', row, here).length === 0,
  );
  await unmark(
    context,
    settled.map(({ id }) => id),
  );
  const back = settled.filter(({ status }) => status === 'expired');
  const isSame = ({ lockVersion, goneVersion }: ReturnedRow) => lockVersion === goneVersion;
  const isNew = ({ goneAt }: ReturnedRow) => now.getTime() - goneAt.getTime() >= newAfterMs;
  const changed = back.filter((row) => !isSame(row));
  const same = back.filter(isSame);
  await putOnline(context, same.filter(isNew), { publishedAt: now });
  await putOnline(
    context,
    same.filter((row) => !isNew(row)),
    {},
  );
  if ((await centerCheck(scope)) === 'before') {
    await submit(context, changed);
    return same.length;
  }
  await putOnline(context, changed, { publishedAt: now, submittedAt: now });
  return back.length;
}
