/** Words of the centre's own are put in order by whoever manages all of its vacancies. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';

export const mayKeepTags = (actor: Actor): boolean => accessLevel(actor, 'vacancies.manage') === 'center';

/** About none in particular. */
export const keepTags = rule<undefined>('vacancies.manage (tags)', mayKeepTags);
export const keepTag = rule<unknown>('vacancies.manage (tags)', mayKeepTags);
