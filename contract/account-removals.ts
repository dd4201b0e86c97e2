/** Leaving: asked for by mail, done by the press on the button behind the link. */
import * as z from 'zod/mini';
import { email } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { linkToken } from './link-token.ts';

/** Body of POST /account_removals: whose account; the same answer for an unknown address. */
export const accountRemovalRequest = z.object({ email: email() });

/** Body of POST /account_removals/confirm. */
export const accountRemovalConfirmation = z.object({
  removalToken: linkToken(),
});

/** What came of it. Its id tells nothing. */
export const accountRemovals = resourceContract({
  type: 'account_removals',
  attributes: z.object({
    /** `asked`: a mail is on its way, if there is such an account. `removed`: the person is gone. */
    state: z.enum(['asked', 'removed']),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
