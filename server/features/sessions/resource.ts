/** The account as the calls of /auth give it: flat, in the manner that existing clients know (api.md, section 4). */
import { fullName, type SignedIn } from '#server/auth/actor.ts';

/** Snake case, as everything on the wire. */
export const accountOf = (actor: SignedIn) => ({
  id: actor.userId,
  uid: actor.email,
  provider: 'email',
  email: actor.email,
  first_name: actor.firstName,
  last_name: actor.lastName,
  name: fullName(actor),
  status: actor.status,
  locale: actor.locale,
});
