/** How rows become JSON:API resources. Each noun's resource.ts gives one of these; the encoder does the rest. */
import type * as z from 'zod/mini';
import type { Locale } from '#contract/locales.ts';
import type { ResourceContract, ResourceIdentifier } from '#contract/jsonapi.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { JsonValue as Json } from '#server/db/types.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { wantedNames, type Wanted } from './snake-names.ts';
import type { Workplace } from './workplace.ts';

/** For whom a resource is written. */
export interface Reader {
  actor: Actor;
  center: Center;
  locale: Locale;
  now: Date;
  /** For which organisation the reader works now: what stands for a list of its own is narrowed as that list is. */
  workplace: Workplace;
}

export interface Included {
  // oxlint-disable-next-line typescript/no-explicit-any -- each include has rows of its own kind; the pair is made in one place
  resource: Resource<any, any>;
  rows: readonly unknown[];
  /** For a relation that the row itself does not hold: what each row (by id) is linked to. */
  links?: Map<string, ResourceIdentifier | ResourceIdentifier[] | null>;
}

/**
 * A value of the contract as the database gives it: a word of a closed list is text there, which the column's own check holds to that
 * list; what is deeper may come from a column of JSON, which is what the contract let in.
 */
export type Written<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Written<Item>[] | (Item extends object ? Json : never)
    : Value extends object
      ? { readonly [Key in keyof Value]: Written<Value[Key]> } | Json
      : Value;

/** The same of each field. */
export type WrittenFields<Fields> = { readonly [Name in keyof Fields]: Written<Fields[Name]> };

/** The attributes of a contract as a resource writes them. */
export type AttributesOf<Contract extends ResourceContract> = WrittenFields<z.output<Contract['attributes']>>;
type Head<Path extends string> = Path extends `${infer First}.${string}` ? First : Path;

/** How a row becomes one resource of this contract. What the contract names and this leaves out does not compile. */
export interface Resource<Row, Contract extends ResourceContract = ResourceContract> {
  contract: Contract;
  id(row: Row): string;
  /** All attributes of the contract, in camelCase. What this reader may not see is null; what is not `wanted` may be left out. */
  attributes(row: Row, reader: Reader, wanted?: Wanted): AttributesOf<Contract>;
  /** The relations that the row holds. One that is only known when included comes from `includes`. */
  relationships?(row: Row): {
    readonly [Name in keyof Contract['relationships']]?: ResourceIdentifier | ResourceIdentifier[] | null;
  };
  /** The acts that the server would accept from this reader now. */
  can?(row: Row, reader: Reader): Readonly<Record<Contract['abilities'][number], boolean>>;
  /** Loads a relation for all rows in one query. */
  includes?: {
    readonly [Name in Head<Contract['includes'][number]>]?: (
      scope: TenantScope,
      rows: readonly Row[],
      reader: Reader,
    ) => Promise<Included>;
  };
  /**
   * Relations that only a call of one record includes (`includes` of the call): what they hold is read as by a call of its own, with
   * the same rows, rights and fields.
   */
  ofOne?: {
    readonly [Name in keyof Contract['relationships']]?: (
      scope: TenantScope,
      row: Row,
      reader: Reader,
    ) => Promise<Omit<Included, 'links'>>;
  };
}

export const identifier = (type: string, id: string | null): ResourceIdentifier | null =>
  id === null ? null : { type, id };
export const identifiers = (type: string, ids: readonly string[]): ResourceIdentifier[] =>
  ids.map((id) => ({ type, id }));

type Plain<Value> = Value extends Date ? string : Value extends undefined ? null : Value;
type PlainAttributes<Contract extends ResourceContract, Row> = {
  [Key in keyof z.output<Contract['attributes']> & keyof Row]-?: Plain<Row[Key]>;
};

/**
 * The attributes of a contract that a row has under the same name; dates become text. What is not `wanted` is left out, where that is
 * given: nobody looks at it.
 */
export function plainAttributes<Contract extends ResourceContract, Row extends object>(
  contract: Contract,
  row: Row,
  wanted?: Wanted,
): PlainAttributes<Contract, Row> {
  const values = row as Record<string, unknown>;
  const plain: Record<string, unknown> = {};
  for (const [key] of wantedNames(contract.attributes, wanted)) {
    const value = values[key];
    plain[key] = value instanceof Date ? value.toISOString() : (value ?? null);
  }
  return plain as PlainAttributes<Contract, Row>;
}
