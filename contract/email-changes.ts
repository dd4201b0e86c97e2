/** A new e-mail address that waits for the press on the button in its mailbox. */
import * as z from 'zod/mini';
import { email, moment, typedText } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

const currentPassword = () => typedText(1000, z.minLength(1));

/** The form: the password is asked, as whoever has the mailbox has the account. */
export const emailChangeForm = z.object({ email: email(), currentPassword: currentPassword() });

/** Body of POST /current_user/email_change. An account without a password has none to ask. */
export const emailChangeCreate = z.object({
  email: email(),
  currentPassword: z.optional(z.nullable(currentPassword())),
});
export type EmailChangeCreate = z.infer<typeof emailChangeCreate>;

const attributes = z.object({
  /** The address that is being proven. */
  email: z.string(),
  /** Last moment at which the button works. */
  expiresAt: moment(),
  createdAt: moment(),
});

export const emailChanges = resourceContract({
  type: 'email_changes',
  attributes,
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
