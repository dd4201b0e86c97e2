/** Bringing in a file of people is inviting them, for the whole centre; and the file is nobody's but who sent it. */
import { mayInviteAll } from '#server/features/users/administration/policy.ts';
import { rule } from '#server/http/policy.ts';
import type { ImportRow } from './queries.ts';

export const importRule = rule<ImportRow>('users.invite (import)', mayInviteAll);
