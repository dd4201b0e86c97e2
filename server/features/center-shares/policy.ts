/** With whom a centre shares is for whoever keeps its partners. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';

export const mayShare = (actor: Actor): boolean => accessLevel(actor, 'partners.manage') === 'center';

/** About no other centre in particular. */
export const keepShares = rule<undefined>('partners.manage (sharing)', mayShare);
export const keepShare = rule<unknown>('partners.manage (sharing)', mayShare);
