/** Bringing in a file of people is inviting them, for the whole centre; and the file is nobody's but who sent it. */
import { reach, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { ImportRow } from './queries.ts';

export const mayImport = (actor: Actor): boolean => reach(actor, 'users.invite') === 'center';

export const beginImport = rule<undefined>('users.invite (import)', mayImport);
export const importRule = rule<ImportRow>('users.invite (import)', mayImport);
