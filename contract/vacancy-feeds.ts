/** Addresses where an organisation says which vacancies it has, read every hour for the centre. */
import * as z from 'zod/mini';
import { email, moment, oneOf, recordId, webAddress } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { vacancyImportFields, vacancyImportStates } from './vacancy-imports.ts';

/** Of one centre. */
export const mostVacancyFeeds = 100;
/** What is read of one at the most. */
export const vacancyFeedLimits = { bytes: 5_000_000, items: 2000, seconds: 15, redirects: 3 } as const;
/** Failures in a row after which it pauses itself. */
export const mostFeedFailures = 5;
/** After them what became of one time is removed. */
export const vacancyFeedRunDays = 30;
/** Times that are shown. */
export const vacancyFeedRunsShown = 50;
/** Vacancies that are named with what was wrong, each time. */
export const feedProblemsKept = 20;

export const vacancyFeedStatuses = ['active', 'paused'] as const;
export type VacancyFeedStatus = (typeof vacancyFeedStatuses)[number];
/** From which state an act leads where. */
export const vacancyFeedMoves = {
  pause: { from: 'active', to: 'paused' },
  resume: { from: 'paused', to: 'active' },
} as const satisfies Record<string, { from: VacancyFeedStatus; to: VacancyFeedStatus }>;
/** Who or what paused it. */
export const feedPauseReasons = ['staff', 'failures', 'organization'] as const;

/** Why one was not read. */
export const feedFailures = [
  'unknown_host',
  'forbidden_address',
  'no_answer',
  'not_secure',
  'refused_there',
  'too_many_redirects',
  'too_large_answer',
  'not_understood',
  'too_many_items',
  'only_a_part',
  'overtaken',
  'fault',
] as const;
export type FeedFailure = (typeof feedFailures)[number];

/** What staff fill in. */
export const vacancyFeedFields = {
  address: webAddress(),
  /** What a new vacancy becomes; one that lacks something for the site stays a draft. */
  becomes: oneOf(vacancyImportStates),
  contactEmail: z.nullable(email()),
};

/** Body of POST /vacancy_feeds. */
export const vacancyFeedCreate = z.object({
  organizationId: recordId(),
  address: vacancyFeedFields.address,
  becomes: vacancyFeedFields.becomes,
  contactEmail: z.optional(vacancyFeedFields.contactEmail),
});
export type VacancyFeedCreate = z.infer<typeof vacancyFeedCreate>;

/** Body of PATCH /vacancy_feeds/{id}: of which organisation it is never changes, as its vacancies are of that one. */
export const vacancyFeedUpdate = z.extend(z.partial(z.object(vacancyFeedFields)), {
  lockVersion: z.optional(z.int()),
});
export type VacancyFeedUpdate = z.infer<typeof vacancyFeedUpdate>;

export const vacancyFeeds = resourceContract({
  type: 'vacancy_feeds',
  attributes: z.object({
    organizationId: recordId(),
    organizationName: z.string(),
    address: z.string(),
    becomes: oneOf(vacancyImportStates),
    contactEmail: z.nullable(z.string()),
    status: oneOf(vacancyFeedStatuses),
    pausedBecause: z.nullable(oneOf(feedPauseReasons)),
    /** In a row. */
    failures: z.int(),
    /** Somebody asked for it to be read now, and it is about to be. */
    isAsked: z.boolean(),
    /** When it was last read, or tried. */
    lastRunAt: z.nullable(moment()),
    /** Why that failed; null when it did not. */
    lastFailure: z.nullable(oneOf(feedFailures)),
    lockVersion: z.int(),
    createdAt: moment(),
  }),
  relationships: {},
  abilities: ['update', 'read', 'pause', 'resume', 'delete'],
  filters: {},
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});

const feedRun = z.object({
  id: recordId(),
  startedAt: moment(),
  endedAt: moment(),
  failure: z.nullable(oneOf(feedFailures)),
  /** With which the server there refused. */
  httpStatus: z.nullable(z.int()),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Those that it has no more. */
  takenOff: z.int(),
  /** The same, but so many at once that they stay until it has them no more the next time either. */
  heldBack: z.int(),
  /** Those that it has again. */
  putBack: z.int(),
  refused: z.int(),
  /** Twice in it, or put away or deleted here. */
  leftOut: z.int(),
  /** In the language of the reader: what was refused, or stays a draft, and why. */
  problems: z.array(
    z.object({
      outsideId: z.nullable(z.string()),
      title: z.nullable(z.string()),
      field: z.nullable(oneOf(vacancyImportFields)),
      reason: z.string(),
    }),
  ),
});
export type VacancyFeedRun = z.infer<typeof feedRun>;

/** `meta` of one feed: the last times, the newest first. */
export const vacancyFeedMeta = z.object({ runs: z.array(feedRun) });
