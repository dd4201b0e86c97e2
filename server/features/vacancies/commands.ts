/** Changing vacancies. Each command runs inside the request's transaction: it is done whole or not at all. */
import { v7 as uuidv7 } from 'uuid';
import type {
  PendingChange,
  VacancyAddition,
  VacancyChange,
  VacancyCreate,
  VacancyUpdate,
} from '#contract/vacancy-fields.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import { recordAudit, recordAudits, type PartOfEvent } from '#server/audit/events.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import type { Problem } from '#contract/errors.ts';
import { isLastDayPast, mayManage } from './policy.ts';
import { columnsOf } from './columns.ts';
import { lockVacancy, type VacancyRow } from './queries.ts';
import { moveByStatus } from './moves/commands.ts';
import { atOnce, checkOf, setAside, stillWaiting, toBeSeen, waitingSince } from './checks/commands.ts';
import { lackingOf, lacksReason, withPendingChange } from './transitions.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender' | 'services'> &
  PartOfEvent;

/** Adds a draft. Throws 403 for an organisation that is not the actor's to manage, 422 for one that does not exist. */
async function insertDraft(
  context: CommandContext,
  { organizationId, ...input }: VacancyCreate,
): Promise<VacancyRow> {
  const { scope, actor, now } = context;
  const [organization] = await organizationsByIds(scope, actor, [organizationId]);
  if (!organization) refuse('unknown_record', { pointer: '/data/relationships/organization' });
  if (!mayManage(actor, { organizationId })) refuse('forbidden');
  const id = uuidv7();
  await scope.db
    .insertInto('vacancies')
    .values({
      ...(await columnsOf(context, input, { organizationId })),
      title: input.title,
      volunteerCenterId: scope.centerId,
      id,
      organizationId,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await recordAudit(scope, actor, {
    act: 'create',
    subjectType: 'vacancies',
    subjectId: id,
    toState: 'draft',
  });
  return lockVacancy(scope, id);
}

/** What is written of a change: what the centre checks first is set aside, and what waited comes along where nothing is online. */
async function writtenOf(
  { scope, actor, now }: CommandContext,
  current: VacancyRow,
  columns: Record<string, unknown>,
) {
  if (current.status !== 'published')
    return { ...(current.pendingChange as PendingChange | null), ...columns, pendingChange: null };
  const check = await checkOf(scope, actor);
  if (check !== 'before')
    return {
      ...columns,
      ...stillWaiting(current, columns),
      ...(check === 'after' && toBeSeen(current, columns, now)),
    };
  const pending = setAside(current, columns);
  const submittedAt = waitingSince(current, pending, now);
  const isStillBack = pending !== null && submittedAt === null;
  return {
    ...atOnce(columns),
    pendingChange: pending && JSON.stringify(pending),
    submittedAt,
    ...(!isStillBack && { returnReason: null }),
  };
}

/** What a published one may never lose, also by a change that waits. What went online without a reason before is asked for it by its next move. */
function checkOnline(
  before: VacancyRow,
  row: VacancyRow,
  { expiresAt, endsOn }: VacancyUpdate,
  now: Date,
): void {
  if (row.status !== 'published') return;
  const hadNoReason = lacksReason(before);
  const problems = [row, withPendingChange(row)]
    .flatMap((one) => lackingOf(one, 'needed_online'))
    .filter(({ code }) => code !== 'demand_unexplained' || !hadNoReason);
  if (expiresAt && new Date(expiresAt) <= now)
    problems.push({ code: 'date_in_past', pointer: '/data/attributes/expires_at' });
  if (endsOn && isLastDayPast({ endsOn }, now))
    problems.push({ code: 'last_day_past', pointer: '/data/attributes/ends_on' });
  refuseAll(
    problems.filter(({ pointer }, at) => problems.findIndex((one) => one.pointer === pointer) === at),
  );
}

async function recordUpdate(
  { scope, actor, isPart }: CommandContext,
  before: VacancyRow,
  after: VacancyRow,
): Promise<void> {
  const isSubmitted = after.submittedAt !== null && before.submittedAt === null;
  const state = {
    subjectType: 'vacancies',
    subjectId: after.id,
    fromState: before.status,
    toState: after.status,
    isPart,
  } as const;
  await recordAudits(scope, actor, [
    { act: 'update', ...state },
    ...(isSubmitted ? [{ act: 'submit', ...state } as const] : []),
  ]);
}

/** Changes what is given. Throws 409 when `lockVersion` is given and not the current one, 422 for what may not be taken off the site. */
async function fillIn(
  context: CommandContext,
  vacancy: VacancyRow,
  input: VacancyUpdate,
): Promise<VacancyRow> {
  const { scope, now } = context;
  const current = await lockVacancy(scope, vacancy.id);
  refuseStale(input.lockVersion, current);
  refuseAll(conflictsWith(current, input));
  const columns = await writtenOf(context, current, await columnsOf(context, input, current));
  await scope.db
    .updateTable('vacancies')
    .set({
      ...columns,
      lockVersion: current.lockVersion + 1,
      updatedAt: now,
      // Who changes what is online looks at it; many at once are not looked at.
      ...(current.status === 'published' && !context.isPart && { renewedAt: now }),
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', vacancy.id)
    .execute();
  const changed = await lockVacancy(scope, vacancy.id);
  checkOnline(current, changed, input, now);
  await recordUpdate(context, current, changed);
  return changed;
}

/** Bounds that hold between a given value and one that stays. */
function conflictsWith(current: VacancyRow, input: VacancyUpdate): Problem[] {
  const merged = {
    ...current,
    ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
  } as VacancyRow;
  const problems: Problem[] = [];
  if (merged.startsOn && merged.endsOn && merged.endsOn < merged.startsOn)
    problems.push({ code: 'end_before_start', pointer: '/data/attributes/ends_on' });
  if (merged.hoursMin !== null && merged.hoursMax !== null && merged.hoursMax < merged.hoursMin)
    problems.push({ code: 'hours_reversed', pointer: '/data/attributes/hours_max' });
  return problems;
}

/** Adds a draft, and takes it on to the status that it is given. */
export async function createVacancy(
  context: CommandContext,
  { status, reason, ...input }: VacancyAddition,
): Promise<VacancyRow> {
  return moveByStatus(context, await insertDraft(context, input), { status, reason });
}

/** Changes what is given, and then moves it. */
export async function updateVacancy(
  context: CommandContext,
  known: VacancyRow,
  { status, reason, openApplications, message, ...input }: VacancyChange,
): Promise<VacancyRow> {
  const isFilledIn = Object.keys(input).length > 0 || status === undefined;
  const vacancy = isFilledIn ? await fillIn(context, known, input) : known;
  return moveByStatus(context, vacancy, { status, reason, openApplications, message });
}
