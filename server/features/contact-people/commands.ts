/** The order of the contact people of a centre: there are few, and whoever changes it holds all of them. */
import { sql } from 'kysely';
import { recordAudit } from '#server/audit/events.ts';
import type { Context } from '#server/http/route.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { placesOf } from './queries.ts';

/** Gives somebody this place, counted from 1, and everybody the place that follows from it; one who is open in a form can still be saved. */
export async function placePerson(
  { scope, actor }: Pick<Context, 'scope' | 'actor'>,
  id: string,
  order: number,
): Promise<void> {
  await takeTurn(scope, `contact people of ${scope.centerId}`);
  const people = await placesOf(scope);
  const others = people.filter((one) => one.id !== id);
  const moved = people.find((one) => one.id === id);
  // Somebody removed them meanwhile: there is nothing to place.
  if (!moved) return;
  const changed = others
    .toSpliced(order - 1, 0, moved)
    .flatMap((one, at) => (one.position === at + 1 ? [] : [{ id: one.id, position: at + 1 }]));
  if (changed.length === 0) return;
  await sql`update contact_people c set position = v.position
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as v (id uuid, position int)
    where c.volunteer_center_id = ${scope.centerId} and c.id = v.id`.execute(scope.db);
  await recordAudit(scope, actor, { act: 'update', subjectType: 'contact_people', subjectId: id });
}
