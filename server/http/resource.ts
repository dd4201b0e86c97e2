/** How rows become JSON:API resources. Each noun's resource.ts gives one of these; the encoder does the rest. */
import type { Locale } from '#contract/locales.ts';
import type { ResourceContract, ResourceIdentifier } from '#contract/jsonapi.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** For whom a resource is written. */
export interface Reader {
  actor: Actor;
  center: Center;
  locale: Locale;
  now: Date;
}

export interface Included {
  // oxlint-disable-next-line typescript/no-explicit-any -- each include has rows of its own kind; the pair is made in one place
  resource: Resource<any>;
  rows: readonly unknown[];
  /** For a relation that the row itself does not hold: what each row (by id) is linked to. */
  links?: Map<string, ResourceIdentifier[]>;
}

export interface Resource<Row> {
  contract: ResourceContract;
  id(row: Row): string;
  /** All attributes of the contract, in camelCase. What this reader may not see is null. */
  attributes(row: Row, reader: Reader): Record<string, unknown>;
  /** The relations that the row holds. One that is only known when included comes from `includes`. */
  relationships?(row: Row): Record<string, ResourceIdentifier | ResourceIdentifier[] | null>;
  /** The acts that the server would accept from this reader now. */
  can?(row: Row, reader: Reader): Record<string, boolean>;
  /** Loads a relation for all rows in one query. */
  includes?: Record<string, (scope: TenantScope, rows: readonly Row[], reader: Reader) => Promise<Included>>;
}

export const identifier = (type: string, id: string | null): ResourceIdentifier | null =>
  id === null ? null : { type, id };
export const identifiers = (type: string, ids: readonly string[]): ResourceIdentifier[] =>
  ids.map((id) => ({ type, id }));

/** The attributes of a contract that a row has under the same name; dates become text. */
export function plainAttributes(contract: ResourceContract, row: object): Record<string, unknown> {
  const values = row as Record<string, unknown>;
  const plain: Record<string, unknown> = {};
  for (const key in contract.attributes.shape) {
    const value = values[key];
    plain[key] = value instanceof Date ? value.toISOString() : (value ?? null);
  }
  return plain;
}
