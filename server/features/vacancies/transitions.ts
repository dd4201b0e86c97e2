/** The moves of a vacancy, from the contract's table, with the guards that look further than the state. */
import type { Problem } from '#contract/errors.ts';
import { vacancyMoves, type VacancyMove, type VacancyStatus } from '#contract/vacancies.ts';
import type { VacancyRow } from './queries.ts';

/** Whether the state allows the move at all. */
export const allows = (move: VacancyMove, status: string): boolean =>
  (vacancyMoves[move].from as readonly string[]).includes(status);

export const targetOf = (move: VacancyMove): VacancyStatus => vacancyMoves[move].to;

const missingForPublishing: readonly [pointer: string, isMissing: (vacancy: VacancyRow) => boolean][] = [
  ['description', (vacancy) => !vacancy.description],
  ['category_ids', (vacancy) => vacancy.categoryIds.length === 0],
  ['city', (vacancy) => !vacancy.isRemote && vacancy.lat === null],
];

/** Everything that still stands in the way of the move; empty when it may go on. Names all problems at once. */
export function obstacles(move: VacancyMove, vacancy: VacancyRow, now: Date): Problem[] {
  if (!allows(move, vacancy.status))
    return [{ code: 'move_refused', pointer: '/data/attributes/status', values: { state: vacancy.status } }];
  if (move !== 'publish') return [];
  const problems: Problem[] = missingForPublishing
    .filter(([, isMissing]) => isMissing(vacancy))
    .map(([name]) => ({ code: 'incomplete', pointer: `/data/attributes/${name}` }));
  if (vacancy.expiresAt !== null && vacancy.expiresAt <= now)
    problems.push({ code: 'date_in_past', pointer: '/data/attributes/expires_at' });
  if (!vacancy.organizationApproved)
    problems.push({ code: 'organization_not_approved', pointer: '/data/relationships/organization' });
  return problems;
}
