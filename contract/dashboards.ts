/** GET /dashboard: what a day looks like for whoever asks, in figures, with the first rows of what they count. */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

/** Vacancies that end within this many days are about to expire. */
export const expiringDays = 14;

/** So many weeks are shown, the current one included. */
export const dashboardWeeks = 8;

/** This month, and the last one up to the same moment: on the third day, three days are compared with three. */
const figure = <Value extends z.ZodMiniType>(value: Value) => z.object({ now: value, before: value });

const attributes = z.object({
  /** Whose figures these are: one's own, those of one's students, of the organisation that one works for, or the centre's. */
  reach: oneOf(['own', 'students', 'organization', 'center']),
  waiting: z.int(),
  /** Whole days that the one who waits longest has waited; null when nobody waits. */
  longestWaitingDays: z.nullable(z.int()),
  /** Organisations that wait for the centre; nought for everybody else. */
  waitingOrganizations: z.int(),
  /** Vacancies that wait for the check of the centre; nought for everybody else. */
  waitingVacancies: z.int(),
  /** Questions to the centre without an answer; nought for everybody else. */
  waitingQuestions: z.int(),
  /** Centres that offered to share vacancies and have no answer; nought for everybody else. */
  waitingShares: z.int(),
  expiringVacancies: z.int(),
  /** Applications of the reader's own, to other organisations than those that they answer for. */
  sent: z.int(),
  /** The organisation that the reader works for has vacancies, in whatever state; false where there is none. */
  hasVacancies: z.boolean(),
  /** Pages of the reader's to write that are not online as they are written now; nought for who writes none. */
  unfinishedPages: z.int(),
  /** Pictures of the centre of which nobody said what is on them; nought for who does not keep its files. */
  undescribedPictures: z.int(),
  applications: figure(z.int()),
  /** Days between an application and its first answer, on average over the answers of that month; null without any. */
  answerDays: figure(z.nullable(z.number())),
  /** Open for applications now, and when this month began. */
  openVacancies: figure(z.int()),
  /** Each figure by week, from Monday on, oldest first and the current one last; none of one's own. */
  weeks: z.array(
    z.object({
      startsOn: z.iso.date(),
      applications: z.int(),
      answerDays: z.nullable(z.number()),
      /** At the end of the week; of the current one, now. */
      openVacancies: z.int(),
    }),
  ),
});
export type Dashboard = z.infer<typeof attributes>;

export const dashboards = resourceContract({
  type: 'dashboards',
  attributes,
  relationships: {
    /** The six who wait longest for an answer of the reader's side. */
    longestWaiting: { type: 'applications', many: true },
    /** The three that wait longest for the centre. */
    longestChecks: { type: 'organization_checks', many: true },
    /** The three that wait longest for the check of the centre. */
    longestVacancyChecks: { type: 'vacancies', many: true },
    /** The three questions to the centre that wait longest for its answer. */
    longestQuestions: { type: 'contact_messages', many: true },
    /** The five that end first. */
    endingFirst: { type: 'vacancies', many: true },
    /** The five newest that the reader sent, to other organisations than those that they answer for. */
    latestSent: { type: 'applications', many: true },
    /** The last three actions at the centre, without who came in and looked at whom; for who keeps the centre. */
    latestEvents: { type: 'audit_events', many: true },
    /** The five that were changed last, of those that are counted as unfinished. */
    pagesToFinish: { type: 'pages', many: true },
    /** The five pages of the reader's to write that were changed last. */
    latestPages: { type: 'pages', many: true },
    /** The one that the reader works for. */
    organization: { type: 'organizations' },
  },
  abilities: ['apply', 'addPage', 'addVacancy'],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
