/** Reading and writing the table of a plain noun (contract/plain-nouns.ts), whichever it is: its name is in no type here any more. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import type { AuditEventOf } from '#contract/audit-actions.ts';
import { snakeCase } from '#contract/jsonapi.ts';
import type { PlainAct } from '#contract/plain-nouns.ts';
import { isPictureId } from '#contract/uploads.ts';
import { recordAudit } from '#server/audit/events.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { refuse, refuseAll } from './refusal.ts';
import type { Context } from './route.ts';
import { refuseStale } from './stale.ts';

/** What the table of each has. */
export interface PlainRow {
  id: string;
  volunteerCenterId: number;
  lockVersion: number;
  createdAt: Date;
  updatedAt: Date;
}
type AnyDatabase = Record<string, PlainRow & Record<string, unknown>>;
/** Of fields, by name. */
export type Values = Readonly<Record<string, unknown>>;
type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;

export interface PlainTable {
  /** In camelCase, as the database is typed. */
  table: string;
  /** JSON:API type, under which it is on record what happened. */
  type: string;
  /** What a row has besides its columns, of `t`. */
  more: Readonly<Record<string, RawBuilder<unknown>>>;
}

const databaseOf = ({ db }: TenantScope) => db as unknown as Kysely<AnyDatabase>;

/** All rows of the centre, as `t`. */
export const plainRows = (scope: TenantScope, { table, more }: PlainTable) =>
  databaseOf(scope)
    .selectFrom(`${table} as t`)
    .selectAll('t')
    .select(Object.entries(more).map(([name, value]) => value.as(name)))
    .where(sql.ref('t.volunteer_center_id'), '=', scope.centerId)
    .$castTo<PlainRow>();

/** The record, if this centre has it. */
export const plainRow = (scope: TenantScope, noun: PlainTable, id: string): Promise<PlainRow | undefined> =>
  plainRows(scope, noun).where(sql.ref('t.id'), '=', id).executeTakeFirst();

/** Throws 422 for a picture that this centre does not have, and for a document. */
async function refuseUnknownPictures({ db, centerId }: TenantScope, { shape, values }: Sent): Promise<void> {
  const sent = Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && shape[name] && isPictureId(shape[name]),
  ) as [string, string][];
  if (sent.length === 0) return;
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where('volunteerCenterId', '=', centerId)
    .where(
      'id',
      'in',
      sent.map(([, id]) => id),
    )
    .where('kind', '=', 'picture')
    .forKeyShare()
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  refuseAll(
    sent
      .filter(([, id]) => !known.has(id))
      .map(([name]) => ({ code: 'unknown_record', pointer: `/data/attributes/${snakeCase(name)}` })),
  );
}

const recorded = ({ scope, actor }: CommandContext, { type }: PlainTable, act: PlainAct, subjectId: string) =>
  recordAudit(scope, actor, { subjectType: type, act, subjectId } as AuditEventOf & { subjectId: string });

/** What was sent, with the rules by which it was judged. */
export interface Sent {
  shape: Readonly<Record<string, z.ZodMiniType>>;
  values: Values;
}

const found = async (scope: TenantScope, noun: PlainTable, id: string): Promise<PlainRow> =>
  (await plainRow(scope, noun, id)) ?? refuse('not_found');

/** Adds one of these fields. */
export async function createPlain(context: CommandContext, noun: PlainTable, sent: Sent): Promise<PlainRow> {
  const { scope, now } = context;
  await refuseUnknownPictures(scope, sent);
  const id = uuidv7();
  const own = { volunteerCenterId: scope.centerId, id, createdAt: now, updatedAt: now };
  await databaseOf(scope)
    .insertInto(noun.table)
    .values({ ...sent.values, ...own })
    .execute();
  await recorded(context, noun, 'create', id);
  return found(scope, noun, id);
}

/** Changes what is given. Throws 409 when `lockVersion` is given and not the current one. */
export async function updatePlain(
  context: CommandContext,
  noun: PlainTable,
  { id }: PlainRow,
  sent: Sent,
): Promise<PlainRow> {
  const { scope, now } = context;
  const { lockVersion, ...values } = sent.values;
  const current =
    (await plainRows(scope, noun).where(sql.ref('t.id'), '=', id).forUpdate().executeTakeFirst()) ??
    refuse('not_found');
  refuseStale(lockVersion as number | undefined, current);
  await refuseUnknownPictures(scope, sent);
  await databaseOf(scope)
    .updateTable(noun.table)
    .set({ ...values, lockVersion: current.lockVersion + 1, updatedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await recorded(context, noun, 'update', id);
  return found(scope, noun, id);
}

/** It is gone for good. */
export async function removePlain(
  context: CommandContext,
  noun: PlainTable,
  { id }: PlainRow,
): Promise<void> {
  const { scope } = context;
  await databaseOf(scope)
    .deleteFrom(noun.table)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await recorded(context, noun, 'delete', id);
}
