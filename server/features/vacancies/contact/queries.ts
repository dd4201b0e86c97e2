/** The contact of a vacancy. */
import { contactsOf } from '#server/features/users/contacts/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Whether this is somebody whom the vacancies of the organisation may name. */
export const mayBeContact = async (
  scope: TenantScope,
  organizationId: string,
  userId: string,
): Promise<boolean> =>
  (await contactsOf(scope, organizationId).where('c.id', '=', userId).executeTakeFirst()) !== undefined;
