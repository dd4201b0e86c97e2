/**
 * What is filled in of a vacancy, as columns: its texts cleaned, its lists known, its place found, its contact and its
 * photos its organisation's own.
 */
import type { Problem } from '#contract/errors.ts';
import { postedHtml } from '#contract/rich-text/posted.ts';
import type { Point } from '#contract/kilometres.ts';
import { isTooFar } from '#contract/map-point.ts';
import { scheduleMask, type DayPart } from '#contract/schedule.ts';
import { isPrivateHelp, longestVacancyText, type VacancyUpdate } from '#contract/vacancy-fields.ts';
import { canAskAtVacancies } from '#server/features/forms/queries.ts';
import { keepTags } from '#server/features/own-tags/commands.ts';
import { placeOf } from '#server/features/places/queries.ts';
import { unknownListIds } from '#server/features/reference-lists/queries.ts';
import { mayKeepFiles } from '#server/features/uploads/policy.ts';
import { picturesFor } from '#server/features/uploads/queries.ts';
import { formattedColumn } from '#server/http/formatted-column.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { mayBeContact } from './contact/queries.ts';
import { isAskedBy } from './queries.ts';
import { notOffered } from './transitions.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'center'>;
/** Of which organisation it is, and where it is now unless it is new. */
interface Of {
  organizationId: string;
  vacancyType?: string;
  postcode?: string | null;
  lat?: number | null;
  lon?: number | null;
  formId?: string | null;
}

/** The schedule as columns; absent stays absent. */
function scheduleColumns(schedule: VacancyUpdate['schedule']) {
  if (schedule === undefined) return {};
  if (schedule === 'flexible') return { isFlexible: true, scheduleMask: 0 };
  return { isFlexible: false, scheduleMask: scheduleMask(schedule as DayPart[]) };
}

/** The point that somebody set. One that was read and comes back as it was, with another postcode, was set by nobody. */
function pinOf({ lat, lon }: VacancyUpdate, current: Of, isSamePlace: boolean) {
  if (typeof lat !== 'number' || typeof lon !== 'number') return null;
  return !isSamePlace && lat === current.lat && lon === current.lon ? null : { lat, lon };
}

/**
 * Of help to a person the point is that of the postcode, and no pin is kept: whoever searches smaller and smaller areas of the map would
 * find the front door by it, however roughly it is told.
 */
function refusePinOfHelp(pin: Point | null, current: Of, place: Point | undefined): void {
  const isOneOf = ({ lat, lon }: Point) =>
    [current, place].some((known) => known?.lat === lat && known.lon === lon);
  if (pin && !isOneOf(pin)) refuse('pin_of_private_help', { pointer: '/data/attributes/lat' });
}

/** The pin as it was put; else at the postcode; without either there is no point on the map. */
async function pointColumns(scope: TenantScope, input: VacancyUpdate, current: Of) {
  const isPrivate = isPrivateHelp(input.vacancyType ?? current.vacancyType);
  const becomesPrivate = isPrivate && !isPrivateHelp(current.vacancyType);
  const postcode = input.postcode === undefined ? (current.postcode ?? null) : input.postcode;
  const isSamePlace = postcode === (current.postcode ?? null);
  if (isSamePlace && !becomesPrivate && input.lat === undefined && input.lon === undefined) return {};
  const place = postcode === null ? undefined : await placeOf(scope, postcode);
  if (postcode !== null && !place) refuse('unknown_place', { pointer: '/data/attributes/postcode' });
  const pin = pinOf(input, current, isSamePlace);
  if (isPrivate) {
    refusePinOfHelp(pin, current, place);
    return { lat: place?.lat ?? null, lon: place?.lon ?? null };
  }
  if (pin && place && isTooFar(pin, place)) refuse('pin_too_far', { pointer: '/data/attributes/lat' });
  return pin ?? { lat: place?.lat ?? null, lon: place?.lon ?? null };
}

async function listProblems(scope: TenantScope, input: VacancyUpdate): Promise<Problem[]> {
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
  return problems;
}

/** Somebody of elsewhere, or of another organisation, is nobody's contact here. */
async function contactProblems(
  scope: TenantScope,
  { contactId }: VacancyUpdate,
  { organizationId }: Of,
): Promise<Problem[]> {
  if (!contactId || (await mayBeContact(scope, organizationId, contactId))) return [];
  return [{ code: 'unknown_record', pointer: '/data/attributes/contact_id' }];
}

/** A form that the actor does not keep, or of another organisation, asks nothing here; one that the organisation asks already may stay. */
async function formProblems(
  { scope, actor }: CommandContext,
  { formId }: VacancyUpdate,
  { organizationId, formId: kept = null }: Of,
): Promise<Problem[]> {
  if (!formId || formId === kept) return [];
  const mayAsk =
    (await canAskAtVacancies(scope, actor, { formId, organizationId })) ||
    (await isAskedBy(scope, { formId, organizationId }));
  return mayAsk ? [] : [{ code: 'unknown_record', pointer: '/data/attributes/form_id' }];
}

/** Photos that its organisation may show: one of elsewhere, or of others here, is none. */
async function imageProblems(
  { scope, actor }: CommandContext,
  { imageIds = [] }: VacancyUpdate,
  of: Of,
): Promise<Problem[]> {
  const found = await picturesFor(scope, imageIds, {
    userId: actor.kind === 'user' ? actor.userId : null,
    organizationId: of.organizationId,
    isAny: mayKeepFiles(actor),
  });
  return imageIds.every((id) => found.includes(id))
    ? []
    : [{ code: 'unknown_record', pointer: '/data/attributes/image_ids' }];
}

/** Its long texts as they are stored; absent stays absent. Lines that were sent without tags become paragraphs. */
export function textColumns({ description, descriptionEn }: VacancyUpdate) {
  const column = (html: string | null | undefined, name: string) =>
    formattedColumn(html, { name, maximum: longestVacancyText, clean: postedHtml });
  return {
    description: column(description, 'description'),
    descriptionEn: column(descriptionEn, 'description_en'),
  };
}

/** Whoever writes a contact by hand lets go of the account that it came from. */
export const contactColumns = ({ contactId, contactPerson, contactPhone, contactEmail }: VacancyUpdate) =>
  contactId === undefined && [contactPerson, contactPhone, contactEmail].some((given) => given !== undefined)
    ? { contactId: null }
    : {};

/** Columns of what is given, absent ones left out. Throws 422 with everything that is wrong with it. */
export async function columnsOf(context: CommandContext, input: VacancyUpdate, of: Of) {
  const { scope, center } = context;
  refuseAll([
    ...(input.vacancyType === undefined ? [] : notOffered(center, input.vacancyType)),
    ...(await listProblems(scope, input)),
    ...(await contactProblems(scope, input, of)),
    ...(await formProblems(context, input, of)),
    ...(await imageProblems(context, input, of)),
  ]);
  const { schedule, lockVersion: _lockVersion, lat: _lat, lon: _lon, ...plain } = input;
  return {
    ...plain,
    ...(input.tags && { tags: await keepTags(scope, input.tags) }),
    ...contactColumns(input),
    ...textColumns(input),
    ...scheduleColumns(schedule),
    ...(await pointColumns(scope, input, of)),
  };
}
