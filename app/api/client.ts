/**
 * The typed client of our own API: a call of contract/calls and what is asked of it. Loaders and actions run on the server, where each
 * call goes through the same checks as one from outside, for the person and the language of the page's request.
 */
import { pathOf, type CallContract } from '#contract/call.ts';
import { snakeCase, type Pagination } from '#contract/jsonapi.ts';
import type { LargeFile } from '#contract/large-files.ts';
import type { ApiCall, CallFile, SendCall } from '#contract/request-context.ts';
import { apiError, asPageError, isForForm } from '#app/api/api-error.ts';
import type {
  Answered,
  OptionalArguments,
  IncludeOf,
  ListOf,
  OneOf,
  QueryValue,
  RecordList,
} from '#app/api/call-types.ts';
import { camelKeys, decoder, type JsonApiDocument } from '#app/api/record.ts';

/** What is asked of any call, once its types have done their work. */
interface AnyArguments {
  params?: Readonly<Record<string, string>> | undefined;
  include?: readonly string[];
  fields?: Readonly<Record<string, readonly string[]>>;
  filter?: Readonly<Record<string, QueryValue>>;
  sort?: string | undefined;
  page?: Readonly<Record<string, QueryValue>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: Readonly<Record<string, unknown>>;
  file?: CallFile;
  largeFile?: LargeFile | undefined;
  idempotencyKey?: string | undefined;
}

const textOf = (value: QueryValue): string =>
  Array.isArray(value) ? value.join(',') : value === null || value === undefined ? '' : String(value);

/** The address with its query in the grammar of api.md, section 1. */
function urlOf({ path }: CallContract, asked: AnyArguments): string {
  const { params, include, fields, filter, sort, page, query } = asked;
  const search = new URLSearchParams();
  const add = (name: string, value: QueryValue) => {
    const text = textOf(value);
    if (text !== '') search.set(name, text);
  };
  add('include', include?.map(snakeCase));
  for (const [type, names] of Object.entries(fields ?? {})) add(`fields[${type}]`, names.map(snakeCase));
  for (const [name, value] of Object.entries(filter ?? {})) add(`filter[${snakeCase(name)}]`, value);
  add('sort', sort && snakeCase(sort));
  for (const [name, value] of Object.entries(page ?? {})) add(`page[${name}]`, value);
  for (const [name, value] of Object.entries(query ?? {})) add(name, value);
  const text = search.toString();
  const address = pathOf(path, params);
  return text === '' ? address : `${address}?${text}`;
}

/** Where a call is found: for links to files, and for what the browser asks by itself. */
export const addressOf = <const Call extends CallContract, const Path extends IncludeOf<Call> = never>(
  call: Call,
  ...[asked]: OptionalArguments<Call, Path>
): string => urlOf(call, (asked ?? {}) as AnyArguments);

/** A filter as the query of an address, `filter[status_eq]=draft` with its brackets escaped; '' for none. */
export const filterQueryOf = (filter: Readonly<Record<string, QueryValue>>): string =>
  urlOf({ path: '' } as CallContract, { filter }).slice(1);

/** In snake_case, without what is absent. */
const snakeKeys = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [snakeCase(key), value]),
  );

/** A file goes with its values as fields beside it; anything else is a document, or flat where the call says so. */
function bodyOf({ method, body }: CallContract, { body: given, file, params }: AnyArguments): unknown {
  if (!body) return undefined;
  const attributes = snakeKeys(given ?? {});
  if (file) return attributes;
  if (body.type === 'flat') return method === 'DELETE' && !given ? undefined : attributes;
  const id = params?.['id'];
  return { data: { type: body.type, ...(id === undefined ? {} : { id }), attributes } };
}

/** What is sent for a call. */
export function requestOf<const Call extends CallContract, const Path extends IncludeOf<Call> = never>(
  call: Call,
  ...[given]: OptionalArguments<Call, Path>
): ApiCall {
  const asked = (given ?? {}) as AnyArguments;
  const body = bodyOf(call, asked);
  return {
    method: call.method,
    url: urlOf(call, asked),
    ...(body === undefined ? {} : { body }),
    ...(asked.file && { file: asked.file }),
    ...(asked.largeFile && { largeFile: asked.largeFile }),
    ...(asked.idempotencyKey && { idempotencyKey: asked.idempotencyKey }),
  };
}

function oneOf(document: JsonApiDocument): unknown {
  const { data } = document;
  return data === null || Array.isArray(data) ? null : decoder(document)(data);
}

function listOf(document: JsonApiDocument): RecordList<unknown> {
  const rows = Array.isArray(document.data) ? document.data : [];
  const { pagination, can = {}, ...meta } = camelKeys(document.meta);
  const whole = { current: 1, first: 1, prev: null, next: null, last: 1, records: rows.length, after: null };
  return {
    items: rows.map(decoder(document)),
    pagination: (pagination as Pagination | undefined) ?? whole,
    meta,
    can: can as Record<string, boolean>,
  };
}

export interface Api {
  /** Stands for the server that answers: what is kept of its answers from one page to the next is kept for no other. */
  server: object;
  /** One record. 404 and 403 become the error page. */
  one<const Call extends CallContract, const Path extends IncludeOf<Call> = never>(
    call: Call,
    ...args: OptionalArguments<Call, Path>
  ): Promise<OneOf<Call, Path>>;
  /** A page of records. */
  list<const Call extends CallContract, const Path extends IncludeOf<Call> = never>(
    call: Call,
    ...args: OptionalArguments<Call, Path>
  ): Promise<ListOf<Call, Path>>;
  /** Does something, or reads one record whose `meta` matters. Throws an ApiError that a form can show, or an error page. */
  send<const Call extends CallContract>(
    call: Call,
    ...args: OptionalArguments<Call>
  ): Promise<Answered<Call>>;
}

/** Sends one call. Throws an ApiError that a form can show, or an error page. */
export async function ask(send: SendCall, request: ApiCall): Promise<JsonApiDocument> {
  const { status, body } = await send(request);
  if (status < 400) return (body ?? { data: null }) as JsonApiDocument;
  const error = apiError(status, body);
  throw isForForm(status) && request.method !== 'GET' ? error : asPageError(error);
}

/** The client for one page's request. */
export function createApi(send: SendCall, server: object = {}): Api {
  const api = {
    server,
    one: async (...call: Parameters<typeof requestOf>) => oneOf(await ask(send, requestOf(...call))),
    list: async (...call: Parameters<typeof requestOf>) => listOf(await ask(send, requestOf(...call))),
    send: async (...call: Parameters<typeof requestOf>) => {
      const document = await ask(send, requestOf(...call));
      const { undo, ...meta } = camelKeys(document.meta);
      return { record: oneOf(document), meta, undo: (undo as { id?: string } | undefined)?.id };
    },
  };
  // What comes over the wire is what the contract says: the server's compiler saw to that.
  return api as unknown as Api;
}
