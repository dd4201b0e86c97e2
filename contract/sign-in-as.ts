/** POST /sign_in_as_user, for admins. */
import * as z from 'zod/mini';
import { optionalText, recordId } from './fields.ts';

export const signInAs = z.object({ userId: recordId(), reason: z.optional(optionalText(500)) });
