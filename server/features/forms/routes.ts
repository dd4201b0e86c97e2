/** Forms that a centre or an organisation makes itself: kept by its staff, read by everybody who has the address. */
import { formCalls } from '#contract/calls/forms.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { createForm } from './adding/commands.ts';
import { moveForm, removeForm, updateForm } from './commands.ts';
import { keepAllForms, keepForm, keepForms } from './policy.ts';
import { findForm, formBySlug, listForms, onlineForm } from './queries.ts';
import { formUses } from './uses/queries.ts';
import { formResource as resource, onlineFormResource } from './resource.ts';

const find = ({ scope, actor, id }: Context) => findForm(scope, actor, id);

export const routes: Route[] = [
  route(formCalls.list, {
    policy: keepForms,
    resource,
    canIf: { create: keepForms, putInPages: keepAllForms },
    handle: async (context) => {
      const { scope, query } = context;
      // Whoever writes a vacancy asks for the forms of its organisation, wherever they work now.
      const { actor } = query.scopes.askableBy ? context : workplaceOf(context);
      const found = await listForms(scope, actor, query);
      return list(found, query.parameters.uses ? { uses: await formUses(scope, found.rows) } : {});
    },
  }),
  route(formCalls.show, { policy: keepForm, find, resource, handle: async ({ record }) => one(record) }),
  route(formCalls.bySlug, {
    policy: publicRoute,
    find: ({ scope, params }) => formBySlug(scope, params['slug'] ?? ''),
    resource: onlineFormResource,
    handle: async ({ record }) => one(record),
  }),
  route(formCalls.online, {
    policy: publicRoute,
    find: ({ scope, id }) => onlineForm(scope, id),
    resource: onlineFormResource,
    handle: async ({ record }) => one(record),
  }),
  route(formCalls.create, {
    policy: keepForms,
    resource,
    handle: async (context) => one(await createForm(context, context.body)),
  }),
  route(formCalls.update, {
    policy: keepForm,
    find,
    resource,
    handle: async (context) => one(await updateForm(context, context.record, context.body)),
  }),
  route(formCalls.publish, {
    policy: keepForm,
    find,
    resource,
    handle: async (context) => one(await moveForm(context, context.record, 'publish')),
  }),
  route(formCalls.close, {
    policy: keepForm,
    find,
    resource,
    handle: async (context) => one(await moveForm(context, context.record, 'close')),
  }),
  route(formCalls.remove, {
    policy: keepForm,
    find,
    resource,
    handle: async (context) => {
      await removeForm(context, context.record);
      return none;
    },
  }),
];
