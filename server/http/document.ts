/** Writes JSON:API documents: include, sparse fields, links, pagination, `meta.can` (api.md, section 1). */
import type { Pagination, ResourceObject } from '#contract/jsonapi.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { cursorText } from './cursor.ts';
import type { CursorValues, Page, Sort } from './paging.ts';
import { collect, type AnyResource, type Links, type Pending } from './document-includes.ts';
import type { Reader, Resource } from './resource.ts';
import { snakeFields, snakeKeys, snakeName } from './snake-names.ts';

export interface DocumentQuery {
  include: readonly string[];
  /** Wanted fields by type, in snake_case; a type that is absent gets all. */
  fields: Readonly<Record<string, ReadonlySet<string>>>;
}

function encodeOne(
  resource: AnyResource,
  row: unknown,
  reader: Reader,
  query: DocumentQuery,
  links: Links,
): ResourceObject {
  const { type } = resource.contract;
  const id = resource.id(row);
  const wanted = query.fields[type];
  const attributes = snakeFields(
    resource.attributes(row, reader, wanted),
    resource.contract.attributes,
    wanted,
  );
  const related = { ...resource.relationships?.(row), ...links.get(`${type} ${id}`) };
  const relationships: NonNullable<ResourceObject['relationships']> = {};
  for (const key in related) {
    const name = snakeName(key);
    if (wanted?.has(name) !== false) relationships[name] = { data: related[key] ?? null };
  }
  const encoded: ResourceObject = { type, id, attributes };
  if (Object.keys(relationships).length > 0) encoded.relationships = relationships;
  encoded.meta = { can: snakeKeys(resource.can?.(row, reader) ?? {}) as Record<string, boolean> };
  return encoded;
}

interface Document {
  data: ResourceObject | ResourceObject[] | null;
  included?: ResourceObject[];
  meta?: Record<string, unknown>;
  links?: Record<string, string>;
}

async function write(
  scope: TenantScope,
  resource: AnyResource,
  rows: readonly unknown[],
  reader: Reader,
  query: DocumentQuery,
): Promise<{ data: ResourceObject[]; included?: ResourceObject[] }> {
  const found = new Map<string, Pending>();
  const links: Links = new Map();
  await collect(scope, resource, rows, query.include, reader, found, links);
  const data = rows.map((row) => encodeOne(resource, row, reader, query, links));
  if (query.include.length === 0) return { data };
  for (const one of data) found.delete(`${one.type} ${one.id}`);
  const included = [...found.values()].map((pending) =>
    encodeOne(pending.resource, pending.row, reader, query, links),
  );
  return { data, included };
}

/** A document with one resource, or null. */
export async function oneDocument<Row>(
  scope: TenantScope,
  resource: Resource<Row>,
  row: Row | null,
  reader: Reader,
  query: DocumentQuery,
  meta?: Record<string, unknown>,
): Promise<Document> {
  const told = meta && { meta: snakeKeys(meta) };
  if (row === null) return { data: null, ...told };
  const { data, included } = await write(scope, resource, [row], reader, query);
  return { data: data[0] ?? null, ...(included && { included }), ...told };
}

export interface PageOf<Row> extends Page {
  rows: readonly Row[];
  records: number;
  /** Where its last row is in the order; null when nothing comes behind it. */
  end: CursorValues | null;
}

/** Numbers of the pages around this one. */
function numbered(page: Pick<PageOf<unknown>, 'records' | 'number' | 'size'>): Omit<Pagination, 'after'> {
  const last = Math.max(1, Math.ceil(page.records / page.size));
  return {
    current: page.number,
    first: 1,
    prev: page.number > 1 ? Math.min(page.number - 1, last) : null,
    next: page.number < last ? page.number + 1 : null,
    last,
    records: page.records,
  };
}

/** A page that goes on behind another has no number: it is told where the next one begins. */
function linksAfter(url: string, after: string | null): Record<string, string> {
  const [path = '', search = ''] = url.split('?');
  const at = (cursor: string | null) => {
    const query = new URLSearchParams(search);
    if (cursor === null) query.delete('page[after]');
    else query.set('page[after]', cursor);
    return `${path}?${query.toString()}`;
  };
  return { self: url, first: at(null), ...(after !== null && { next: at(after) }) };
}

function pageLinks(url: string, pages: Omit<Pagination, 'after'>): Record<string, string> {
  const [path = '', search = ''] = url.split('?');
  const at = (number: number) => {
    const query = new URLSearchParams(search);
    query.set('page[number]', String(number));
    return `${path}?${query.toString()}`;
  };
  const links: Record<string, string> = { self: at(pages.current), first: at(1), last: at(pages.last) };
  if (pages.prev !== null) links['prev'] = at(pages.prev);
  if (pages.next !== null) links['next'] = at(pages.next);
  return links;
}

/** A document with a page of resources. `url` is the request's own, for the links. */
export async function listDocument<Row>(
  scope: TenantScope,
  resource: Resource<Row>,
  page: PageOf<Row>,
  reader: Reader,
  query: DocumentQuery & { sort: Sort },
  url: string,
  meta: Record<string, unknown> = {},
): Promise<Document> {
  const { data, included } = await write(scope, resource, page.rows, reader, query);
  const after = page.end && cursorText(query.sort, page.end);
  const pages = numbered(page);
  return {
    data,
    ...(included && { included }),
    meta: {
      pagination: page.after ? { records: page.records, after } : { ...pages, after },
      ...snakeKeys(meta),
    },
    links: page.after ? linksAfter(url, after) : pageLinks(url, pages),
  };
}
