/** Serves the five calls of a plain noun (contract/plain-nouns.ts): everybody reads, whoever has its right for the whole centre writes. */
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { fieldsOf, type CallContract } from '#contract/call.ts';
import type { plainCalls } from '#contract/plain-contract.ts';
import type { PlainNoun } from '#contract/plain-nouns.ts';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import type { DB } from '#server/db/types.ts';
import { listColumns, type ListColumns } from './list-columns.ts';
import { hasWords, type SearchedList } from './list-words.ts';
import {
  createPlain,
  plainRow,
  plainRows,
  removePlain,
  updatePlain,
  type PlainRow,
  type PlainTable,
  type Sent,
  type Values,
} from './plain-rows.ts';
import { publicRoute, rule, type Policy } from './policy.ts';
import type { AttributesOf, Reader, Resource } from './resource.ts';
import { pageOf } from './row-page.ts';
import { list, none, one, route, type Context, type Route } from './route.ts';

/** Tables that have what a plain noun needs. */
export type PlainTableName = {
  [Table in keyof DB]: Selectable<DB[Table]> extends PlainRow ? Table : never;
}[keyof DB];

type Calls = ReturnType<typeof plainCalls>;
type Body = CallContract & { body: { schema: z.ZodMiniType } };
type FieldOf<Call extends Body> = keyof z.output<Call['body']['schema']>;

/** What is filled in or asked for and is no column of the table. */
type NoColumn<Own extends Calls, Table extends keyof DB> = Exclude<
  | FieldOf<Own['create']>
  | FieldOf<Own['update']>
  | Own['list']['list']['sorts'][number]
  | keyof Own['list']['list']['filters'],
  keyof Selectable<DB[Table]>
>;

interface Given<Own extends Calls, Table extends PlainTableName, More extends object> {
  /** Its line of `plainNouns`. */
  noun: PlainNoun;
  table: Table;
  /** The order when none is asked for. */
  usual: (keyof Selectable<DB[Table]> & string) | `-${keyof Selectable<DB[Table]> & string}`;
  /** What its list is searched in, where that takes `filter[q]`. */
  words?: SearchedList;
  /** What a row has besides its columns; the table is `t`: `{ logo: pictureJson('t.logoId') }`. */
  more?: { readonly [Name in keyof More]: RawBuilder<More[Name]> };
  attributes: (row: Selectable<DB[Table]> & More, reader: Reader) => AttributesOf<Own['list']['answers']>;
}

/** What its routes share, once the types have had their say about which noun it is. */
interface Served {
  plain: PlainTable;
  columns: ListColumns;
  words: SearchedList | undefined;
  resource: Resource<PlainRow, Calls['list']['answers']>;
  keep: Policy<PlainRow | undefined>;
}

const findIn =
  (plain: PlainTable) =>
  ({ scope, id }: Context) =>
    plainRow(scope, plain, id);

const reading = ({ list: all, show }: Calls, { plain, columns, words, resource, keep }: Served): Route[] => [
  route(all, {
    policy: publicRoute,
    resource,
    canIf: { create: keep },
    handle: async ({ scope, query }) => {
      let wanted = plainRows(scope, plain);
      const { q } = query.scopes;
      if (words && q !== undefined) wanted = wanted.where(hasWords(words, sql.ref('t.id'), q));
      for (const condition of columns.conditions(query)) wanted = wanted.where(condition);
      return list(await pageOf(wanted, columns.order(query), query));
    },
  }),
  route(show, {
    policy: publicRoute,
    find: findIn(plain),
    resource,
    handle: async ({ record }) => one(record),
  }),
];

const writing = ({ create, update, remove }: Calls, { plain, resource, keep }: Served): Route[] => [
  route(create, {
    policy: keep,
    resource,
    handle: async (context) => one(await createPlain(context, plain, bodyOf(create, context))),
  }),
  route(update, {
    policy: keep,
    find: findIn(plain),
    resource,
    handle: async (context) =>
      one(await updatePlain(context, plain, context.record, bodyOf(update, context))),
  }),
  route(remove, {
    policy: keep,
    find: findIn(plain),
    resource,
    handle: async (context) => {
      await removePlain(context, plain, context.record);
      return none;
    },
  }),
];

const bodyOf = ({ body }: Body, given: { body: unknown }): Sent => ({
  shape: fieldsOf(body),
  values: given.body as Values,
});

/** All five; a field, filter or sort that the table has no column for does not compile. */
export function plainRoutes<
  const Own extends Calls,
  Table extends PlainTableName,
  More extends object = object,
>(
  calls: Own,
  given: Given<Own, Table, More> &
    ([NoColumn<Own, Table>] extends [never] ? unknown : { noColumn: NoColumn<Own, Table> }),
): Route[] {
  const { noun, table, usual } = given;
  const all: Calls = calls;
  const mayKeep = (actor: Actor) => accessLevel(actor, noun.right) === 'center';
  const served: Served = {
    plain: { table, type: all.list.answers.type, more: given.more ?? {} },
    words: given.words,
    columns: listColumns(all.list, { table, as: 't', usual, columns: {} } as never),
    keep: rule(noun.right, mayKeep),
    resource: {
      contract: all.list.answers,
      id: ({ id }) => id,
      attributes: given.attributes as unknown as Served['resource']['attributes'],
      can: (_row, { actor }) => ({ update: mayKeep(actor), delete: mayKeep(actor) }),
    },
  };
  return [...reading(all, served), ...writing(all, served)];
}
