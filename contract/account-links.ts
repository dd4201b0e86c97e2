/** Asking for a link by mail, and pressing the button behind one. The answers never tell whether an address is known. */
import * as z from 'zod/mini';
import { email, typedText } from './fields.ts';
import { textLimits } from './text-limits.ts';

/** POST /auth/password, /auth/confirmation and /auth/sign_in_link. */
export const linkAsk = z.object({
  email: typedText(textLimits.email),
  /** Where the link of a reset leads, on a site of ours; existing clients send it. */
  redirectUrl: z.optional(z.nullable(typedText(2000))),
});

/** The form of such a page. */
export const linkAskForm = z.object({ email: email() });

/** POST /auth/sign_in_by_link. */
export const linkUse = z.object({ token: typedText(200, z.minLength(1)) });
