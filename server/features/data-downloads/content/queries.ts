/** All that the centre holds about one person, as the person gets it: rows by kind, never a secret and nothing of others. */
import { snakeCase } from '#contract/jsonapi.ts';
import { kindsOf, type PersonalParts, type PersonalRow } from '#server/tenancy/personal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** By name of the kind. */
export type PersonalData = Record<string, PersonalRow[]>;

/** Reads it, one query a kind. */
export async function personalData(
  scope: TenantScope,
  { personalParts }: PersonalParts,
  person: { userId: string; email: string },
): Promise<PersonalData> {
  const data: PersonalData = {};
  for (const [kind, { read }] of Object.entries(kindsOf(personalParts))) {
    const { rows } = await read(scope.centerId, person).execute(scope.db);
    data[kind] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
    );
  }
  return data;
}
