/** For which of their organisations a member works now: it narrows lists, and never widens what anybody may see. */
import type { FastifyRequest } from 'fastify';
import { organizationKey } from '#contract/current-organization.ts';
import type { Actor } from '#server/auth/actor.ts';

export interface Workplace {
  /** With the roles of this organisation and of none. */
  actor: Actor;
  /** Null for whoever chose none, or one in which they hold no role: the header then says nothing. */
  organizationId: string | null;
}

/** By the header `current-organization-id`; on our own pages by the cookie of that name. */
export function workplaceOf({ actor, request }: { actor: Actor; request: FastifyRequest }): Workplace {
  const headerValue = request.headers[organizationKey];
  const elsewhere = { actor, organizationId: null };
  if (actor.kind === 'anonymous' || typeof headerValue !== 'string') return elsewhere;
  const isMember = actor.roles.some(({ organizationId }) => organizationId === headerValue);
  if (!isMember) return elsewhere;
  const roles = actor.roles.filter(
    ({ organizationId }) => organizationId === null || organizationId === headerValue,
  );
  return { actor: { ...actor, roles }, organizationId: headerValue };
}
