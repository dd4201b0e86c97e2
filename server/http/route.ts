/** What a route is: a path with its policy, its contract and the few lines that are its own. */
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { BodyContract, CallContract, ListContract, Method } from '#contract/call.ts';
import type { LargeFile } from '#contract/large-files.ts';
import type { Locale } from '#contract/locales.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { MailSender } from '#server/mail/sender.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { Answer } from './answer.ts';
import type { DocumentQuery } from './document.ts';
import type { ListQuery } from './list-query.ts';
import type { SentFile } from './multipart.ts';
import type { CanNow, Policy } from './policy.ts';
import type { Reader, Resource, WrittenFields } from './resource.ts';
import type { Services } from './services.ts';
import type { UndoableAction } from './undo-offers.ts';

/** What every handler gets. */
export interface Context {
  services: Services;
  scope: TenantScope;
  center: Center;
  actor: Actor;
  locale: Locale;
  now: Date;
  /** Scheme and host of the site, for links in mails. */
  origin: string;
  /** Who causes the mails of this request, for their limits. */
  sender: MailSender;
  /** Whose share of what is scarce it takes: the account's, else the address's. */
  share: string;
  reader: Reader;
  params: Readonly<Record<string, string>>;
  /** Of the record that the path names; well formed, as any other is a 404. Empty where the path names none. */
  id: string;
  request: FastifyRequest;
  /** Of a route that takes one, if it was sent. */
  file: SentFile | undefined;
  /** The same of one that takes a file for the disk; it is there until the answer was given. */
  largeFile: LargeFile | undefined;
}

export interface RecordContext<Row> extends Context {
  record: Row;
}

/** Before the transaction: everything but the database. */
export type Unscoped<Given extends Context = Context> = Omit<Given, 'scope'>;

type BodyOf<Call extends CallContract> = Call extends { body: { schema: infer Shape extends z.ZodMiniType } }
  ? z.output<Shape>
  : undefined;

type Parsed<Shapes extends Readonly<Record<string, z.ZodMiniType>>> = {
  readonly [Name in keyof Shapes]?: z.output<Shapes[Name]>;
};

/** The query as the call's list reads it. */
export type QueryOf<Call extends CallContract> = ListQuery &
  DocumentQuery &
  (Call extends { list: infer List extends ListContract }
    ? { scopes: Parsed<List['scopes']>; parameters: Parsed<NonNullable<List['parameters']>> }
    : object);

type MetaOf<Call extends CallContract> = Call extends { meta: infer Shape extends z.ZodMiniObject }
  ? WrittenFields<z.output<Shape>>
  : object;

/** Who may do what `meta.can` of the list tells of: the policies of those calls. */
type CanIf<Call extends CallContract> = Call extends { can: readonly (infer Act extends string)[] }
  ? { canIf: { readonly [Name in Act]: CanNow } }
  : { canIf?: never };

/** What a route adds to its call: who may, on what, and the few lines that are its own. */
interface RouteShape<Call extends CallContract, Row, Out, Prepared> {
  policy: Policy<NoInfer<Row>>;
  /** Finds what the path names, as far as this reader may know of it; nothing found is a 404 before any other check. */
  find?: (context: Context) => Promise<Row | undefined>;
  /** How the call's resource is written. */
  resource: Resource<Out, Call['answers']>;
  /** The same of its other resource. */
  // oxlint-disable-next-line typescript/no-explicit-any -- any resource there is
  otherResource?: Resource<any, any>;
  /** The path names no record: it is whoever asks, whose id the body may carry. */
  isOwn?: boolean;
  /** It gives an account away, or all that is known of its person: refused to an admin who acts as somebody. */
  isForThemselves?: boolean;
  /** Reading it is written down: a GET in a transaction that may write. */
  isRecorded?: boolean;
  /** What it does may be undone for a moment: what that is, null when this one may not. The answer has `meta.undo`. */
  undo?: (request: { record: Row; body: BodyOf<Call> }) => UndoableAction | null;
  /** The time of the answer says nothing of whether an address is known. */
  isEven?: boolean;
  /** Limit of its own, in requests a minute from one address. */
  perMinute?: number;
  /**
   * What takes long (a password to hash, a file to read or write) or needs transactions of its own: done after all checks and before
   * the transaction of `handle`, which gets what it gives. It may be done for nothing, when the act is refused after all.
   */
  prepare?(context: Unscoped<RecordContext<Row>> & { body: BodyOf<Call> }): Promise<Prepared>;
  /** Takes back what `prepare` left outside of the database, when the act failed. */
  discard?(services: Services, prepared: Prepared): Promise<void>;
  handle(
    context: RecordContext<Row> & { query: QueryOf<Call>; body: BodyOf<Call>; prepared: Prepared },
  ): Promise<Answer<Out, MetaOf<Call>>>;
}

/** A route after its types have done their work. */
// oxlint-disable-next-line typescript/no-explicit-any -- routes of all nouns stand in one list
export type Route = CallContract &
  RouteShape<any, any, any, any> & { canIf?: Readonly<Record<string, CanNow>> };

/** A PATCH may send back what it read: what it does not take is left alone, but for what has a call of its own. */
function sentBack({ method, body, answers, takesFile, takesLargeFile }: CallContract): string[] {
  const read = method === 'PATCH' && body?.type === answers.type ? Object.keys(answers.attributes.shape) : [];
  const kept = read.filter((name) => !body?.elsewhere?.includes(name));
  return [...kept, ...(takesFile || takesLargeFile ? ['file'] : []), ...(body?.ignored ?? [])];
}

export { file, fileOf, list, none, one, oneOther, session, type Answer } from './answer.ts';

/** Serves a call; the types of record, body and answer follow from its parts. */
export function route<const Call extends CallContract, Row, Out, Prepared = undefined>(
  call: Call,
  own: RouteShape<Call, Row, Out, Prepared> & CanIf<Call>,
): Route {
  const body: BodyContract | undefined = call.body && { ...call.body, ignored: sentBack(call) };
  return { ...call, ...own, ...(body && { body }) } as Route;
}

/** A record is changed by PUT as by PATCH: both change what is given. */
export const methodsOf = ({ method }: CallContract): Method[] =>
  method === 'PATCH' ? ['PATCH', 'PUT'] : [method];

/** Status of a success. */
export function successStatus(shape: CallContract, answer: Pick<Answer<unknown>, 'kind'>): number {
  if (answer.kind === 'none') return 204;
  return shape.creates ? 201 : 200;
}
