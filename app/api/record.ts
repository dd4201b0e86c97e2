/** A record as screens read it: attributes flattened, relationships resolved from `included`, and what the reader may do. */
import type * as z from 'zod/mini';
import {
  camelCase,
  type ResourceContract,
  type ResourceIdentifier,
  type ResourceObject,
} from '#contract/jsonapi.ts';
import type { ContractByType } from '#app/api/contracts.ts';

type HeadOf<Path extends string> = Path extends `${infer Head}.${string}` ? Head : Path;
type TailOf<Path extends string, Head extends string> = Path extends `${Head}.${infer Tail}` ? Tail : never;
type RelatedOf<Type extends string, Path extends string> = Type extends keyof ContractByType
  ? RecordOf<ContractByType[Type], Path>
  : ResourceIdentifier & Record<string, unknown>;
type Linked<Type extends string, Name extends string, Path extends string> =
  Name extends HeadOf<Path> ? RelatedOf<Type, TailOf<Path, Name>> : ResourceIdentifier;

/** `RecordOf<typeof vacancies, 'organization' | 'organization.address'>`: what was not included is `{ type, id }`. */
export type RecordOf<Contract extends ResourceContract, Path extends string = never> = z.output<
  Contract['attributes']
> & {
  /** JSON:API type, by which the answers of a call that serves two kinds of thing are told apart. */
  type: Contract['type'];
  id: string;
  /** Acts that the server would accept from the reader now; screens show buttons from it alone. */
  can: Record<Contract['abilities'][number], boolean>;
} & {
  [Name in keyof Contract['relationships'] & string]: Contract['relationships'][Name] extends { many: true }
    ? Linked<Contract['relationships'][Name]['type'], Name, Path>[]
    : Linked<Contract['relationships'][Name]['type'], Name, Path> | null;
};

export interface JsonApiDocument {
  data: ResourceObject | ResourceObject[] | null;
  included?: ResourceObject[];
  meta?: Record<string, unknown>;
}

const camelValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camelValue);
  return typeof value === 'object' && value !== null ? camelKeys(value) : value;
};

const camelNames = new Map<string, string>();
/** More names than all contracts have. */
const mostNames = 2000;

/** As `camelCase`; remembered, as every record has the names of its contract. */
function camelName(key: string): string {
  const known = camelNames.get(key);
  if (known !== undefined) return known;
  const name = camelCase(key);
  if (camelNames.size < mostNames) camelNames.set(key, name);
  return name;
}

/** The wire is snake_case at every depth. */
export function camelKeys(value: object | undefined): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const key in value) read[camelName(key)] = camelValue(value[key as keyof typeof value]);
  return read;
}

const keyOf = ({ type, id }: ResourceIdentifier) => `${type} ${id}`;

/** Reads the resources of one document; each is made once, so that records may point at each other. */
export function decoder(document: JsonApiDocument): (resource: ResourceObject) => Record<string, unknown> {
  const included = new Map((document.included ?? []).map((one) => [keyOf(one), one]));
  const made = new Map<string, Record<string, unknown>>();
  const link = (to: ResourceIdentifier): unknown => {
    const found = included.get(keyOf(to));
    return found ? decode(found) : to;
  };
  const decode = (resource: ResourceObject): Record<string, unknown> => {
    const cached = made.get(keyOf(resource));
    if (cached) return cached;
    const { type, id } = resource;
    const record: Record<string, unknown> = { ...camelKeys(resource.attributes), type, id };
    made.set(keyOf(resource), record);
    record['can'] = camelKeys(resource.meta?.can);
    for (const [name, { data }] of Object.entries(resource.relationships ?? {})) {
      record[camelName(name)] = Array.isArray(data) ? data.map(link) : data && link(data);
    }
    return record;
  };
  return decode;
}

/** Of a record what a list asked for alone, and its id. */
export function pick<Given extends { id: string }, Name extends keyof Given>(
  record: Given,
  names: readonly Name[],
): Pick<Given, Name | 'id'> {
  const picked = ['id' as const, ...names].map((name) => [name, record[name]]);
  return Object.fromEntries(picked) as Pick<Given, Name | 'id'>;
}
