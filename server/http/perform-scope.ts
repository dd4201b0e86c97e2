/** The transaction in which a route does what it is for. */
import type { FastifyRequest } from 'fastify';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

/** In a transaction of its own; what only reads, in that of the page that asks. */
export function inScopeOf<Result>(
  shape: Route,
  { pool }: Services,
  { center, caller }: FastifyRequest,
  work: (scope: TenantScope) => Promise<Result>,
): Promise<Result> {
  const isReadOnly = shape.method === 'GET' && !shape.isRecorded;
  return isReadOnly && caller?.reading
    ? caller.reading.run(work)
    : inScope(pool, center.id, work, { isReadOnly });
}
