/** How the organisation of whoever is signed in stands, for as long as there is no work to do for it yet. */
import type { dashboardCalls } from '#contract/calls/dashboards.ts';
import type { OneOf } from '#app/api/call-types.ts';

type Start = Pick<OneOf<typeof dashboardCalls.show, 'organization'>, 'organization' | 'hasVacancies'>;

/** What is asked of it. */
export const startFields = [
  'name',
  'status',
  'createdAt',
  'denyReason',
  'deniedReason',
  'logo',
  'description',
] as const;

/** The state of the organisation that is worked for, unless it is at work: admitted, with a vacancy. The centre has none. */
export function organizationStart({ organization, hasVacancies }: Start) {
  if (!organization || (organization.status === 'approved' && hasVacancies)) return null;
  const { id, name, status, createdAt, denyReason, deniedReason, logo, description } = organization;
  return {
    id,
    name,
    status,
    createdAt,
    denyReason,
    deniedReason,
    hasLogo: logo !== null,
    hasStory: (description ?? '') !== '',
  };
}
export type OrganizationStart = NonNullable<ReturnType<typeof organizationStart>>;
