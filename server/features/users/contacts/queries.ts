/** Who can be the contact of a vacancy: asked by the list to choose from, and of whoever is chosen. */
import { contactRoles } from '#contract/vacancy-fields.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { holders } from '../administration/queries.ts';

/** Ids of the organisation's own people with an account in use. No pupils: their data is shown to nobody. */
export const contactsOf = (scope: TenantScope, organizationId: string) =>
  scope.db
    .selectFrom('users as c')
    .select('c.id')
    .where('c.volunteerCenterId', '=', scope.centerId)
    .where('c.status', '=', 'active')
    .where('c.id', 'in', holders(scope, contactRoles, [organizationId]));
