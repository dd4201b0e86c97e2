/** The figures of a day, and the first rows of what they count: each list as its own call would give it to this reader. */
import { dashboards, type Dashboard } from '#contract/dashboards.ts';
import { organizationsWith, accessLevel, type SignedIn } from '#server/auth/actor.ts';
import { longestWaiting } from '#server/features/applications/queries.ts';
import { latestSentBy } from '#server/features/applications/sent/queries.ts';
import { applicationResource } from '#server/features/applications/resource.ts';
import { newestEvents } from '#server/features/audit-events/queries.ts';
import { auditEventResource } from '#server/features/audit-events/resource.ts';
import { answersQuestions } from '#server/features/contact-messages/policy.ts';
import { longestQuestions } from '#server/features/contact-messages/queries.ts';
import { contactMessageResource } from '#server/features/contact-messages/resource.ts';
import { longestChecks } from '#server/features/organizations/checks/queries.ts';
import { organizationCheckResource } from '#server/features/organizations/checks/resource.ts';
import { mayJudge } from '#server/features/organizations/policy.ts';
import type { OrganizationRow } from '#server/features/organizations/queries.ts';
import { organizationResource } from '#server/features/organizations/resource.ts';
import { lastChangedPages } from '#server/features/pages/overview/queries.ts';
import { mayKeepPages, writesPages } from '#server/features/pages/policy.ts';
import { pageResource } from '#server/features/pages/resource.ts';
import { longestSubmitted } from '#server/features/vacancies/checks/queries.ts';
import { addVacancy, mayCheck } from '#server/features/vacancies/policy.ts';
import { endingFirst } from '#server/features/vacancies/queries.ts';
import { vacancyResource } from '#server/features/vacancies/resource.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { ReadingScope } from './queries.ts';

/** A day, and of whom it is. */
export interface Day extends Dashboard {
  reader: SignedIn;
  whose: ReadingScope;
  /** The organisation that is worked for, if its applications are the reader's to answer. */
  organization: OrganizationRow | null;
}

const most = { waiting: 6, checks: 3, questions: 3, ending: 5, sent: 5, events: 3, pages: 5 };
const answers = ({ whose }: Day) => whose.reach === 'center' || whose.reach === 'organization';

/** There is one for each reader, so it needs no id of its own. */
export const dashboardResource: Resource<Day, typeof dashboards> = {
  contract: dashboards,
  id: () => 'current',
  attributes: (day) => plainAttributes(dashboards, day),
  can: (_day, { actor }) => ({
    apply: accessLevel(actor, 'applications.create') !== 'none',
    addPage: mayKeepPages(actor),
    addVacancy: addVacancy.may(actor, undefined),
  }),
  ofOne: {
    longestWaiting: async (scope, day) => ({
      resource: applicationResource,
      rows: answers(day)
        ? await longestWaiting(scope, day.reader, day.whose.organizationIds, most.waiting)
        : [],
    }),
    longestChecks: async (scope, { reader }) => ({
      resource: organizationCheckResource,
      rows: mayJudge(reader) ? await longestChecks(scope, most.checks) : [],
    }),
    longestVacancyChecks: async (scope, { reader }) => ({
      resource: vacancyResource,
      rows: mayCheck(reader) ? await longestSubmitted(scope, most.checks) : [],
    }),
    longestQuestions: async (scope, { reader }) => ({
      resource: contactMessageResource,
      rows: answersQuestions(reader) ? await longestQuestions(scope, most.questions) : [],
    }),
    endingFirst: async (scope, day, { now }) => {
      const { organizationIds } = day.whose;
      return {
        resource: vacancyResource,
        rows: answers(day)
          ? await endingFirst(scope, day.reader, { organizationIds, now, most: most.ending })
          : [],
      };
    },
    latestSent: async (scope, { reader }) => ({
      resource: applicationResource,
      rows: await latestSentBy(
        scope,
        reader.userId,
        organizationsWith(reader, 'applications.decide'),
        most.sent,
      ),
    }),
    latestEvents: async (scope, { reader }) => ({
      resource: auditEventResource,
      rows:
        accessLevel(reader, 'audit_events.read') === 'center'
          ? await newestEvents(scope, reader, { topic: 'main' }, most.events)
          : [],
    }),
    pagesToFinish: async (scope, { reader }) => ({
      resource: pageResource,
      rows: writesPages(reader)
        ? await lastChangedPages(scope, reader, { most: most.pages, areUnfinished: true })
        : [],
    }),
    latestPages: async (scope, { reader }) => ({
      resource: pageResource,
      rows: writesPages(reader) ? await lastChangedPages(scope, reader, { most: most.pages }) : [],
    }),
    organization: async (_scope, { organization }) => ({
      resource: organizationResource,
      rows: organization ? [organization] : [],
    }),
  },
};
