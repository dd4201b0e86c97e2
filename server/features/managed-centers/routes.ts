/** The calls by which admins keep volunteer centres. */
import { managedCenterCalls } from '#contract/calls/managed-centers.ts';
import { dayOf } from '#contract/formatters.ts';
import { centerStates } from '#contract/managed-centers.ts';
import { file, list, one, route, type Context, type Route } from '#server/http/route.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import { changeCenter, closeCenter, inCenter, reopenCenter } from './commands.ts';
import { openCenter } from './opening/commands.ts';
import { askForExport, fetchExport } from './exporting/commands.ts';
import { exportOf, exportOfRow } from './exporting/queries.ts';
import { inviteKeeper, readdressInvitation, withdrawInvitation } from './keepers/commands.ts';
import { bringCenter, dropSent, openSent, tryCenter } from './importing/sent.ts';
import { keepCenter, keepCenters } from './policy.ts';
import { allCenters, centersWith, findCenter, insideOf } from './queries.ts';
import { managedCenterResource as resource } from './resource.ts';

const find = (context: Context) => findCenter(context, context.id);

export const routes: Route[] = [
  route(managedCenterCalls.list, {
    policy: keepCenters,
    resource,
    canIf: { create: keepCenters },
    handle: async (context) => {
      const { scopes, parameters } = context.query;
      const found = centersWith(await allCenters(context), scopes.q);
      const shown = found.filter(({ state }) => scopes.state === undefined || state === scopes.state);
      const count = (value: string) => found.filter(({ state }) => state === value).length;
      const facets = { state: centerStates.map((value) => ({ value, count: count(value) })) };
      return list(
        pageOfWhole(shown, context.query, ({ id }) => id),
        parameters.facets ? { facets } : {},
      );
    },
  }),
  route(managedCenterCalls.show, {
    // Not in the transaction that a page reads in: that stays with its own centre.
    isRecorded: true,
    policy: keepCenter,
    find,
    resource,
    handle: async ({ scope, record, now }) => {
      const asked = await exportOf(scope, record.centerId);
      const inside = await inCenter(scope, record.centerId, insideOf);
      return one({ ...record, ...inside, export: asked && exportOfRow(asked, now) });
    },
  }),
  route(managedCenterCalls.create, {
    policy: keepCenters,
    resource,
    handle: async (context) => one(await openCenter(context, context.body)),
  }),
  route(managedCenterCalls.import, {
    policy: keepCenters,
    resource,
    perMinute: 20,
    prepare: (context) => openSent(context, context.body),
    discard: dropSent,
    handle: async (context) => {
      const { prepared, body } = context;
      const arrival = body.dryRun ? await tryCenter(context, prepared) : null;
      return one(arrival ? null : await bringCenter(context, prepared), { arrival });
    },
  }),
  route(managedCenterCalls.update, {
    policy: keepCenter,
    find,
    resource,
    handle: async (context) => one(await changeCenter(context, context.record.id, context.body)),
  }),
  route(managedCenterCalls.close, {
    policy: keepCenter,
    find,
    resource,
    handle: async (context) => one(await closeCenter(context, context.record.id, context.body)),
  }),
  route(managedCenterCalls.reopen, {
    policy: keepCenter,
    find,
    resource,
    handle: async (context) => one(await reopenCenter(context, context.record.id, context.body)),
  }),
  route(managedCenterCalls.invite, {
    policy: keepCenter,
    find,
    resource,
    perMinute: 20,
    handle: async (context) => one(await inviteKeeper(context, context.record, context.body)),
  }),
  route(managedCenterCalls.withdrawInvitation, {
    policy: keepCenter,
    find,
    resource,
    perMinute: 20,
    handle: async (context) => one(await withdrawInvitation(context, context.record, context.body.email)),
  }),
  route(managedCenterCalls.readdressInvitation, {
    policy: keepCenter,
    find,
    resource,
    perMinute: 20,
    handle: async (context) => one(await readdressInvitation(context, context.record, context.body)),
  }),
  route(managedCenterCalls.export, {
    policy: keepCenter,
    find,
    resource,
    perMinute: 10,
    handle: async (context) => {
      const row = await askForExport(context, context.record);
      return one({ ...context.record, export: exportOfRow(row, context.now) });
    },
  }),
  route(managedCenterCalls.exportFile, {
    policy: keepCenter,
    find,
    resource,
    isRecorded: true,
    perMinute: 10,
    handle: async (context) => {
      const { content, made } = await fetchExport(context, context.record);
      return file(`${context.record.key}-${dayOf(made)}.zip`, content);
    },
  }),
];
