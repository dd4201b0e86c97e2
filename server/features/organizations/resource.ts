/** Organisations, their address and their non-profit profile. Whoever does not manage it sees what is meant for the public. */
import { addresses, nonProfitProfiles, organizations } from '#contract/organizations.ts';
import { mayKeepNotes } from '#server/features/internal-notes/policy.ts';
import { listItemsByIds } from '#server/features/reference-lists/queries.ts';
import { activityTypeResource, nonProfitTypeResource } from '#server/features/reference-lists/resource.ts';
import { mayInviteInto } from '#server/features/users/administration/policy.ts';
import {
  identifier,
  identifiers,
  plainAttributes,
  type AttributesOf,
  type Included,
  type Reader,
  type Resource,
} from '#server/http/resource.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { openMoves } from '#server/features/organizations/approval/policy.ts';
import { mayMerge } from './merging/policy.ts';
import { mayMoveToCenter } from './moving/policy.ts';
import { mayJudge } from './policy.ts';
import { managesOrganization, type OrganizationRow } from './queries.ts';

export const addressResource: Resource<OrganizationRow, typeof addresses> = {
  contract: addresses,
  id: (organization) => organization.id,
  attributes: (organization) => plainAttributes(addresses, organization),
};

export const nonProfitProfileResource: Resource<OrganizationRow, typeof nonProfitProfiles> = {
  contract: nonProfitProfiles,
  id: (organization) => organization.id,
  attributes: (organization) => plainAttributes(nonProfitProfiles, organization),
  relationships: ({ nonProfitTypeId }) => ({
    nonProfitType: identifier('non_profit_types', nonProfitTypeId),
  }),
  includes: {
    nonProfitType: async (scope, rows) => ({
      resource: nonProfitTypeResource,
      rows: await listItemsByIds(
        scope,
        'nonProfitTypes',
        rows.flatMap((row) => row.nonProfitTypeId ?? []),
      ),
    }),
  },
};

/** What each of them does, linked to it. */
async function activitiesOf(scope: TenantScope, rows: readonly OrganizationRow[]): Promise<Included> {
  const found = await listItemsByIds(
    scope,
    'activityTypes',
    rows.flatMap((row) => row.activityTypeIds),
  );
  const existing = new Set(found.map(({ id }) => id));
  const of = ({ activityTypeIds }: OrganizationRow) =>
    identifiers(
      'activity_types',
      activityTypeIds.filter((id) => existing.has(id)),
    );
  return {
    resource: activityTypeResource,
    rows: found,
    links: new Map(rows.map((row) => [row.id, of(row)])),
  };
}

/** What is not for the public: phone and mail unless the organisation says so, and what passes between it and the centre. */
function hiddenParts(
  organization: OrganizationRow,
  { actor }: Reader,
): Partial<AttributesOf<typeof organizations>> {
  if (managesOrganization(actor, organization.id)) return {};
  return {
    email: organization.emailVisible ? organization.email : null,
    phoneNumber: organization.phoneNumberVisible ? organization.phoneNumber : null,
    rsin: null,
    denyReason: null,
    deniedReason: null,
  };
}

export const organizationResource: Resource<OrganizationRow, typeof organizations> = {
  contract: organizations,
  id: (organization) => organization.id,
  attributes: (organization, reader, wanted) => ({
    ...plainAttributes(organizations, organization, wanted),
    activityTypes: organization.activityTypeIds,
    ...hiddenParts(organization, reader),
  }),
  relationships: (organization) => ({
    address: identifier('addresses', organization.id),
    profile: identifier(
      'non_profit_profiles',
      organization.organizationType === 'NonProfit' ? organization.id : null,
    ),
  }),
  can: (organization, { actor, center }) => ({
    update: managesOrganization(actor, organization.id),
    invite: mayInviteInto(actor, organization),
    ...openMoves(actor, organization),
    merge: mayMerge(actor, organization),
    move: mayMoveToCenter(actor, { organization, center }),
    judge: mayJudge(actor),
    note: mayKeepNotes(actor),
  }),
  includes: {
    address: async (_scope, rows) => ({ resource: addressResource, rows }),
    profile: async (_scope, rows) => ({
      resource: nonProfitProfileResource,
      rows: rows.filter((row) => row.organizationType === 'NonProfit'),
    }),
    activities: activitiesOf,
  },
};
