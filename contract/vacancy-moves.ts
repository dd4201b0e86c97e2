/** Which state of a vacancy leads where, and what is said with a move. */
import * as z from 'zod/mini';
import { filterCounts } from './counted-filters.ts';
import { oneOf, text } from './fields.ts';
import { openApplicationFields } from './open-applications.ts';
import { moveReason, vacancyStatuses, type VacancyStatus } from './vacancy-fields.ts';

/** The moves of product.md section 4: from which states an act leads where. Who may is `vacancies.manage`. */
export const vacancyMoves = {
  publish: { from: ['draft', 'filled', 'expired', 'archived'], to: 'published' },
  unpublish: { from: ['published'], to: 'draft' },
  fill: { from: ['published'], to: 'filled' },
  expire: { from: ['published'], to: 'expired' },
  archive: { from: ['draft', 'published', 'filled', 'expired'], to: 'archived' },
  restore: { from: ['archived'], to: 'published' },
  delete: { from: ['draft', 'archived'], to: 'deleted' },
} as const satisfies Record<string, { from: readonly VacancyStatus[]; to: VacancyStatus }>;
export type VacancyMove = keyof typeof vacancyMoves;

/** Body of POST /vacancies/{id}/publish and the like. */
export const vacancyMoveInput = z.object({ reason: moveReason });
/** Body of the moves after which nobody can apply any more. */
export const vacancyClosing = z.object({ reason: moveReason, ...openApplicationFields });

/**
 * What the centre says of what waits for its check, and which state that leads to: of what is not online yet, and of what is online
 * already where the centre checks afterwards. Null leaves the state. A change of what is online leaves it online whatever is said.
 */
export const vacancyVerdicts = {
  approve: { fromNew: 'published', fromOnline: null },
  return: { fromNew: null, fromOnline: 'draft' },
  reject: { fromNew: 'archived', fromOnline: 'archived' },
} as const satisfies Record<string, Record<'fromNew' | 'fromOnline', VacancyStatus | null>>;
export type VacancyVerdict = keyof typeof vacancyVerdicts;

/** Body of POST /vacancies/{id}/return and /vacancies/{id}/reject. */
export const vacancyVerdictInput = z.object({ reason: text(5000), ...openApplicationFields });

/** `meta` of the list, when `facets=true` and `counts` ask for it: each facet follows all filters but its own. */
export const vacancyListMeta = z.object({
  counts: filterCounts(),
  facets: z.optional(
    z.object({
      status: z.array(z.object({ value: oneOf(vacancyStatuses), count: z.int() })),
      /** How many wait for the check of the centre, in whatever state. */
      waiting: z.int(),
      /** How many are online and end soon. */
      endsSoon: z.int(),
    }),
  ),
});
