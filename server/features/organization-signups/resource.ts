import { organizationSignups } from '#contract/organization-signups.ts';
import type { Resource } from '#server/http/resource.ts';
import type { SentSignup } from './queries.ts';

export const organizationSignupResource: Resource<SentSignup, typeof organizationSignups> = {
  contract: organizationSignups,
  id: (row) => row.id,
  attributes: (row) => ({
    email: row.email,
    organizationName: row.organizationName,
    kind: row.joinOrganizationId === null ? 'new' : 'join',
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  }),
};
