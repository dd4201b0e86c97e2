/** The moves of a vacancy, from the contract's table, with the guards that look further than the state. */
import type { Problem } from '#contract/errors.ts';
import { demandNeedsReason } from '#contract/vacancy-hints/hints.ts';
import { readableLines } from '#contract/vacancy-hints/readable-text.ts';
import { vacancyTypesOf, type PendingChange, type VacancyStatus } from '#contract/vacancy-fields.ts';
import { vacancyMoves, type VacancyMove } from '#contract/vacancy-moves.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { isLastDayPast } from './policy.ts';
import type { VacancyRow } from './queries.ts';

/** Whether the state allows the move at all. */
export const allows = (move: VacancyMove, status: string): boolean =>
  (vacancyMoves[move].from as readonly string[]).includes(status);

export const targetOf = (move: VacancyMove): VacancyStatus => vacancyMoves[move].to;

/** The move that a status in a body asks for; null when nobody can ask for it. A vacancy expires by itself. */
export function moveTowards(status: VacancyStatus, from: string): VacancyMove | null {
  const towards = (Object.keys(vacancyMoves) as VacancyMove[]).filter(
    (move) => move !== 'expire' && targetOf(move) === status,
  );
  return towards.find((move) => allows(move, from)) ?? null;
}

const missingForPublishing: readonly [pointer: string, isMissing: (vacancy: VacancyRow) => boolean][] = [
  ['description', (vacancy) => !vacancy.description],
  ['category_ids', (vacancy) => vacancy.categoryIds.length === 0],
  ['city', (vacancy) => !vacancy.isRemote && vacancy.lat === null],
];

/** A kind of help that this centre does not have. */
export const notOffered = ({ features }: Pick<Center, 'features'>, type: string): Problem[] =>
  (vacancyTypesOf(features) as readonly string[]).includes(type)
    ? []
    : [{ code: 'type_not_offered', pointer: '/data/attributes/vacancy_type' }];

/** As it would be with the change that waits. */
export const withPendingChange = (vacancy: VacancyRow): VacancyRow => ({
  ...vacancy,
  ...(vacancy.pendingChange as PendingChange | null),
});

/** A demand on age, sex, origin or religion without its reason, which the law asks for. */
export const lacksReason = (vacancy: VacancyRow): boolean =>
  demandNeedsReason({
    ...vacancy,
    description: vacancy.description && readableLines(vacancy.description),
    descriptionEn: vacancy.descriptionEn && readableLines(vacancy.descriptionEn),
  });

/** What it lacks to be online, each at its field; of one that is online already the sentence is another. */
export const lackingOf = (
  vacancy: VacancyRow,
  code: 'incomplete' | 'needed_online' = 'incomplete',
): Problem[] => [
  ...missingForPublishing
    .filter(([, isMissing]) => isMissing(vacancy))
    .map(([name]): Problem => ({ code, pointer: `/data/attributes/${name}` })),
  ...(lacksReason(vacancy)
    ? [{ code: 'demand_unexplained' as const, pointer: '/data/attributes/demand_reason' }]
    : []),
];

/** Whether the state allows it, and what waits: a change of what is online is published as a new one is. */
export const mayMove = (move: VacancyMove, { status, pendingChange }: VacancyRow): boolean =>
  allows(move, status) || (move === 'publish' && status === 'published' && pendingChange !== null);

/** Whether it may be said that it is true still: it is online, or its time was over. */
export const allowsRenewal = ({ status }: Pick<VacancyRow, 'status'>): boolean =>
  status === 'published' || status === 'expired';

/** Online as it is, while the centre has yet to look at it. */
export const isCheckedAfterwards = (
  vacancy: Pick<VacancyRow, 'status' | 'submittedAt' | 'pendingChange'>,
): boolean =>
  vacancy.status === 'published' && vacancy.submittedAt !== null && vacancy.pendingChange === null;

/** What the centre said of it last was a no: it is put away with the reason, or online without the change that was asked for. */
export const isRejected = (vacancy: Pick<VacancyRow, 'status' | 'returnReason' | 'pendingChange'>): boolean =>
  vacancy.returnReason !== null &&
  (vacancy.status === 'archived' || (vacancy.status === 'published' && vacancy.pendingChange === null));

/** Everything that still is in the way of the move; empty when it may go on. Names all problems at once. */
export function obstacles(
  move: VacancyMove,
  vacancy: VacancyRow,
  { now, center }: { now: Date; center: Pick<Center, 'features'> },
): Problem[] {
  if (!mayMove(move, vacancy))
    return [{ code: 'move_refused', pointer: '/data/attributes/status', values: { state: vacancy.status } }];
  if (targetOf(move) !== 'published') return [];
  const problems = lackingOf(vacancy);
  if (vacancy.expiresAt !== null && vacancy.expiresAt <= now)
    problems.push({ code: 'date_in_past', pointer: '/data/attributes/expires_at' });
  if (isLastDayPast(vacancy, now))
    problems.push({ code: 'last_day_past', pointer: '/data/attributes/ends_on' });
  problems.push(...notOffered(center, vacancy.vacancyType));
  if (!vacancy.organizationApproved)
    problems.push({ code: 'organization_not_approved', pointer: '/data/relationships/organization' });
  return problems;
}
