import { applications, type ApplicationVacancyState } from '#contract/applications.ts';
import { fullName } from '#server/auth/actor.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import { organizationResource } from '#server/features/organizations/resource.ts';
import { vacanciesByIds } from '#server/features/vacancies/queries.ts';
import { vacancyResource } from '#server/features/vacancies/resource.ts';
import { identifier, plainAttributes, type Reader, type Resource } from '#server/http/resource.ts';
import { mayDecide, mayManage, mayRemind, mayWithdraw } from './policy.ts';
import type { ApplicationRow } from './queries.ts';
import { allows, isWithdrawable, obstaclesToReminding } from './transitions.ts';

const dayLength = 86_400_000;

/** Whole days since it was confirmed, as long as nobody has answered. */
function waitingDays(application: ApplicationRow, now: Date): number | null {
  if (application.status !== null || application.withdrawnAt !== null) return null;
  const since = application.confirmedAt ?? application.createdAt;
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayLength));
}

/** What its applicants may know: not whether it is put away or rewritten. */
const vacancyStateOf = ({ vacancyStatus }: ApplicationRow): ApplicationVacancyState =>
  vacancyStatus === 'published' ? 'online' : vacancyStatus === 'filled' ? 'filled' : 'over';

export const applicationResource: Resource<ApplicationRow, typeof applications> = {
  contract: applications,
  id: (application) => application.id,
  attributes: (application, { now, locale }, wanted) => ({
    ...plainAttributes(applications, application, wanted),
    name: fullName(application),
    vacancyTitle: (locale === 'en' && application.vacancyTitleEn) || application.vacancyTitle,
    vacancyState: vacancyStateOf(application),
    waitingDays: waitingDays(application, now),
  }),
  relationships: (application) => ({
    vacancy: identifier('vacancies', application.vacancyId),
    organization: identifier('organizations', application.organizationId),
  }),
  can: (application, { actor, now }: Reader) => {
    const decides = mayDecide(actor, application) && application.confirmedAt !== null;
    return {
      accept: decides && allows('accept', application),
      reject: decides && allows('reject', application),
      withdraw: mayWithdraw(actor, application) && isWithdrawable(application),
      remind:
        mayRemind(actor) &&
        application.confirmedAt !== null &&
        obstaclesToReminding(application, now).length === 0,
      manage: mayManage(actor, application) && application.confirmedAt !== null,
    };
  },
  includes: {
    vacancy: async (scope, rows, { actor }) => ({
      resource: vacancyResource,
      rows: await vacanciesByIds(
        scope,
        actor,
        rows.map((row) => row.vacancyId),
      ),
    }),
    organization: async (scope, rows, { actor }) => ({
      resource: organizationResource,
      rows: await organizationsByIds(
        scope,
        actor,
        rows.map((row) => row.organizationId),
      ),
    }),
  },
};
