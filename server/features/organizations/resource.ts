/** Organisations, their address and their non-profit profile. Whoever does not manage it sees what is meant for the public. */
import { addresses, nonProfitProfiles, organizations } from '#contract/organizations.ts';
import { organizationsWith, reach, type Actor } from '#server/auth/actor.ts';
import { identifier, plainAttributes, type Resource } from '#server/http/resource.ts';
import type { OrganizationRow } from './queries.ts';

export function managesOrganization(actor: Actor, id: string): boolean {
  const far = reach(actor, 'organizations.manage');
  return (
    far === 'center' ||
    (far === 'organization' && organizationsWith(actor, 'organizations.manage').includes(id))
  );
}

export const addressResource: Resource<OrganizationRow> = {
  contract: addresses,
  id: (organization) => organization.id,
  attributes: (organization) => plainAttributes(addresses, organization),
};

export const nonProfitProfileResource: Resource<OrganizationRow> = {
  contract: nonProfitProfiles,
  id: (organization) => organization.id,
  attributes: (organization) => plainAttributes(nonProfitProfiles, organization),
};

export const organizationResource: Resource<OrganizationRow> = {
  contract: organizations,
  id: (organization) => organization.id,
  attributes: (organization) => plainAttributes(organizations, organization),
  relationships: (organization) => ({
    address: identifier('addresses', organization.id),
    profile: identifier(
      'non_profit_profiles',
      organization.organizationType === 'NonProfit' ? organization.id : null,
    ),
  }),
  can: (organization, { actor }) => ({ update: managesOrganization(actor, organization.id) }),
  includes: {
    address: async (_scope, rows) => ({ resource: addressResource, rows }),
    profile: async (_scope, rows) => ({
      resource: nonProfitProfileResource,
      rows: rows.filter((row) => row.organizationType === 'NonProfit'),
    }),
  },
};
