/** A password that somebody chooses. Common ones are refused by the server, which has the list. */
import * as z from 'zod/mini';

export const shortestPassword = 10;

/** Neither trimmed nor cut off: what is typed is what counts. */
export const newPassword = () => z.string().check(z.minLength(shortestPassword), z.maxLength(1000));

/** The form with a first or a new password. */
export const passwordForm = z.object({ password: newPassword() });

/** PUT /auth/password, as far as the shape goes; a missing repetition is taken as said once. */
export const passwordChange = z.object({
  password: z.string().check(z.maxLength(1000)),
  passwordConfirmation: z.optional(z.nullable(z.string())),
  currentPassword: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
  resetPasswordToken: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
