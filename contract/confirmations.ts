/** POST /confirm: using up the one-time link of a mail (specification, section 7). */
import * as z from 'zod/mini';
import { linkToken } from './link-token.ts';
import { newPassword } from './new-password.ts';

export const confirmation = z.object({
  confirmationToken: linkToken(),
});

/**
 * Of an account also the password from now on, which may be the one of the sign-up. Whoever signed up may be a stranger to the
 * mailbox, so without it that one counts in the browser alone that sent the form.
 */
export const anyConfirmation = z.extend(confirmation, {
  password: z.optional(z.nullable(newPassword())),
});
