/** Links by which one person fills a form in: given, sent anew and stopped by who keeps the form. */
import { formTokenCalls } from '#contract/calls/form-tokens.ts';
import { keepForm, keepForms } from '#server/features/forms/policy.ts';
import { findForm } from '#server/features/forms/queries.ts';
import { formResource, onlineFormResource } from '#server/features/forms/resource.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { askPeople, sendAnew, withdrawToken } from './commands.ts';
import { findToken, formByToken, listTokens } from './queries.ts';
import { formTokenResource as resource } from './resource.ts';

const find = ({ scope, actor, id }: Context) => findToken(scope, actor, id);

export const routes: Route[] = [
  route(formTokenCalls.list, {
    policy: keepForms,
    resource,
    handle: async ({ scope, actor, query }) => list(await listTokens(scope, actor, query)),
  }),
  route(formTokenCalls.create, {
    policy: keepForm,
    find: ({ scope, actor, id }) => findForm(scope, actor, id),
    resource: formResource,
    perMinute: 10,
    handle: async (context) => {
      const { form, ...meta } = await askPeople(context, context.record, context.body);
      return one(form, meta);
    },
  }),
  route(formTokenCalls.send, {
    policy: keepForm,
    find,
    resource,
    perMinute: 60,
    handle: async (context) => one(await sendAnew(context, context.record)),
  }),
  route(formTokenCalls.withdraw, {
    policy: keepForm,
    find,
    resource,
    handle: async (context) => one(await withdrawToken(context, context.record)),
  }),
  route(formTokenCalls.form, {
    policy: publicRoute,
    find: ({ scope, params }) => formByToken(scope, params['token'] ?? ''),
    resource: onlineFormResource,
    handle: async ({ record }) => one(record),
  }),
];
