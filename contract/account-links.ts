/** Asking for a link by mail, and pressing the button behind one. The answers never tell whether an address is known. */
import * as z from 'zod/mini';
import { email } from './fields.ts';

/** POST /auth/password, /auth/confirmation and /auth/sign_in_link. */
export const linkAsk = z.object({
  email: z.string().check(z.maxLength(254)),
  /** Where the link of a reset leads, on a site of ours; existing clients send it. */
  redirectUrl: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
});

/** The form of such a page. */
export const linkAskForm = z.object({ email: email() });

/** POST /auth/sign_in_by_link. */
export const linkUse = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
