import { contactMessageCalls } from '#contract/calls/contact-messages.ts';
import { publicRoute, signedInRoute } from '#server/http/policy.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { answerMessage, askAsVisitor, askCenter } from './commands.ts';
import { assignMessage } from './assignee/commands.ts';
import * as policy from './policy.ts';
import { findMessage, listMessages } from './queries.ts';
import { contactMessageResource, visitorMessageResource } from './resource.ts';

const find = ({ scope, actor, id }: Context) => findMessage(scope, actor, id);

export const routes: Route[] = [
  route(contactMessageCalls.list, {
    policy: signedInRoute,
    resource: contactMessageResource,
    canIf: { create: policy.ask, answer: policy.answerAny },
    handle: async ({ scope, actor, query }) => list(await listMessages(scope, actor, query)),
  }),
  route(contactMessageCalls.show, {
    policy: signedInRoute,
    find,
    resource: contactMessageResource,
    handle: async ({ record }) => one(record),
  }),
  route(contactMessageCalls.create, {
    policy: policy.ask,
    resource: contactMessageResource,
    handle: async (context) => one(await askCenter(context, context.body)),
  }),
  route(contactMessageCalls.createByVisitor, {
    policy: publicRoute,
    resource: visitorMessageResource,
    isEven: true,
    perMinute: 5,
    handle: async (context) => one(await askAsVisitor(context, context.body)),
  }),
  route(contactMessageCalls.answer, {
    policy: policy.answerOne,
    find,
    resource: contactMessageResource,
    handle: async (context) => one(await answerMessage(context, context.record, context.body)),
  }),
  route(contactMessageCalls.assign, {
    policy: policy.answerOne,
    find,
    resource: contactMessageResource,
    handle: async (context) => one(await assignMessage(context, context.record, context.body)),
  }),
];
