/**
 * The typed client of our own API. Only loaders and actions use it, and those run on the server: each call goes through the
 * same checks as one from outside, for the person and the language of the page's request.
 */
import type { ApiCall, SendCall } from '#contract/page-gift.ts';
import type { uploads } from '#contract/uploads.ts';
import { snakeCase, type Pagination, type ResourceContract } from '#contract/jsonapi.ts';
import { apiError, asPageError, isForForm } from '#app/api/api-error.ts';
import { callApi, type CallApi } from '#app/api/call.ts';
import { camelKeys, decoder, type JsonApiDocument, type RecordOf } from '#app/api/record.ts';

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export interface ApiQuery<Path extends string> {
  include?: readonly Path[];
  /** By name in camelCase: `{ q: 'tuin', dayPart: ['di-ochtend'] }`, `{ status_eq: 'draft' }`. Empty values are left out. */
  filter?: Record<string, QueryValue>;
  sort?: string;
  page?: { number?: number; size?: number; after?: string };
  /** Anything else, as it stands. */
  params?: Record<string, QueryValue>;
}

export interface RecordList<Item> {
  items: Item[];
  pagination: Pagination;
  meta: Record<string, unknown>;
}

const textOf = (value: QueryValue): string =>
  Array.isArray(value) ? value.join(',') : value === null || value === undefined ? '' : String(value);

/** The address with its query in the grammar of api.md, section 1. */
export function addressOf(path: string, query: ApiQuery<string> = {}): string {
  const search = new URLSearchParams();
  const add = (name: string, value: QueryValue) => {
    const text = textOf(value);
    if (text !== '') search.set(name, text);
  };
  add('include', query.include?.map(snakeCase));
  for (const [name, value] of Object.entries(query.filter ?? {})) add(`filter[${snakeCase(name)}]`, value);
  add('sort', query.sort && snakeCase(query.sort));
  for (const [name, value] of Object.entries(query.page ?? {})) add(`page[${name}]`, value);
  for (const [name, value] of Object.entries(query.params ?? {})) add(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** A body of the API: attributes in camelCase become a document of this type. */
export function documentOf(type: string, attributes: Record<string, unknown>, id?: string) {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return {
    data: {
      type,
      ...(id === undefined ? {} : { id }),
      attributes: Object.fromEntries(entries.map(([key, value]) => [snakeCase(key), value])),
    },
  };
}

interface WriteOptions {
  /** Type of the body when it is not the answer's, as for acts; 'flat' for a body that is no document. */
  type?: string;
  id?: string;
  idempotencyKey?: string;
}

type Write = <Contract extends ResourceContract>(
  contract: Contract,
  path: string,
  attributes?: Record<string, unknown>,
  options?: WriteOptions,
) => Promise<RecordOf<Contract>>;

export interface Api extends CallApi {
  /** One record; 404 and 403 become the error page. */
  getOne<Contract extends ResourceContract, const Path extends string = never>(
    contract: Contract,
    path: string,
    query?: ApiQuery<Path>,
  ): Promise<RecordOf<Contract, Path>>;
  getList<Contract extends ResourceContract, const Path extends string = never>(
    contract: Contract,
    path: string,
    query?: ApiQuery<Path>,
  ): Promise<RecordList<RecordOf<Contract, Path>>>;
  post: Write;
  patch: Write;
  /** A deed that may be taken back for a moment: what it answers, and the id by which it is (contract/undos.ts). */
  deed<Contract extends ResourceContract>(
    method: 'POST' | 'PUT' | 'DELETE',
    contract: Contract,
    path: string,
    attributes: Record<string, unknown>,
    options?: WriteOptions,
  ): Promise<{ record: RecordOf<Contract>; undo: string | undefined }>;
  put: Write;
  /** A call whose answer is no record of one kind: the answer as it came. */
  tell(path: string, body: Record<string, unknown>): Promise<JsonApiDocument>;
  /** The same for what is only read: a record whose `meta` matters. */
  read(path: string): Promise<JsonApiDocument>;
  /** Sends a picture; what is on it goes along. */
  upload(file: File, altText: string | null): Promise<RecordOf<typeof uploads>>;
  /** Sends any other file. */
  sendFile<Contract extends ResourceContract>(
    contract: Contract,
    path: string,
    file: File,
  ): Promise<RecordOf<Contract>>;
  /** For what answers a report beside the record: an edit of many, an import. */
  postForReport<Contract extends ResourceContract>(
    contract: Contract,
    path: string,
    attributes: Record<string, unknown>,
  ): Promise<{ record: RecordOf<Contract>; meta: Record<string, unknown>; undo: string | undefined }>;
  /** `attributes` of an act that says more than whom it is about. */
  delete(path: string, attributes?: Record<string, unknown>): Promise<void>;
}

/** The client for one page's request. Throws an ApiError that a form can show, or an error page. */
export function createApi(send: SendCall): Api {
  async function ask(call: ApiCall): Promise<JsonApiDocument> {
    const { status, body } = await send(call);
    if (status < 400) return (body ?? { data: null }) as JsonApiDocument;
    const error = apiError(status, body);
    throw isForForm(status) && call.method !== 'GET' ? error : asPageError(error);
  }
  const read = (url: string) => ask({ method: 'GET', url });
  const write =
    (method: 'POST' | 'PATCH' | 'PUT'): Write =>
    async (contract, path, attributes = {}, { type = contract.type, id, idempotencyKey } = {}) => {
      const body = bodyOf(type, attributes, id);
      return oneOf(await ask({ method, url: path, body, idempotencyKey })) as never;
    };
  const withFile = async (url: string, file: File, body: Record<string, unknown>) =>
    oneOf(await ask({ method: 'POST', url, file, body })) as never;
  return {
    ...callApi(send),
    getOne: async (_contract, path, query) => oneOf(await read(addressOf(path, query))) as never,
    getList: async (_contract, path, query) => listOf(await read(addressOf(path, query))) as never,
    post: write('POST'),
    patch: write('PATCH'),
    put: write('PUT'),
    deed: async (method, contract, path, attributes, { type = contract.type, id, idempotencyKey } = {}) =>
      deedOf(await ask({ method, url: path, body: bodyOf(type, attributes, id), idempotencyKey })),
    read,
    tell: (path, body) => ask({ method: 'POST', url: path, body }),
    upload: (file, altText) =>
      withFile('/api/v1/uploads', file, altText === null ? {} : { alt_text: altText }),
    sendFile: (_contract, path, file) => withFile(path, file, {}),
    postForReport: async (contract, path, attributes) => {
      const document = await ask({ method: 'POST', url: path, body: documentOf(contract.type, attributes) });
      return { ...deedOf(document), meta: camelKeys(document.meta) };
    },
    delete: async (path, attributes) =>
      void (await ask({ method: 'DELETE', url: path, ...(attributes && { body: attributes }) })),
  };
}

const undoOf = ({ meta }: JsonApiDocument): string | undefined =>
  (meta?.['undo'] as { id?: string } | undefined)?.id;

const deedOf = (document: JsonApiDocument) => ({ record: oneOf(document) as never, undo: undoOf(document) });

const bodyOf = (type: string, attributes: Record<string, unknown>, id?: string) =>
  type === 'flat' ? attributes : documentOf(type, attributes, id);

function oneOf(document: JsonApiDocument): unknown {
  const { data } = document;
  return data === null || Array.isArray(data) ? null : decoder(document)(data);
}

function listOf(document: JsonApiDocument): RecordList<unknown> {
  const rows = Array.isArray(document.data) ? document.data : [];
  const { pagination, ...meta } = camelKeys(document.meta);
  const one: Pagination = {
    current: 1,
    first: 1,
    prev: null,
    next: null,
    last: 1,
    records: rows.length,
    after: null,
  };
  return {
    items: rows.map(decoder(document)),
    pagination: (pagination as Pagination | undefined) ?? one,
    meta,
  };
}
