/** What a route is: a path with its policy, its contract and the few lines that are its own. */
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Locale } from '#contract/locales.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { FreshTokens } from '#server/auth/authenticate.ts';
import type { MailSender } from '#server/mail/sender.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { BodyContract } from './body.ts';
import type { DocumentQuery, PageOf } from './document.ts';
import type { ListContract, ListQuery } from './list-query.ts';
import type { SentFile } from './multipart.ts';
import type { Policy } from './policy.ts';
import type { Reader, Resource } from './resource.ts';
import type { Services } from './services.ts';
import type { UndoableDeed } from './undo-offers.ts';

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
  request: FastifyRequest;
  /** Of a route that takes one, if it was sent. */
  file: SentFile | undefined;
}

export interface RecordContext<Row> extends Context {
  record: Row;
}

/** Before the transaction: everything but the database. */
export type Unscoped<Given extends Context = Context> = Omit<Given, 'scope'>;

export type Answer<Out> =
  | { kind: 'one'; row: Out | null; meta?: Record<string, unknown> }
  | { kind: 'list'; page: PageOf<Out>; meta?: Record<string, unknown> }
  /** One of the route's other resource. */
  | { kind: 'other'; row: unknown; meta?: Record<string, unknown> }
  /** Somebody is signed in: tokens, and the account as the calls of /auth give it. */
  | { kind: 'session'; tokens: FreshTokens; account: Record<string, unknown> }
  | ({ kind: 'file' } & FileAnswer)
  | { kind: 'none' };

/** A file to keep: what it holds, and the name under which it is saved. */
export interface FileAnswer {
  /** A stream is read after the transaction, in others of its own. */
  content: Buffer | string | Readable;
  name: string;
}

/** One resource (or null) as the answer. */
export const one = <Out>(row: Out | null, meta?: Record<string, unknown>): Answer<Out> => ({
  kind: 'one',
  row,
  meta,
});
/** One of the route's other resource as the answer. */
export const oneOther = (row: unknown, meta?: Record<string, unknown>): Answer<never> => ({
  kind: 'other',
  row,
  meta,
});
/** A session that was opened; the route says `opensSession`. */
export const session = (tokens: FreshTokens, account: Record<string, unknown>): Answer<never> => ({
  kind: 'session',
  tokens,
  account,
});
/** A page of resources. */
export const list = <Out>(page: PageOf<Out>, meta?: Record<string, unknown>): Answer<Out> => ({
  kind: 'list',
  page,
  meta,
});
/** A file to keep; the route names its media type. */
export const file = (name: string, content: FileAnswer['content']): Answer<never> => ({
  kind: 'file',
  name,
  content,
});
/** 204. */
export const none: Answer<never> = { kind: 'none' };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RouteShape<Row, Out, Shape extends z.ZodMiniType, Prepared> {
  method: Method;
  /** Fastify's form, `/api/v1/vacancies/:id`. */
  path: string;
  /** One line for the list of calls. */
  summary: string;
  policy: Policy<Row>;
  /** Finds what the path names, as far as this reader may know of it; nothing found is a 404 before any other check. */
  find?: (context: Context) => Promise<Row | undefined>;
  /** Resource of the answer. */
  resource: Resource<Out>;
  /** What else it may answer with, for a call that serves two kinds of thing. */
  // oxlint-disable-next-line typescript/no-explicit-any -- any resource there is
  otherResource?: Resource<any>;
  /** The answer is that of POST /auth/sign_in. */
  opensSession?: boolean;
  /** Media type of the answer, where it is a file to keep instead of a document. */
  file?: string;
  /** The answer is a list, with this grammar. */
  list?: ListContract;
  /** `meta` of the answer besides the pagination, for OpenAPI. */
  meta?: z.ZodMiniType;
  body?: BodyContract<Shape>;
  /** The path names no record: it is whoever asks, whose id the body may carry. */
  isOwn?: boolean;
  /** It gives an account away, or all that is known of its person: refused to an admin who acts as somebody. */
  isForThemselves?: boolean;
  /** Reading it is written down: a GET in a transaction that may write. */
  isRecorded?: boolean;
  /** What it does may be taken back for a moment: what that is, null when this one may not. The answer has `meta.undo`. */
  undo?: (asked: { record: Row; body: z.output<Shape> }) => UndoableDeed | null;
  /** A file may come along, as multipart field `file`; the fields beside it are the body. */
  takesFile?: boolean;
  /** Gives the first answer again for the same `Idempotency-Key`. */
  isIdempotent?: boolean;
  /** The time of the answer says nothing of whether an address is known. */
  isEven?: boolean;
  /** Limit of its own, in requests a minute from one address. */
  perMinute?: number;
  /**
   * What takes long (a password to hash, a file to read or write) or needs transactions of its own: done after all checks and before
   * the transaction of `handle`, which gets what it gives. It may be done for nothing, when the act is refused after all.
   */
  prepare?(context: Unscoped<RecordContext<Row>> & { body: z.output<Shape> }): Promise<Prepared>;
  /** Takes back what `prepare` left outside of the database, when the act failed. */
  discard?(services: Services, prepared: Prepared): Promise<void>;
  handle(
    context: RecordContext<Row> & {
      query: ListQuery & DocumentQuery;
      body: z.output<Shape>;
      prepared: Prepared;
    },
  ): Promise<Answer<Out>>;
}

/** A route after its types have done their work. */
// oxlint-disable-next-line typescript/no-explicit-any -- routes of all nouns stand in one list
export type Route = RouteShape<any, any, any, any>;

/** Declares a route; the types of record, body and answer follow from its parts. */
export const route = <Row, Out, Shape extends z.ZodMiniType = z.ZodMiniType, Prepared = undefined>(
  shape: RouteShape<Row, Out, Shape, Prepared>,
): Route => shape;

/** Status of a success. */
export const successStatus = (shape: Route, answer: Pick<Answer<unknown>, 'kind'>): number => {
  if (answer.kind === 'none') return 204;
  if (shape.opensSession) return 200;
  return shape.method === 'POST' && !/:id\//.test(shape.path) && !shape.path.endsWith('/confirm') ? 201 : 200;
};
