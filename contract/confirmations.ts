/** POST /confirm: using up the one-time link of a mail (specification, section 7). */
import * as z from 'zod/mini';
import { typedText } from './fields.ts';

export const confirmation = z.object({
  confirmationToken: typedText(200, z.minLength(1), z.regex(/^[\w-]+$/)),
});
