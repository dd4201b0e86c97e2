/** How much work of each kind waits for somebody of the centre: one statement, however many kinds there are. */
import { sql, type Expression } from 'kysely';
import type { Dashboard } from '#contract/dashboards.ts';
import type { Toolbar } from '#contract/toolbars.ts';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { answersQuestions } from '#server/features/contact-messages/policy.ts';
import { numberOfOpenQuestions } from '#server/features/contact-messages/queries.ts';
import { mayShare } from '#server/features/center-shares/policy.ts';
import { numberOfOffers } from '#server/features/center-shares/queries.ts';
import { numberWaiting } from '#server/features/organizations/checks/queries.ts';
import { numberOfUnfinishedPages } from '#server/features/pages/overview/queries.ts';
import { writesPages } from '#server/features/pages/policy.ts';
import { numberOfUndescribedPictures } from '#server/features/uploads/undescribed/queries.ts';
import { mayKeepFiles } from '#server/features/uploads/policy.ts';
import { numberOfWaitingVacancies } from '#server/features/vacancies/checks/queries.ts';
import { mayCheck } from '#server/features/vacancies/policy.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

type Waiting = Pick<Toolbar, 'waitingOrganizations' | 'waitingVacancies' | 'waitingQuestions'> &
  Pick<Dashboard, 'waitingShares'>;
type Writing = Pick<Dashboard, 'unfinishedPages' | 'undescribedPictures'>;

const judges = (actor: Actor) => accessLevel(actor, 'organizations.judge') === 'center';
/** The count as a part of a statement; nought of what is not the reader's. */
const among = (count: Expression<unknown> | null) => (count ? sql<number>`${count}` : sql<number>`0`);

/** Who and what waits for an answer of the centre; nought of what is not the reader's to answer. */
export async function waitingForCenter(scope: TenantScope, actor: Actor): Promise<Waiting> {
  const organizations = judges(actor) ? numberWaiting(scope) : null;
  const vacancies = mayCheck(actor) ? numberOfWaitingVacancies(scope) : null;
  const questions = answersQuestions(actor) ? numberOfOpenQuestions(scope) : null;
  const shares = mayShare(actor) ? numberOfOffers(scope) : null;
  if (!organizations && !vacancies && !questions && !shares)
    return { waitingOrganizations: 0, waitingVacancies: 0, waitingQuestions: 0, waitingShares: 0 };
  return scope.db
    .selectNoFrom([
      among(organizations).as('waitingOrganizations'),
      among(vacancies).as('waitingVacancies'),
      among(questions).as('waitingQuestions'),
      among(shares).as('waitingShares'),
    ])
    .executeTakeFirstOrThrow();
}

/** What is still to be written; nought for who writes nothing. */
export async function toBeWritten(scope: TenantScope, actor: Actor): Promise<Writing> {
  if (!writesPages(actor)) return { unfinishedPages: 0, undescribedPictures: 0 };
  const pictures = mayKeepFiles(actor) ? numberOfUndescribedPictures(scope) : null;
  return scope.db
    .selectNoFrom([
      among(numberOfUnfinishedPages(scope, actor)).as('unfinishedPages'),
      among(pictures).as('undescribedPictures'),
    ])
    .executeTakeFirstOrThrow();
}
