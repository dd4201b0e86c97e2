/**
 * What is filled in of a vacancy, as columns: its texts cleaned, its lists known, its place found, its contact and its
 * photos its organisation's own.
 */
import type { Problem } from '#contract/errors.ts';
import { postedHtml } from '#contract/rich-text/posted.ts';
import { scheduleMask, type DayPart } from '#contract/schedule.ts';
import { longestVacancyText, type VacancyUpdate } from '#contract/vacancy-fields.ts';
import { placeOf } from '#server/features/places/queries.ts';
import { unknownListIds } from '#server/features/reference-lists/queries.ts';
import { mayKeepFiles } from '#server/features/uploads/policy.ts';
import { picturesFor } from '#server/features/uploads/queries.ts';
import { formattedColumn } from '#server/http/formatted-column.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { mayBeContact } from './contact/queries.ts';
import { notOffered } from './transitions.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'center'>;
/** Of which organisation it is. */
interface Of {
  organizationId: string;
}

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
function textColumns({ description, descriptionEn }: VacancyUpdate) {
  const column = (html: string | null | undefined, name: string) =>
    formattedColumn(html, { name, maximum: longestVacancyText, clean: postedHtml });
  return {
    description: column(description, 'description'),
    descriptionEn: column(descriptionEn, 'description_en'),
  };
}

/** Whoever writes a contact by hand lets go of the account that it came from. */
const contactColumns = ({ contactId, contactPerson, contactPhone, contactEmail }: VacancyUpdate) =>
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
    ...(await imageProblems(context, input, of)),
  ]);
  const { schedule, lockVersion: _lockVersion, ...plain } = input;
  return {
    ...plain,
    ...contactColumns(input),
    ...textColumns(input),
    ...scheduleColumns(schedule),
    ...(await pointColumns(scope, input.postcode)),
  };
}
