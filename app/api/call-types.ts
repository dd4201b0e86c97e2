/** What a call takes and gives, read off its contract. */
import type * as z from 'zod/mini';
import type { CallContract, FilterName, ListContract, ParameterOf } from '#contract/call.ts';
import type { LargeFile } from '#contract/large-files.ts';
import type { Pagination } from '#contract/jsonapi.ts';
import type { CallFile } from '#contract/request-context.ts';
import type { RecordOf } from '#app/api/record.ts';

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** What `include` may name, where the answer is a document. */
export type IncludeOf<Call extends CallContract> =
  | Call['answers']['includes'][number]
  | (Call extends { includes: readonly (infer Path extends string)[] } ? Path : never);

type SortOf<List extends ListContract> = List['sorts'][number] | `-${List['sorts'][number]}`;
type ScopeOf<List extends ListContract> = keyof List['scopes'] & string;
type ListArguments<List extends ListContract> = {
  /** By name in camelCase: `{ q: 'tuin', dayPart: ['di-ochtend'], status_eq: 'draft' }`. Empty values are left out. */
  filter?: { [Name in ScopeOf<List> | FilterName<List['filters']>]?: QueryValue };
  sort?: SortOf<List> | undefined;
  page?: { number?: number; size?: number; after?: string };
  /** The few parameters that stand outside `filter[...]`. */
  query?: { [Name in keyof NonNullable<List['parameters']>]?: QueryValue };
};

type ParameterArguments<Path extends string> = [ParameterOf<Path>] extends [never]
  ? { params?: never }
  : { params: Record<ParameterOf<Path>, string> };

type BodyArguments<Call extends CallContract> = Call extends {
  body: { schema: infer Shape extends z.ZodMiniType };
}
  ? Record<string, never> extends z.input<Shape>
    ? { body?: z.input<Shape> }
    : { body: z.input<Shape> }
  : { body?: never };

/** Everything that is said with a call. */
export type CallArguments<Call extends CallContract, Path extends string = never> = ParameterArguments<
  Call['path']
> &
  BodyArguments<Call> &
  (Call extends { list: infer List extends ListContract } ? ListArguments<List> : object) &
  (Call extends { takesFile: true } ? { file: CallFile } : object) &
  (Call extends { takesLargeFile: string } ? { largeFile?: LargeFile | undefined } : object) &
  (Call extends { isIdempotent: true } ? { idempotencyKey?: string | undefined } : object) & {
    include?: readonly Path[];
    /** Only these of each type, in camelCase: `{ vacancies: ['title', 'organization'] }`. */
    fields?: Readonly<Record<string, readonly string[]>>;
  };

/** Nothing needs to be said where nothing is asked. */
export type OptionalArguments<Call extends CallContract, Path extends string = never> =
  object extends CallArguments<Call, Path>
    ? [asked?: CallArguments<Call, Path>]
    : [asked: CallArguments<Call, Path>];

type MetaOf<Call extends CallContract> = Call extends { meta: infer Meta extends z.ZodMiniObject }
  ? z.output<Meta>
  : object;

type Empty<Call extends CallContract> = Call extends { mayBeEmpty: true } ? null : never;
type Also<Call extends CallContract> = Call extends {
  alsoAnswers: infer Other extends CallContract['answers'];
}
  ? RecordOf<Other>
  : never;

/** One record, or null where the call may have none. */
export type OneOf<Call extends CallContract, Path extends string = never> =
  | RecordOf<Call['answers'], Path>
  | Also<Call>
  | Empty<Call>;

export interface RecordList<Item, Meta = object, Act extends string = never> {
  items: Item[];
  pagination: Pagination;
  meta: Meta;
  /** What the reader may do from here, besides with one of these. */
  can: Readonly<Record<Act, boolean>>;
}
type ActOf<Call extends CallContract> = Call extends { can: readonly (infer Act extends string)[] }
  ? Act
  : never;
export type ListOf<Call extends CallContract, Path extends string = never> = RecordList<
  RecordOf<Call['answers'], Path>,
  MetaOf<Call>,
  ActOf<Call>
>;

/** What an act answers: its record, what goes with it, and the id by which it can be undone for a moment. */
export interface Answered<Call extends CallContract> {
  record: Call extends { isSilent: true } ? null : OneOf<Call>;
  meta: MetaOf<Call>;
  undo: string | undefined;
}
