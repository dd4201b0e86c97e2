/**
 * Every resource there is on the wire, by its type: what `fields[TYPE]` may name and OpenAPI describes. They are read from the files
 * of contract/, each under the name of its type: `savedFilters` of `saved_filters`.
 */
import { readdirSync } from 'node:fs';
import { camelCase, type ResourceContract } from '#contract/jsonapi.ts';

const files = readdirSync(new URL('../../contract/', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .toSorted();

const isContract = (name: string, value: unknown): value is ResourceContract =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'abilities' in value &&
  // A list with filters of its own is made of a contract, and is none.
  camelCase(String(value.type)) === name;

const found = await Promise.all(
  files.map(async (file) =>
    Object.entries((await import(/* @vite-ignore */ `#contract/${file}`)) as object).flatMap(
      ([name, value]) => (isContract(name, value) ? [value] : []),
    ),
  ),
);

export const resourceContracts: ReadonlyMap<string, ResourceContract> = new Map(
  found.flat().map((contract) => [contract.type, contract]),
);
