/** Where centres are and what they have online. Both are everybody's to read, of every centre. */
import { sql } from 'kysely';
import { kilometresBetween } from '#contract/kilometres.ts';
import { placeSaid } from '#contract/place-said.ts';
import { allCenterProfiles } from '#server/features/volunteer-centers/queries.ts';
import { measuredFrom, understandPlace } from '#server/features/places/understanding/queries.ts';
import type { CenterDirectory } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface CenterPlace {
  id: number;
  municipality: string | null;
  lat: number | null;
  lon: number | null;
  kilometres: number | null;
  vacancies: number;
}

/** The middle of each of these municipalities, by code. */
async function middlesOf(scope: TenantScope, codes: readonly string[]) {
  if (codes.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('places')
    .where('municipalityCode', 'in', [...codes])
    .select(['municipalityCode as code', 'municipality'])
    .select([sql<number>`avg(lat)`.as('lat'), sql<number>`avg(lon)`.as('lon')])
    .groupBy(['municipalityCode', 'municipality'])
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

async function onlineVacancies(scope: TenantScope): Promise<Map<number, number>> {
  const { rows } = await sql<{ volunteerCenterId: number; vacancies: string }>`
    select * from vacancies_of_centers()`.execute(scope.db);
  return new Map(rows.map((row) => [row.volunteerCenterId, Number(row.vacancies)]));
}

const byDistance = (a: CenterPlace, b: CenterPlace) =>
  (a.kilometres ?? Number.POSITIVE_INFINITY) - (b.kilometres ?? Number.POSITIVE_INFINITY);

/** All centres that can be reached; nearest first to what `near` says, if that is a place. */
export async function placesOfCenters(
  scope: TenantScope,
  centers: CenterDirectory,
  near: string | undefined,
): Promise<{ rows: CenterPlace[]; near: string | null }> {
  const said = (near === undefined ? null : await understandPlace(scope, near)) ?? null;
  const from = measuredFrom(said);
  const [profiles, online] = [await allCenterProfiles(scope), await onlineVacancies(scope)];
  const codeOf = new Map(profiles.map((one) => [one.volunteerCenterId, one.municipalityCode]));
  const middles = await middlesOf(
    scope,
    [...codeOf.values()].filter((code) => code !== null),
  );
  const rows = centersToChoose(centers).map(({ id }) => {
    const middle = middles.get(codeOf.get(id) ?? '');
    return {
      id,
      municipality: middle?.municipality ?? null,
      lat: middle?.lat ?? null,
      lon: middle?.lon ?? null,
      kilometres: from && middle ? Math.round(kilometresBetween(from, middle)) : null,
      vacancies: online.get(id) ?? 0,
    };
  });
  return { rows: from ? rows.toSorted(byDistance) : rows, near: said && placeSaid(said) };
}

/** One without a host of its own cannot be gone to, and one that is closed neither. */
const centersToChoose = (centers: CenterDirectory) =>
  centers.all().filter(({ host, isClosed }) => host !== null && !isClosed);
