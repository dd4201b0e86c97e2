/** Addresses that vacancies are read from every hour, kept by the staff of a centre. */
import { vacancyFeedCalls } from '#contract/calls/vacancy-feeds.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { addFeed, askFeed, changeFeed, pauseFeed, removeFeed, resumeFeed } from './commands.ts';
import { keepFeed, keepFeeds } from './policy.ts';
import { findFeed, listFeeds, runsOf, type VacancyFeedRow } from './queries.ts';
import { runsSaid, vacancyFeedResource as resource } from './resource.ts';

const find = ({ scope, actor, id }: Context): Promise<VacancyFeedRow | undefined> =>
  findFeed(scope, actor, id);

/** Each asks another site something. */
const perMinute = 20;

const kept: Route[] = [
  route(vacancyFeedCalls.list, {
    policy: keepFeeds,
    resource,
    canIf: { create: keepFeeds },
    handle: async ({ scope, query }) => list(await listFeeds(scope, query)),
  }),
  route(vacancyFeedCalls.create, {
    policy: keepFeeds,
    resource,
    perMinute,
    handle: async (context) => one(await addFeed(context, context.body)),
  }),
  route(vacancyFeedCalls.show, {
    policy: keepFeed,
    find,
    resource,
    handle: async ({ scope, record, locale }) =>
      one(record, { runs: runsSaid(await runsOf(scope, record.id), locale) }),
  }),
  route(vacancyFeedCalls.update, {
    policy: keepFeed,
    find,
    resource,
    perMinute,
    handle: async (context) => one(await changeFeed(context, context.record, context.body)),
  }),
  route(vacancyFeedCalls.remove, {
    policy: keepFeed,
    find,
    resource,
    handle: async (context) => {
      await removeFeed(context, context.record);
      return none;
    },
  }),
];

const readOrNot: Route[] = [
  route(vacancyFeedCalls.read, {
    policy: keepFeed,
    find,
    resource,
    perMinute,
    handle: async (context) => one(await askFeed(context, context.record)),
  }),
  route(vacancyFeedCalls.pause, {
    policy: keepFeed,
    find,
    resource,
    handle: async (context) => one(await pauseFeed(context, context.record)),
  }),
  route(vacancyFeedCalls.resume, {
    policy: keepFeed,
    find,
    resource,
    perMinute,
    handle: async (context) => one(await resumeFeed(context, context.record)),
  }),
];

export const routes: Route[] = [...kept, ...readOrNot];
