/** Centres with which this one shares vacancies, kept by its staff. */
import { centerShareCalls } from '#contract/calls/center-shares.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { acceptShare, endShare, offerShare, sharesAtAll } from './commands.ts';
import { keepShare, keepShares } from './policy.ts';
import { findShare, listShares, type CenterShareRow } from './queries.ts';
import { centerShareResource as resource, type NamedShare } from './resource.ts';

const find = ({ scope, actor, id }: Context) => findShare(scope, actor, id);
const named = ({ services }: Context, row: CenterShareRow): NamedShare => ({
  ...row,
  partner: services.centers.byId(row.partnerId),
});

export const routes: Route[] = [
  route(centerShareCalls.list, {
    policy: keepShares,
    resource,
    canIf: { create: { policy: keepShares, isOn: sharesAtAll } },
    handle: async (context) => {
      const page = await listShares(context.scope, context.query);
      return list({ ...page, rows: page.rows.map((row) => named(context, row)) });
    },
  }),
  route(centerShareCalls.create, {
    policy: keepShares,
    resource,
    perMinute: 20,
    handle: async (context) => one(named(context, await offerShare(context, context.body))),
  }),
  route(centerShareCalls.accept, {
    policy: keepShare,
    find,
    resource,
    handle: async (context) => one(named(context, await acceptShare(context, context.record))),
  }),
  route(centerShareCalls.remove, {
    policy: keepShare,
    find,
    resource,
    handle: async (context) => {
      await endShare(context, context.record);
      return none;
    },
  }),
];
