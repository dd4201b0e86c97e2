/** Bringing in a file of vacancies is managing those of the whole centre. */
import type { Actor } from '#server/auth/actor.ts';
import { mayCheck } from '#server/features/vacancies/policy.ts';
import { rule } from '#server/http/policy.ts';
import type { VacancyImportRow } from './queries.ts';

export const mayBringIn = (actor: Actor): boolean => mayCheck(actor);

export const bringIn = rule<VacancyImportRow>('vacancies.manage (import)', mayBringIn);
export const beginBringingIn = rule<undefined>('vacancies.manage (import)', mayBringIn);
