/** The envelope and the grammar of queries, as api.md section 1 rules them. */
import type * as z from 'zod/mini';

/** The predicates that `filter[ATTRIBUTE_PREDICATE]` may end with, longest first so that parsing is greedy. */
export const predicates = [
  'not_null',
  'i_cont_any',
  'cont_any',
  'present',
  'not_eq',
  'not_in',
  'eq_any',
  'i_cont',
  'start',
  'false',
  'null',
  'true',
  'lteq',
  'gteq',
  'cont',
  'end',
  'eq',
  'in',
  'lt',
  'gt',
] as const;
export type Predicate = (typeof predicates)[number];

/** What an attribute can be compared as. */
export type FilterKind = 'text' | 'email' | 'word' | 'id' | 'number' | 'moment' | 'flag' | 'words';

const always = ['eq', 'not_eq', 'in', 'not_in', 'eq_any', 'null', 'not_null', 'present'] as const;
const ordered = ['lt', 'lteq', 'gt', 'gteq'] as const;
const worded = ['cont', 'i_cont', 'cont_any', 'i_cont_any', 'start', 'end'] as const;

const predicatesByKind = {
  text: [...always, ...worded],
  email: [...always, ...worded],
  word: [...always, ...worded],
  id: always,
  number: [...always, ...ordered],
  moment: [...always, ...ordered],
  flag: ['eq', 'not_eq', 'true', 'false', 'null', 'not_null', 'present'],
  words: ['eq', 'in', 'not_in', 'eq_any', 'null', 'not_null', 'present'],
} as const satisfies Record<FilterKind, readonly Predicate[]>;

export type PredicateOf<Kind extends FilterKind> = (typeof predicatesByKind)[Kind][number];
/** The predicates that mean something for each kind; others are refused, as the database would refuse them. */
export const predicatesOf: Readonly<Record<FilterKind, readonly Predicate[]>> = predicatesByKind;

export interface RelationshipContract {
  type: string;
  many?: boolean;
}

/** Everything that server, client and OpenAPI know of one noun on the wire. */
export interface ResourceContract<Attributes extends z.ZodMiniObject = z.ZodMiniObject> {
  /** JSON:API type: the plural noun. */
  type: string;
  /** What a reader gets, in camelCase; keys become snake_case at the edge. */
  attributes: Attributes;
  relationships: Record<string, RelationshipContract>;
  /** Acts that `meta.can` answers for the reader. */
  abilities: readonly string[];
  /** Attributes that lists may be filtered by with a predicate. */
  filters: Record<string, FilterKind>;
  /** Named filters, each with the shape of its value (always text on the wire). */
  scopes: Record<string, z.ZodMiniType>;
  sorts: readonly string[];
  /** Dotted paths that `include` accepts. */
  includes: readonly string[];
}

/** Keeps the literal types of a contract. */
export const resourceContract = <
  Attributes extends z.ZodMiniObject,
  const Rest extends Omit<ResourceContract, 'attributes'>,
>(
  contract: Rest & { attributes: Attributes },
) => contract;

export const pageSizeDefault = 30;
/** Specification, section 9. */
export const pageSizeMax = 1000;

/** `firstName` → `first_name`, `titleEn` → `title_en`. */
export const snakeCase = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** `first_name` → `firstName`. */
export const camelCase = (key: string) =>
  key.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export interface ResourceIdentifier {
  type: string;
  id: string;
}

export interface ResourceObject extends ResourceIdentifier {
  attributes: Record<string, unknown>;
  relationships?: Record<string, { data: ResourceIdentifier | ResourceIdentifier[] | null }>;
  links?: { self: string };
  meta?: { can: Record<string, boolean> } & Record<string, unknown>;
}

export interface Pagination {
  current: number;
  first: number;
  prev: number | null;
  next: number | null;
  last: number;
  records: number;
  /** For `page[after]`: the page behind this one, whatever comes or goes meanwhile. Null where there is none. */
  after: string | null;
}

export interface ErrorObject {
  status: string;
  code: string;
  title: string;
  detail: string;
  source?: { pointer?: string; parameter?: string };
  /** What a client may do something with: the centre at which an account lives. */
  meta?: Record<string, string | null>;
}
