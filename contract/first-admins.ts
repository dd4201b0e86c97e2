/** Setting the product up: the first admin, and the first centre where there is none, by the link that the start prints. */
import * as z from 'zod/mini';
import { email, moment } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { linkToken } from './link-token.ts';
import { centerOpening, centerOpeningForm } from './managed-centers.ts';
import { personName } from './names.ts';
import { newPassword } from './new-password.ts';

/** Where the link leads. Among the screens of signing in, as those are there on every site. */
export const firstAdminScreen = '/auth/first-admin';
/** How long the link works. */
export const firstAdminHours = 24;

const { name, key, hosts } = centerOpening.shape;

/** Who it is. */
const person = {
  firstName: personName(),
  lastName: personName(),
  email: email(),
  password: newPassword(),
};
/** The form where there is a centre already. */
export const firstAdminForm = z.object(person);
/** The form that opens the first one as well. */
export const firstCenterForm = z.object({
  ...person,
  centerName: name,
  centerKey: key,
  hosts: centerOpeningForm.shape.hosts,
});

/** Body of POST /first_admins/check. */
export const firstAdminLink = z.object({ token: linkToken() });

/** Body of POST /first_admins. */
export const firstAdminCreate = z.object({
  token: linkToken(),
  ...person,
  /** Of the first centre: both are asked where there is none, and read nowhere else. */
  centerName: z.optional(z.nullable(name)),
  centerKey: z.optional(z.nullable(key)),
  hosts: z.optional(hosts),
});
export type FirstAdminCreate = z.infer<typeof firstAdminCreate>;

export const firstAdmins = resourceContract({
  type: 'first_admins',
  attributes: z.object({
    /** There is no centre yet. */
    needsCenter: z.boolean(),
    /** Of the link; null once it was used. */
    expiresAt: z.nullable(moment()),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
