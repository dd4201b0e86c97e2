/** Changing vacancies. Each command runs inside the request's transaction: it is done whole or not at all. */
import { v7 as uuidv7 } from 'uuid';
import { scheduleMask, type DayPart } from '#contract/schedule.ts';
import type { VacancyCreate, VacancyMove, VacancyUpdate } from '#contract/vacancies.ts';
import { reach, type Actor } from '#server/auth/actor.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import { placeOf } from '#server/features/places/queries.ts';
import { unknownListIds } from '#server/features/reference-lists/queries.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { Problem } from '#contract/errors.ts';
import { mayManage } from './policy.ts';
import { lockVacancy, type VacancyRow } from './queries.ts';
import { obstacles, targetOf } from './transitions.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'now'>;

/** The schedule as columns; absent stays absent. */
function scheduleColumns(schedule: VacancyUpdate['schedule']) {
  if (schedule === undefined) return {};
  if (schedule === 'flexible') return { isFlexible: true, scheduleMask: 0 };
  return { isFlexible: false, scheduleMask: scheduleMask(schedule as DayPart[]) };
}

/** Where it is, from its postcode; without one there is no point on the map. */
async function pointColumns(scope: TenantScope, postcode: string | null | undefined) {
  if (postcode === undefined) return {};
  if (postcode === null) return { lat: null, lon: null };
  const place = await placeOf(scope, postcode);
  if (!place) refuse('unknown_place', { pointer: '/data/attributes/postcode' });
  return { lat: place.lat, lon: place.lon };
}

async function checkLists(scope: TenantScope, input: VacancyUpdate): Promise<void> {
  const problems: Problem[] = [];
  const lists = [
    ['categories', 'category_ids', input.categoryIds],
    ['targetGroups', 'target_group_ids', input.targetGroupIds],
    ['ageGroups', 'age_group_ids', input.ageGroupIds],
  ] as const;
  for (const [list, name, ids] of lists) {
    const unknown = ids ? await unknownListIds(scope, list, ids) : [];
    if (unknown.length > 0) problems.push({ code: 'unknown_record', pointer: `/data/attributes/${name}` });
  }
  refuseAll(problems);
}

async function columnsOf(scope: TenantScope, input: VacancyUpdate) {
  await checkLists(scope, input);
  const { schedule, lockVersion: _lockVersion, ...plain } = input;
  return { ...plain, ...scheduleColumns(schedule), ...(await pointColumns(scope, input.postcode)) };
}

/** Adds a draft. Throws 403 for an organisation that is not the actor's to manage, 422 for one that does not exist. */
export async function createVacancy(
  { scope, actor, now }: Act,
  { organizationId, ...input }: VacancyCreate,
): Promise<VacancyRow> {
  const [organization] = await organizationsByIds(scope, actor, [organizationId]);
  if (!organization) refuse('unknown_record', { pointer: '/data/relationships/organization' });
  if (!mayManage(actor, { organizationId })) refuse('forbidden');
  const id = uuidv7();
  await scope.db
    .insertInto('vacancies')
    .values({
      ...(await columnsOf(scope, input)),
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

/** Changes what is given. Throws 409 when `lockVersion` is given and not the current one. */
export async function updateVacancy(
  { scope, now }: Act,
  vacancy: VacancyRow,
  input: VacancyUpdate,
): Promise<VacancyRow> {
  const current = await lockVacancy(scope, vacancy.id);
  if (input.lockVersion !== undefined && input.lockVersion !== current.lockVersion) {
    refuse('stale', {
      pointer: '/data/attributes/lock_version',
      values: { current: current.lockVersion, given: input.lockVersion },
    });
  }
  refuseAll(conflictsWith(current, input));
  await scope.db
    .updateTable('vacancies')
    .set({ ...(await columnsOf(scope, input)), lockVersion: current.lockVersion + 1, updatedAt: now })
    .where('id', '=', vacancy.id)
    .execute();
  return lockVacancy(scope, vacancy.id);
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

/** Whether this centre checks before publishing, and this person does not do the checking. */
async function mustBeChecked(scope: TenantScope, actor: Actor): Promise<boolean> {
  const profile = await scope.db
    .selectFrom('volunteerCenterProfiles')
    .select('vacancyCheck')
    .executeTakeFirst();
  return profile?.vacancyCheck === 'before' && reach(actor, 'vacancies.manage') !== 'center';
}

/** Makes a move of the table, or refuses with everything that stands in its way. */
export async function moveVacancy(
  { scope, actor, now }: Act,
  vacancy: VacancyRow,
  move: VacancyMove,
  reason: string | null,
): Promise<VacancyRow> {
  const current = await lockVacancy(scope, vacancy.id);
  refuseAll(obstacles(move, current, now));
  if (move === 'publish' && (await mustBeChecked(scope, actor))) {
    await scope.db
      .updateTable('vacancies')
      .set({ submittedAt: now, updatedAt: now })
      .where('id', '=', vacancy.id)
      .execute();
    await recordAudit(scope, actor, {
      act: 'submit',
      subjectType: 'vacancies',
      subjectId: vacancy.id,
      fromState: current.status,
      toState: current.status,
      reason,
    });
    return lockVacancy(scope, vacancy.id);
  }
  const toState = targetOf(move);
  await scope.db
    .updateTable('vacancies')
    .set({
      status: toState,
      updatedAt: now,
      lockVersion: current.lockVersion + 1,
      submittedAt: null,
      ...(move === 'publish' && { publishedAt: now, filledAt: null }),
      ...(move === 'fill' && { filledAt: now }),
    })
    .where('id', '=', vacancy.id)
    .execute();
  await recordAudit(scope, actor, {
    act: move,
    subjectType: 'vacancies',
    subjectId: vacancy.id,
    fromState: current.status,
    toState,
    reason,
  });
  return lockVacancy(scope, vacancy.id);
}
