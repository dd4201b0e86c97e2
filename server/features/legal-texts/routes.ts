/** The calls of the pages that every centre has. */
import { legalTextCalls } from '#contract/calls/legal-texts.ts';
import { publicRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { publishLegalText, restoreLegalVersion, updateLegalText } from './commands.ts';
import { keepLegalTexts } from './policy.ts';
import { pageCalled, readLegalText, readPublished, versionCalled } from './queries.ts';
import { legalTextResource, publishedResource } from './resource.ts';

interface Asked {
  params: Readonly<Record<string, string>>;
}

const kept = {
  policy: keepLegalTexts,
  resource: legalTextResource,
  find: async ({ params }: Asked) => pageCalled(params['page']),
};

export const routes: Route[] = [
  route(legalTextCalls.show, {
    ...kept,
    handle: async ({ scope, record }) => one(await readLegalText(scope, record)),
  }),
  route(legalTextCalls.update, {
    ...kept,
    handle: async (context) => one(await updateLegalText(context, context.record, context.body)),
  }),
  route(legalTextCalls.publish, {
    ...kept,
    handle: async (context) => one(await publishLegalText(context, context.record, context.body)),
  }),
  route(legalTextCalls.restoreVersion, {
    ...kept,
    handle: async (context) => one(await restoreLegalVersion(context, context.record, context.body)),
  }),
  route(legalTextCalls.published, {
    policy: publicRoute,
    resource: publishedResource,
    find: async ({ scope, params }) => {
      const asked = versionCalled(params['page']);
      return asked && readPublished(scope, asked.page, asked.number);
    },
    handle: async ({ record }) => one(record),
  }),
];
