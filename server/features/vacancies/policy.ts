/** Who may do what with a vacancy: pure functions over the table of rights. */
import { dayOf } from '#contract/formatters.ts';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { VacancyRow } from './queries.ts';

/** A new vacancy is judged by the organisation it is for. */
interface Owned {
  organizationId: string;
}

export function mayManage(actor: Actor, vacancy: Owned): boolean {
  const level = accessLevel(actor, 'vacancies.manage');
  return (
    level === 'center' ||
    (level === 'organization' &&
      organizationsWith(actor, 'vacancies.manage').includes(vacancy.organizationId))
  );
}

/** The last day of the work has passed. One that goes on has none. */
export const isLastDayPast = ({ endsOn }: Pick<VacancyRow, 'endsOn'>, now: Date): boolean =>
  endsOn !== null && endsOn < dayOf(now);

/** What `isInTime` asks of the database. */
const isInTime = (vacancy: Pick<VacancyRow, 'expiresAt' | 'endsOn'>, now: Date): boolean =>
  (vacancy.expiresAt === null || vacancy.expiresAt > now) && !isLastDayPast(vacancy, now);

type Openable = Pick<
  VacancyRow,
  'status' | 'expiresAt' | 'endsOn' | 'positions' | 'acceptedCount' | 'organizationApproved'
>;

/** Whether an application can be sent to it now, whoever sends it. */
export function isOpen(vacancy: Openable, now: Date): boolean {
  const hasPlace = vacancy.positions === null || vacancy.acceptedCount < vacancy.positions;
  return vacancy.status === 'published' && vacancy.organizationApproved && hasPlace && isInTime(vacancy, now);
}

/** Checking is the centre's. */
export const mayCheck = (actor: Actor): boolean => accessLevel(actor, 'vacancies.manage') === 'center';

export const checkVacancy = rule<VacancyRow>('vacancies.manage (check)', mayCheck);
export const checkVacancies = rule<undefined>('vacancies.manage (check)', mayCheck);
export const manageVacancy = rule<VacancyRow>('vacancies.manage', mayManage);
/** The organisation is in the body: the command judges it; here only whether one may add any. */
export const addVacancy = rule<undefined>(
  'vacancies.manage (add)',
  (actor) => accessLevel(actor, 'vacancies.manage') !== 'none',
);
