/** Which vacancies of a source it has no more, and which it has again. */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface Gone {
  vacancyId: string;
  /** Not so where the centre has yet to look at it as it is online. */
  isSeen: boolean;
}

/** Online, and not among these numbers. One that went off for that before and was put online by somebody since is theirs. */
export async function goneFrom(
  scope: TenantScope,
  source: string,
  outsideIds: readonly string[],
): Promise<Gone[]> {
  const { rows } = await sql<Gone>`
    select o.vacancy_id, v.submitted_at is null or v.pending_change is not null as is_seen from vacancy_origins o
    join vacancies v on v.volunteer_center_id = o.volunteer_center_id and v.id = o.vacancy_id
    where o.volunteer_center_id = ${scope.centerId} and o.source = ${source} and o.gone_at is null
      and v.status = 'published'
      and not exists (select from unnest(${[...outsideIds]}::text[]) as there(outside_id)
        where there.outside_id = o.outside_id)
    for no key update of v`.execute(scope.db);
  return rows;
}

export interface Returned {
  vacancyId: string;
  goneAt: Date;
  /** Null of what the centre had yet to look at. */
  goneVersion: number | null;
}

/** Those that went off as the source had them no more, and are among these numbers: held until the transaction ends. */
export async function returnedTo(
  scope: TenantScope,
  source: string,
  outsideIds: readonly string[],
): Promise<Returned[]> {
  const { rows } = await sql<Returned>`
    select o.vacancy_id, o.gone_at, o.gone_version from vacancy_origins o
    join vacancies v on v.volunteer_center_id = o.volunteer_center_id and v.id = o.vacancy_id
    where o.volunteer_center_id = ${scope.centerId} and o.source = ${source} and o.gone_at is not null
      and o.outside_id = any(${[...outsideIds]}::text[])
    for no key update of v`.execute(scope.db);
  return rows;
}

/** How many of a source are online, and its own to take off. */
export async function countOnline(scope: TenantScope, source: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vacancy_origins o
    join vacancies v on v.volunteer_center_id = o.volunteer_center_id and v.id = o.vacancy_id
    where o.volunteer_center_id = ${scope.centerId} and o.source = ${source} and o.gone_at is null
      and v.status = 'published'`.execute(scope.db);
  return rows[0]?.count ?? 0;
}
