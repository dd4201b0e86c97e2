/** GET /dashboard: what a day looks like for whoever asks, in figures. The rows come from the lists. */
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
  /** Whose figures these are: one's own, one's organisations' or the centre's. */
  reach: oneOf(['own', 'organization', 'center']),
  waiting: z.int(),
  /** Whole days that the one who waits longest has waited; null when nobody waits. */
  longestWaitingDays: z.nullable(z.int()),
  /** Organisations that wait for the centre; nought for everybody else. */
  waitingOrganizations: z.int(),
  expiringVacancies: z.int(),
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
  relationships: {},
  acts: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
