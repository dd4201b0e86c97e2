/** Keeping the words of a centre's own: added by whoever writes a vacancy, put in order by its staff. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { OwnTagMerge, OwnTagUpdate } from '#contract/own-tags.ts';
import { isVacancyTag } from '#contract/vacancy-words.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { findOwnTag, tagsAsWritten, type OwnTagRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'services'>;

/** The tags of a vacancy as they are stored: words that are new here are kept, the others are written as they are here. */
export async function keepTags(scope: TenantScope, typed: readonly string[]): Promise<string[]> {
  const given = await tagsAsWritten(scope, typed);
  // In one order, so that two who write the same words at once do not wait for each other.
  const words = given.filter((tag) => !isVacancyTag(tag)).toSorted();
  if (words.length === 0) return given;
  await scope.db
    .insertInto('ownTags')
    .values(words.map((name) => ({ volunteerCenterId: scope.centerId, id: uuidv7(), name })))
    .onConflict((row) => row.columns(['volunteerCenterId', 'plain']).doNothing())
    .execute();
  // Whoever merges or renames one of them waits until the vacancy that gets it is there to be changed along.
  await sql`select from own_tags where volunteer_center_id = ${scope.centerId}
    and plain in (select tag_key(word) from unnest(${words}::text[]) word) order by plain for share`.execute(
    scope.db,
  );
  return tagsAsWritten(scope, given);
}

/** Waits for whoever is writing a vacancy with it. */
async function held({ scope, actor }: CommandContext, id: string): Promise<OwnTagRow> {
  await sql`select from own_tags where volunteer_center_id = ${scope.centerId} and id = ${id} for update`.execute(
    scope.db,
  );
  return (await findOwnTag(scope, actor, id)) ?? refuse('not_found');
}

const record = (
  { scope, actor }: CommandContext,
  act: 'update' | 'merge' | 'delete',
  { id, name, vacancies }: OwnTagRow,
) =>
  recordAudit(scope, actor, {
    act,
    subjectType: 'own_tags',
    subjectId: id,
    reason: name,
    records: vacancies,
  });

/** Writes it otherwise everywhere; the old way is read as the new one. Throws 422 for a word that there is already. */
export async function renameTag(
  context: CommandContext,
  { id }: OwnTagRow,
  { name }: OwnTagUpdate,
): Promise<OwnTagRow> {
  const { scope, now } = context;
  const tag = await held(context, id);
  if (name === tag.name) return tag;
  const pointer = '/data/attributes/name';
  const [written = name] = await tagsAsWritten(scope, [name]);
  const { rows } = await sql<{ isTaken: boolean; isOther: boolean }>`
    select exists (select from own_tags where volunteer_center_id = ${scope.centerId} and plain = tag_key(${name})
        and id <> ${id} and merged_into is distinct from ${id}) as is_taken,
      tag_key(${name}) <> ${tag.plain} as is_other`.execute(scope.db);
  if (isVacancyTag(written) || rows[0]?.isTaken) refuse('taken', { pointer });
  const tags = () => scope.db.updateTable('ownTags').where('volunteerCenterId', '=', scope.centerId);
  // One that was put with it and is how it is written now.
  await sql`delete from own_tags where volunteer_center_id = ${scope.centerId} and plain = tag_key(${name}) and id <> ${id}`.execute(
    scope.db,
  );
  await tags().set({ name, updatedAt: now }).where('id', '=', id).execute();
  if (rows[0]?.isOther)
    await scope.db
      .insertInto('ownTags')
      .values({ volunteerCenterId: scope.centerId, id: uuidv7(), name: tag.name, mergedInto: id })
      .execute();
  await context.services.replaceTag(scope, tag.name, name);
  await record(context, 'update', tag);
  return held(context, id);
}

/** Puts it with another, which its vacancies get instead. Throws 422 for one that there is not, or that it is itself. */
export async function mergeTag(
  context: CommandContext,
  { id }: OwnTagRow,
  { intoId }: OwnTagMerge,
): Promise<OwnTagRow> {
  const { scope, actor, now } = context;
  const pointer = '/data/attributes/into_id';
  if (intoId === id || !(await findOwnTag(scope, actor, intoId))) refuse('unknown_record', { pointer });
  // In one order, as somebody may put the other with this one.
  const [one, two] = [id, intoId].toSorted() as [string, string];
  const pair = [await held(context, one), await held(context, two)];
  const [tag, into] = id === one ? pair : pair.toReversed();
  if (!tag || !into) return refuse('not_found');
  await scope.db
    .updateTable('ownTags')
    .set({ mergedInto: intoId, updatedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where(({ or, eb }) => or([eb('id', '=', id), eb('mergedInto', '=', id)]))
    .execute();
  await context.services.replaceTag(scope, tag.name, into.name);
  await record(context, 'merge', tag);
  return held(context, intoId);
}

/** Takes it off every vacancy. */
export async function removeTag(context: CommandContext, { id }: OwnTagRow): Promise<void> {
  const { scope } = context;
  const tag = await held(context, id);
  await context.services.replaceTag(scope, tag.name, null);
  await scope.db
    .deleteFrom('ownTags')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await record(context, 'delete', tag);
}
