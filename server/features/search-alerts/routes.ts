/** The calls of searches that somebody is mailed about: one's own, and by the key of a mail. */
import { searchAlertCalls } from '#contract/calls/search-alerts.ts';
import { alertKey, alertOfKey } from '#server/auth/alert-key.ts';
import type { PageOf } from '#server/http/document.ts';
import { person } from '#server/http/in-home-center.ts';
import { publicRoute, signedInRoute } from '#server/http/policy.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { addAlert, changeAlert, confirmAlert, removeAlert, removeAllBeside } from './commands.ts';
import { remainsOf } from './gone/queries.ts';
import { alertById, listAlerts, listAlertsBeside, type SearchAlertRow } from './queries.ts';
import { searchAlertResource as resource, type ReadAlert } from './resource.ts';

const perMinute = 30;

/** With what is left of each, and for whoever they belong to with the key by which it is changed. */
async function read(
  { services, scope }: Context,
  rows: readonly SearchAlertRow[],
  isOwn = true,
): Promise<ReadAlert[]> {
  const remains = await remainsOf(
    scope,
    rows.map(({ query }) => query),
  );
  return rows.map((row, at) => ({
    ...row,
    ...(remains[at] ?? { gone: [], isPaused: false, rest: row.query }),
    key: isOwn ? alertKey(services.env.secret, scope.centerId, row.id) : null,
  }));
}

const ownAlert = async (context: Context, row: SearchAlertRow, isOwn = true) => {
  const [alert = null] = await read(context, [row], isOwn);
  return one(alert);
};

const ownAlerts = async (context: Context, page: PageOf<SearchAlertRow>) =>
  list({ ...page, rows: await read(context, page.rows) });

const idOf = ({ scope, services, params }: Context): string | null =>
  alertOfKey(services.env.secret, scope.centerId, params['key'] ?? '');

const find = async (context: Context): Promise<SearchAlertRow | undefined> => {
  const id = idOf(context);
  return id === null ? undefined : alertById(context.scope, id);
};

/** What is stopped already may be stopped once more: a mail program does so from an older mail, and is told no fault. */
const findToStop = async (context: Context): Promise<{ alert: SearchAlertRow | undefined } | undefined> =>
  idOf(context) === null ? undefined : { alert: await find(context) };

const byAccount: Route[] = [
  route(searchAlertCalls.list, {
    policy: signedInRoute,
    resource,
    handle: async (context) =>
      ownAlerts(context, await listAlerts(context.scope, person(context.actor), context.query)),
  }),
  route(searchAlertCalls.create, {
    policy: publicRoute,
    resource,
    perMinute,
    handle: async (context) => {
      const row = await addAlert(context, context.body);
      return ownAlert(context, row, row.confirmedAt !== null);
    },
  }),
];

const byKey: Route[] = [
  route(searchAlertCalls.listByKey, {
    policy: publicRoute,
    find,
    resource,
    perMinute,
    handle: async (context) =>
      ownAlerts(context, await listAlertsBeside(context.scope, context.record, context.query)),
  }),
  route(searchAlertCalls.confirm, {
    policy: publicRoute,
    find,
    resource,
    perMinute,
    handle: async (context) => ownAlert(context, await confirmAlert(context, context.record)),
  }),
  route(searchAlertCalls.update, {
    policy: publicRoute,
    find,
    resource,
    perMinute,
    handle: async (context) => ownAlert(context, await changeAlert(context, context.record, context.body)),
  }),
  route(searchAlertCalls.remove, {
    policy: publicRoute,
    find: findToStop,
    resource,
    perMinute,
    handle: async ({ scope, record }) => {
      if (record.alert) await removeAlert(scope, record.alert);
      return none;
    },
  }),
  route(searchAlertCalls.removeAll, {
    policy: publicRoute,
    find: findToStop,
    resource,
    perMinute,
    handle: async ({ scope, record }) => {
      if (record.alert) await removeAllBeside(scope, record.alert);
      return none;
    },
  }),
];

export const routes: Route[] = [...byAccount, ...byKey];
