/**
 * A call of the API as data: what the server serves and the client calls, declared once in contract/calls by noun. Path, parameters,
 * body, list, answer and meta are typed on both sides from here.
 */
import type * as z from 'zod/mini';
import type { LargeFileName } from './large-files.ts';
import type { FilterKind, PredicateOf, ResourceContract } from './jsonapi.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call takes as its body. */
export interface BodyContract<Shape extends z.ZodMiniType = z.ZodMiniType> {
  /** JSON:API type, or 'flat' for acts whose body is no document. */
  type: string;
  schema: Shape;
  /** Attributes that are read but not taken, besides those that a PATCH may send back unchanged. */
  ignored?: readonly string[];
  /** Attributes of the record that have a call of their own: refused here, where they would be dropped silently. */
  elsewhere?: readonly string[];
}

/** What a list takes; a resource contract is one, and a search may add its own scopes and sorts. */
export type ListContract = Pick<ResourceContract, 'type' | 'filters' | 'scopes' | 'sorts' | 'includes'> & {
  /** Parameters outside `filter[...]`, for the few calls that the specification gives such. */
  parameters?: Readonly<Record<string, z.ZodMiniType>>;
  /** Items on a page when nothing is said; 30 otherwise. */
  pageSize?: number;
};

export interface CallContract {
  method: Method;
  /** `/api/v1/vacancies/:id`. `:id` is a record's id; a malformed one is a 404. */
  path: string;
  /** One line for the list of calls. */
  summary: string;
  /** Resource of the answer. */
  answers: ResourceContract;
  /** What else it may answer with, for a call that serves two kinds of thing. */
  alsoAnswers?: ResourceContract;
  /** The answer may be no record: `data` is null. */
  mayBeEmpty?: true;
  /** Nothing is answered: 204. */
  isSilent?: true;
  /** It makes a record: 201 with its address. */
  creates?: true;
  /** The answer is that of POST /auth/sign_in. */
  opensSession?: true;
  /** Media type of the answer, where it is a file to keep instead of a document. */
  file?: string;
  /** Other media types of it, for who asks for them by a parameter of the list. */
  otherFiles?: readonly string[];
  /** What `include` may name of its one record besides the includes of the resource: more than each record of a list could carry. */
  includes?: readonly string[];
  /** The answer is a list, with this grammar. */
  list?: ListContract;
  /** What the reader may perhaps do from this list, besides with one of its records: `meta.can` of the answer. */
  can?: readonly string[];
  /** `meta` of the answer besides the pagination and `can`. */
  meta?: z.ZodMiniObject;
  body?: BodyContract;
  /** A file may come along, as multipart field `file`; the fields beside it are the body. */
  takesFile?: true;
  /** The same of one that may be larger than memory. */
  takesLargeFile?: LargeFileName;
  /** Gives the first answer again for the same `Idempotency-Key`. */
  isIdempotent?: true;
}

/** Keeps the literal types of a call. */
export const call = <const Call extends CallContract>(contract: Call): Call => contract;

/** Names in a path: `id` of `/api/v1/users/:id/mails`. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParameterOf<Tail>
    : Rest
  : never;

/** `status_eq`, `createdAt_gteq`: the attribute filters of a list. */
export type FilterName<Filters extends Record<string, FilterKind>> = {
  [Name in keyof Filters & string]: `${Name}_${PredicateOf<Filters[Name]>}`;
}[keyof Filters & string];

/** The address of a call: its path with these parameters in it, each written so that it stays one step. */
export const pathOf = (path: string, parameters: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

/** The fields of a body by name, in camelCase. */
export function fieldsOf(body: BodyContract | undefined): Readonly<Record<string, z.ZodMiniType>> {
  type Shape = Readonly<Record<string, z.ZodMiniType>>;
  const schema = body?.schema as { shape?: Shape; def?: { shape?: Shape } } | undefined;
  return schema?.shape ?? schema?.def?.shape ?? {};
}

/** Every path that `include` of this call may name. */
export const includesOf = ({ answers, list, includes = [] }: CallContract): readonly string[] => [
  ...(list ?? answers).includes,
  ...includes,
];
