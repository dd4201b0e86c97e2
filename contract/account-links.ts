/** Asking for a link by mail, and pressing the button behind one. The answers never tell whether an address is known. */
import * as z from 'zod/mini';
import { email, knownEmail, typedText } from './fields.ts';
import { linkToken } from './link-token.ts';

/** POST /auth/password, /auth/confirmation and /auth/sign_in_link. */
export const linkAsk = z.object({
  email: knownEmail(),
  /** Where the link of a reset leads, on a site of ours; existing clients send it. */
  redirectUrl: z.optional(z.nullable(typedText(2000))),
});

/** The form of such a page. */
export const linkAskForm = z.object({ email: email() });

/** POST /auth/sign_in_by_link. */
export const linkUse = z.object({ token: linkToken() });
