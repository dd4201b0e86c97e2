/** Searches for vacancies of which somebody gets a mail when something comes in, with an account or without one. */
import * as z from 'zod/mini';
import { email, moment, oneOf, text, typedText, wordList } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { days } from './schedule.ts';
import { textLimits } from './text-limits.ts';
import { filtersOfAddress } from './vacancy-search.ts';

/** Of one person at a centre. */
export const mostSearchAlerts = 10;
/** O'clock in the Netherlands, on the days that somebody chose. */
export const alertHour = 7;

/** Parts of a search that can go from under it; `choice` is one that nobody can make any more. */
export const goneParts = [
  'place',
  'category',
  'target_group',
  'age_group',
  'organization',
  'choice',
] as const;
export type GonePart = (typeof goneParts)[number];

export const searchAlertStatuses = ['unconfirmed', 'active'] as const;

const name = text(textLimits.filterName);
/** As in the address of the search page, `near=8096AB&category=nature`; an empty one is everything. */
const query = typedText(
  2000,
  z.regex(/^[\w%.~*+=&,-]*$/),
  z.refine((value) => filtersOfAddress(value) !== null),
);
const chosenDays = wordList(oneOf(days), days.length).check(z.minLength(1));

/** The form of one, for whoever has an account: its mails go there. */
export const searchAlertForm = z.object({ name, days: chosenDays });
/** The same without one. */
export const addressAlertForm = z.extend(searchAlertForm, { email: email() });

/** Body of POST /search_alerts. */
export const searchAlertCreate = z.extend(searchAlertForm, {
  query,
  /** Where the mail goes: needed of whoever is not signed in, and of nobody else. */
  email: z.optional(z.nullable(email())),
  /** Not for people: whoever fills it in is a robot. */
  website: z.optional(z.nullable(typedText(200))),
});
export type SearchAlertCreate = z.infer<typeof searchAlertCreate>;

/** Body of PATCH /search_alerts/by_key/{key}. */
export const searchAlertUpdate = z.object({ name: z.optional(name), days: z.optional(chosenDays) });
export type SearchAlertUpdate = z.infer<typeof searchAlertUpdate>;

export const searchAlerts = resourceContract({
  type: 'search_alerts',
  attributes: z.object({
    name: z.string(),
    query: z.string(),
    days: z.array(oneOf(days)),
    status: oneOf(searchAlertStatuses),
    /** By which it is changed and stopped; null for whoever has not shown that the mailbox is theirs. */
    key: z.nullable(z.string()),
    /** What it asks for and is there no more. */
    gone: z.array(oneOf(goneParts)),
    /** Nothing can fit it any more, and no mail comes of it. */
    isPaused: z.boolean(),
    /** The search without what is gone, as `query`. */
    rest: z.string(),
    createdAt: moment(),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});
