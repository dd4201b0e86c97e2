/** Who may make one of two: whoever decides what organisations a centre has (the row of adding, archiving and deleting). */
import type { Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import { mayJudge } from '../policy.ts';
import type { OrganizationRow } from '../queries.ts';

export const mayMerge = (actor: Actor, { status }: Pick<OrganizationRow, 'status'>): boolean =>
  status !== 'deleted' && mayJudge(actor);

export const mergeRule = rule<OrganizationRow>('organizations.judge (merge)', mayJudge);
