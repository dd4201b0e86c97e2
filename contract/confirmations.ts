/** POST /confirm: using up the one-time link of a mail (specification, section 7). */
import * as z from 'zod/mini';

export const confirmation = z.object({
  confirmationToken: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w-]+$/)),
});
