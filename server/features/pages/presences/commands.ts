/** Who is writing a page at this moment. Kept in the database, so that it is the same on every process; it goes by itself. */
import { presenceSeconds } from '#contract/page-presences.ts';
import { sql } from 'kysely';
import { fullName } from '#server/auth/actor.ts';
import type { Context } from '#server/http/route.ts';
import type { PageRow } from '../queries.ts';

/** Of a page, without the reader themselves. */
export interface Presences {
  id: string;
  others: { name: string; since: Date }[];
}

type Writing = Pick<Context, 'scope' | 'actor' | 'now'>;

/** Those of whom nothing was heard since. What somebody else is just renewing is passed over: neither waits for the other. */
const removeGone = ({ scope }: Writing, heardAfter: Date) =>
  scope.db
    .deleteFrom('pagePresences')
    .where('volunteerCenterId', '=', scope.centerId)
    .where(
      sql`(page_id, user_id)`,
      'in',
      sql`(select page_id, user_id from page_presences
        where volunteer_center_id = ${scope.centerId} and seen_at <= ${heardAfter} for update skip locked)`,
    )
    .execute();

/** The reader is here, since now or since they came; answers who else is. */
export async function arriveAt(context: Writing, { id }: PageRow): Promise<Presences> {
  const { scope, actor, now } = context;
  if (actor.kind !== 'user') return { id, others: [] };
  const heardAfter = new Date(now.getTime() - presenceSeconds * 1000);
  await removeGone(context, heardAfter);
  await scope.db
    .insertInto('pagePresences')
    .values({
      volunteerCenterId: scope.centerId,
      pageId: id,
      userId: actor.userId,
      userName: fullName(actor),
      since: now,
      seenAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['volunteerCenterId', 'pageId', 'userId'])
        .doUpdateSet({ seenAt: now, userName: fullName(actor) }),
    )
    .execute();
  const others = await scope.db
    .selectFrom('pagePresences as p')
    .select(['p.userName as name', 'p.since'])
    .where('p.volunteerCenterId', '=', scope.centerId)
    .where('p.pageId', '=', id)
    .where('p.userId', '<>', actor.userId)
    .where('p.seenAt', '>', heardAfter)
    .orderBy('p.since')
    .orderBy('p.userId')
    .execute();
  return { id, others };
}

/** The reader went: the others need not wait for the minute to pass. */
export async function leavePage({ scope, actor }: Writing, { id }: PageRow): Promise<void> {
  if (actor.kind !== 'user') return;
  await scope.db
    .deleteFrom('pagePresences')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('pageId', '=', id)
    .where('userId', '=', actor.userId)
    .execute();
}
