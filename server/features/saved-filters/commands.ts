/** Keeping what somebody often looks for. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { mostSavedFilters, type SavedFilterCreate, type SavedFilterUpdate } from '#contract/saved-filters.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { findSavedFilter, savedAlready, type SavedFilterRow } from './queries.ts';

const pointer = '/data/attributes/name';

/** Throws 422 for a name that is there already, and for one too many. */
export async function saveFilter(
  home: TenantScope,
  actor: SignedIn,
  input: SavedFilterCreate,
  now: Date,
): Promise<SavedFilterRow> {
  // One at a time for each person, so that nobody gets past the limit.
  await sql`select id from users where volunteer_center_id = ${home.centerId} and id = ${actor.userId} for no key update`.execute(
    home.db,
  );
  const { count, isTaken } = await savedAlready(home, actor, { ...input, except: null });
  if (isTaken) refuse('duplicate', { pointer });
  if (count >= mostSavedFilters) refuse('too_many', { pointer, values: { maximum: mostSavedFilters } });
  const id = uuidv7();
  await home.db
    .insertInto('savedFilters')
    .values({ volunteerCenterId: home.centerId, id, userId: actor.userId, ...input, createdAt: now })
    .execute();
  return (await findSavedFilter(home, actor, id)) ?? refuse('not_found');
}

/** Another name, or what it finds. */
export async function changeFilter(
  home: TenantScope,
  actor: SignedIn,
  filter: SavedFilterRow,
  { name = filter.name, query = filter.query }: SavedFilterUpdate,
): Promise<SavedFilterRow> {
  const { isTaken } = await savedAlready(home, actor, { list: filter.list, name, except: filter.id });
  if (isTaken) refuse('duplicate', { pointer });
  await home.db
    .updateTable('savedFilters')
    .set({ name, query })
    .where('volunteerCenterId', '=', home.centerId)
    .where('id', '=', filter.id)
    .execute();
  return (await findSavedFilter(home, actor, filter.id)) ?? refuse('not_found');
}

export async function removeFilter(home: TenantScope, filter: SavedFilterRow): Promise<void> {
  await home.db
    .deleteFrom('savedFilters')
    .where('volunteerCenterId', '=', home.centerId)
    .where('id', '=', filter.id)
    .execute();
}
