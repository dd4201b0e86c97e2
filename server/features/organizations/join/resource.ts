import { organizationJoinRequests } from '#contract/organization-signups.ts';
import { fullName } from '#server/auth/actor.ts';
import { identifier, plainAttributes, type Resource } from '#server/http/resource.ts';
import { organizationsByIds } from '../queries.ts';
import { organizationResource } from '../resource.ts';
import { mayAnswer, type JoinRequestRow } from './queries.ts';

export const joinRequestResource: Resource<JoinRequestRow, typeof organizationJoinRequests> = {
  contract: organizationJoinRequests,
  id: (request) => request.id,
  attributes: (request) => ({
    ...plainAttributes(organizationJoinRequests, request),
    name: fullName(request),
  }),
  relationships: ({ organizationId }) => ({ organization: identifier('organizations', organizationId) }),
  can: (request, { actor }) => {
    const isOpen = request.status === 'open' && mayAnswer(actor, request);
    return { accept: isOpen, decline: isOpen };
  },
  includes: {
    organization: async (scope, rows, { actor }) => ({
      resource: organizationResource,
      rows: await organizationsByIds(
        scope,
        actor,
        rows.map(({ organizationId }) => organizationId),
      ),
    }),
  },
};
