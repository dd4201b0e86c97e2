/** The accounts of a list as they go into its file, and the record of who stood in it. */
import { sql } from 'kysely';
import { accountRoles } from '#server/auth/account.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { type Wanted, wantedUsers } from '../administration/list.ts';
import { columnsOfU } from '../administration/queries.ts';
import type { UserRow } from '../resource.ts';

/** How many a list holds. */
export async function countUsers(scope: TenantScope, actor: Actor, query: Wanted): Promise<number> {
  const total = await wantedUsers(scope, actor, query)
    .select(sql<number>`count(*)`.as('records'))
    .executeTakeFirstOrThrow();
  return total.records;
}

/** Writes down who stood in a list that was taken out, in one statement. */
export const keepExported = (scope: TenantScope, actor: Actor, query: Wanted, auditEventId: string) =>
  scope.db
    .insertInto('exportedUsers')
    .columns(['volunteerCenterId', 'userId', 'auditEventId'])
    .expression(
      wantedUsers(scope, actor, query).select([
        'u.volunteerCenterId',
        'u.id as userId',
        sql<string>`${auditEventId}::uuid`.as('auditEventId'),
      ]),
    )
    .execute();

/** The next accounts of a list in the order of their ids, for a file of all of them. */
export const usersAfter = (
  scope: TenantScope,
  actor: Actor,
  query: Wanted,
  { after, most }: { after: string | null; most: number },
): Promise<UserRow[]> =>
  wantedUsers(scope, actor, query)
    .$if(after !== null, (one) => one.where('u.id', '>', after))
    .select(columnsOfU)
    .select(accountRoles)
    .orderBy('u.id')
    .limit(most)
    .execute();
