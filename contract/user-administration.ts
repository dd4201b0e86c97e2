/** What staff send to keep accounts: invitations, changes, roles, and what goes with an archived one. */
import * as z from 'zod/mini';
import { email, oneOf, optionalText, phoneNumber, recordId } from './fields.ts';
import { personName } from './names.ts';
import { locales } from './locales.ts';
import { organizationRoles, roles, type Role } from './roles.ts';
import { genders, userStatuses } from './users.ts';

const person = {
  email: email(),
  firstName: personName(),
  lastName: personName(),
  phoneNumber: z.nullable(phoneNumber()),
  jobTitle: optionalText(120),
  locale: oneOf(locales),
};

/** A role, with its organisation where it is held for one. */
const roleFields = {
  role: oneOf(roles),
  organizationId: z.optional(z.nullable(recordId())),
};

const needsOrganization = (role: Role | null | undefined) => role != null && organizationRoles.includes(role);
const organizationNeeded = z.refine<{ role?: Role | null; organizationId?: string | null }>(
  (input) => !needsOrganization(input.role) || Boolean(input.organizationId),
  { path: ['organizationId'], params: { code: 'blank' } },
);
const organizationUnasked = z.refine<{ role?: Role | null; organizationId?: string | null }>(
  (input) => needsOrganization(input.role) || !input.organizationId,
  { path: ['organizationId'], params: { code: 'role_without_organization' } },
);

const invited = {
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  phoneNumber: z.optional(person.phoneNumber),
  jobTitle: z.optional(person.jobTitle),
  locale: z.optional(person.locale),
};

/** Body of POST /users: an invitation. Without a role the person is a volunteer. */
export const userInvite = z
  .object({
    ...invited,
    role: z.optional(z.nullable(roleFields.role)),
    organizationId: roleFields.organizationId,
  })
  .check(organizationNeeded, organizationUnasked);
export type UserInvite = z.infer<typeof userInvite>;

/** The form of who asks people in for an organisation or school alone: what they become there is no choice to leave open. */
export const userInviteForOrganization = z.object({
  ...invited,
  role: roleFields.role,
  organizationId: recordId(),
});

/** One person of a file that is brought in: as an invitation, with what else staff may fill in. */
export const userImport = z
  .object({
    ...person,
    phoneNumber: z.optional(person.phoneNumber),
    jobTitle: z.optional(person.jobTitle),
    locale: z.optional(person.locale),
    gender: z.optional(z.nullable(oneOf(genders))),
    role: z.optional(z.nullable(roleFields.role)),
    organizationId: roleFields.organizationId,
  })
  .check(organizationNeeded, organizationUnasked);
export type UserImport = z.infer<typeof userImport>;

/** Body of PATCH /users/{id}. The address only while nobody has proven it; a status goes by the table of moves. */
export const userUpdate = z.partial(
  z.object({
    ...person,
    gender: z.nullable(oneOf(genders)),
    status: oneOf(userStatuses),
    lockVersion: z.int(),
  }),
);
export type UserUpdate = z.infer<typeof userUpdate>;

/** What the edit form asks; the rest stays as it is. */
export const userForm = z.object({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phoneNumber: person.phoneNumber,
  jobTitle: person.jobTitle,
  gender: z.nullable(oneOf(genders)),
  locale: person.locale,
});

/** Who takes over the roles of which somebody is the last holder. */
const successorId = z.optional(z.nullable(recordId()));

/** Body of DELETE /users/{id} and of the moves of staff. */
export const userMoveInput = z.object({ successorId, reason: z.optional(optionalText(5000)) });
/** Body of PUT /users/{id}/add_role. */
export const roleAdd = z.object(roleFields).check(organizationNeeded, organizationUnasked);
/** Body of DELETE /users/{id}/remove_role. */
export const roleRemove = z
  .object({ ...roleFields, successorId })
  .check(organizationNeeded, organizationUnasked);
export type RoleGrant = z.infer<typeof roleAdd>;
