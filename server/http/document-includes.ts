/** What a document carries along: `include` followed path by path. */
import type { ResourceIdentifier } from '#contract/jsonapi.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { Included, Reader, Resource } from './resource.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- resources of different nouns stand side by side here
export type AnyResource = Resource<any, any>;
/** Relations that are known only once they are loaded, by type and id of what has them. */
export type Links = Map<string, Record<string, ResourceIdentifier | ResourceIdentifier[] | null>>;

/** Paths grouped by their first step: `vacancy.organization` → vacancy: [organization]. */
function byHead(paths: readonly string[]): Map<string, string[]> {
  const heads = new Map<string, string[]>();
  for (const path of paths) {
    const [head = '', ...tail] = path.split('.');
    const tails = heads.get(head) ?? [];
    if (tail.length > 0) tails.push(tail.join('.'));
    heads.set(head, tails);
  }
  return heads;
}

/** A record that comes along, before it is written. */
export interface Pending {
  resource: AnyResource;
  row: unknown;
}

/** What a relation holds: of all rows, or what only one record carries along, linked to it here. */
async function load(
  scope: TenantScope,
  resource: AnyResource,
  rows: readonly unknown[],
  head: string,
  reader: Reader,
): Promise<Included | undefined> {
  const ofOne = resource.ofOne?.[head];
  if (!ofOne) return resource.includes?.[head]?.(scope, rows, reader);
  const [row] = rows;
  if (rows.length > 1)
    throw new Error(`${head} is included with one of ${resource.contract.type} at a time.`);
  const held = await ofOne(scope, row, reader);
  const { type } = held.resource.contract;
  const data = held.rows.map((one) => ({ type, id: held.resource.id(one) }));
  const isMany = resource.contract.relationships[head]?.many === true;
  return { ...held, links: new Map([[resource.id(row), isMany ? data : (data[0] ?? null)]]) };
}

/** Loads what is included, breadth by path, one query a path. */
export async function collect(
  scope: TenantScope,
  resource: AnyResource,
  rows: readonly unknown[],
  paths: readonly string[],
  reader: Reader,
  found: Map<string, Pending>,
  links: Links,
): Promise<void> {
  for (const [head, tails] of byHead(paths)) {
    const included = rows.length > 0 && (await load(scope, resource, rows, head, reader));
    if (!included) continue;
    for (const row of included.rows) {
      found.set(`${included.resource.contract.type} ${included.resource.id(row)}`, {
        resource: included.resource,
        row,
      });
    }
    for (const [id, data] of included.links ?? []) {
      const key = `${resource.contract.type} ${id}`;
      links.set(key, { ...links.get(key), [head]: data });
    }
    if (tails.length > 0) await collect(scope, included.resource, included.rows, tails, reader, found, links);
  }
}
