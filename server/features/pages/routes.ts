/** The calls of pages: what visitors read, what editors write, and how the one becomes the other. */
import { pageCalls } from '#contract/calls/pages.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { createPage, restoreVersion, updatePage } from './commands.ts';
import { countPages, listPages } from './list.ts';
import { listPageEditors } from './editors/queries.ts';
import { pageEditorResource } from './editors/resource.ts';
import { deletePage, makeHome, publishPage, restorePage, unpublishPage } from './moves/commands.ts';
import { listOnlinePages, pageBySlug } from './online/queries.ts';
import { addPage, editPage, editPages, endSharing, keepPage, mayKeepPages, readVersion } from './policy.ts';
import { arriveAt, leavePage } from './presences/commands.ts';
import { pagePresenceResource } from './presences/resource.ts';
import { findPage } from './queries.ts';
import { onlinePageResource, pageResource, pageShareResource, sharedPageResource } from './resource.ts';
import { endShare, pageByShare, sharePage } from './sharing/commands.ts';
import { findShare, listShares } from './sharing/queries.ts';
import { confirmTranslation } from './translations/commands.ts';
import { countPageUses, listPageUses } from './uses/queries.ts';
import { pageUseResource } from './uses/resource.ts';
import { findVersion, listVersions } from './versions/queries.ts';
import { pageVersionResource } from './versions/resource.ts';

const find = ({ scope, actor, id }: Context) => findPage(scope, actor, id);
const resource = pageResource;

const forVisitors: Route[] = [
  route(pageCalls.bySlug, {
    policy: publicRoute,
    find: ({ scope, params, locale, now }) => pageBySlug(scope, params['slug'] ?? '', { locale, now }),
    resource: onlinePageResource,
    handle: async ({ record }) => one(record),
  }),
  route(pageCalls.byShare, {
    policy: publicRoute,
    find: ({ scope, params, now }) => pageByShare(scope, params['token'] ?? '', now),
    resource: sharedPageResource,
    handle: async ({ record }) => one(record),
  }),
  route(pageCalls.published, {
    policy: publicRoute,
    resource: onlinePageResource,
    handle: async ({ scope, query, locale, now }) =>
      list(await listOnlinePages(scope, query, { locale, now })),
  }),
];

const writing: Route[] = [
  route(pageCalls.list, {
    policy: editPages,
    resource,
    canIf: { create: addPage },
    handle: async ({ scope, actor, query }) => {
      const { parameters } = query;
      const facets = parameters.facets && (await countPages(scope, actor, query));
      const found = await listPages(scope, actor, query);
      const uses = parameters.uses && mayKeepPages(actor) && (await countPageUses(scope, found.rows));
      return list(found, { ...(facets && { facets }), ...(uses && { uses }) });
    },
  }),
  route(pageCalls.show, { policy: editPage, find, resource, handle: async ({ record }) => one(record) }),
  route(pageCalls.create, {
    policy: addPage,
    resource,
    handle: async (context) => one(await createPage(context, context.body)),
  }),
  route(pageCalls.update, {
    policy: editPage,
    find,
    resource,
    handle: async (context) => one(await updatePage(context, context.record, context.body)),
  }),
  route(pageCalls.versions, {
    policy: editPage,
    find,
    resource: pageVersionResource,
    handle: async ({ scope, record, query }) => list(await listVersions(scope, record.id, query)),
  }),
  route(pageCalls.version, {
    policy: readVersion,
    find: ({ scope, actor, id }) => findVersion(scope, actor, id),
    resource: pageVersionResource,
    handle: async ({ record }) => one(record),
  }),
  route(pageCalls.confirmTranslation, {
    policy: editPage,
    find,
    resource,
    handle: async (context) => one(await confirmTranslation(context, context.record, context.body)),
  }),
  route(pageCalls.restoreVersion, {
    policy: editPage,
    find,
    resource,
    handle: async (context) => one(await restoreVersion(context, context.record, context.body)),
  }),
  route(pageCalls.editors, {
    policy: addPage,
    resource: pageEditorResource,
    handle: async ({ scope, query }) => list(await listPageEditors(scope, query)),
  }),
  route(pageCalls.uses, {
    policy: keepPage,
    find,
    resource: pageUseResource,
    handle: async ({ scope, record, query }) => list(await listPageUses(scope, record, query)),
  }),
  route(pageCalls.share, {
    policy: editPage,
    find,
    resource: pageShareResource,
    perMinute: 20,
    handle: async (context) => one(await sharePage(context, context.record)),
  }),
  route(pageCalls.shares, {
    policy: editPage,
    find,
    resource: pageShareResource,
    handle: async ({ scope, record, query, now }) => list(await listShares(scope, record.id, { query, now })),
  }),
  route(pageCalls.endShare, {
    policy: endSharing,
    find: ({ scope, actor, id, now }) => findShare(scope, actor, { id, now }),
    resource: pageShareResource,
    handle: async (context) => {
      await endShare(context, context.record);
      return none;
    },
  }),
  route(pageCalls.arrive, {
    policy: editPage,
    find,
    resource: pagePresenceResource,
    handle: async (context) => one(await arriveAt(context, context.record)),
  }),
  route(pageCalls.leave, {
    policy: editPage,
    find,
    resource: pagePresenceResource,
    handle: async (context) => {
      await leavePage(context, context.record);
      return none;
    },
  }),
];

const moves: Route[] = [
  route(pageCalls.publish, {
    policy: editPage,
    find,
    resource,
    handle: async (context) => one(await publishPage(context, context.record, context.body)),
  }),
  route(pageCalls.unpublish, {
    policy: keepPage,
    find,
    resource,
    handle: async (context) => one(await unpublishPage(context, context.record, context.body)),
  }),
  route(pageCalls.makeHome, {
    policy: keepPage,
    find,
    resource,
    handle: async (context) => one(await makeHome(context, context.record, context.body)),
  }),
  route(pageCalls.remove, {
    policy: keepPage,
    find,
    resource,
    undo: ({ record }) => ({ act: 'delete', subjectType: 'pages', subjectId: record.id }),
    handle: async (context) => one(await deletePage(context, context.record)),
  }),
  route(pageCalls.restore, {
    policy: keepPage,
    find: ({ scope, actor, id }) => findPage(scope, actor, id, 'bin'),
    resource,
    handle: async (context) => one(await restorePage(context, context.record, context.body)),
  }),
];

export const routes: Route[] = [...forVisitors, ...writing, ...moves];
