/** Words of the centre's own for its vacancies, kept by its staff. */
import { ownTagCalls } from '#contract/calls/own-tags.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { mergeTag, removeTag, renameTag } from './commands.ts';
import { keepTag, keepTags } from './policy.ts';
import { findOwnTag, listOwnTags } from './queries.ts';
import { ownTagResource as resource } from './resource.ts';

const find = ({ scope, actor, id }: Context) => findOwnTag(scope, actor, id);

export const routes: Route[] = [
  route(ownTagCalls.list, {
    policy: keepTags,
    resource,
    handle: async ({ scope, query }) => list(await listOwnTags(scope, query)),
  }),
  route(ownTagCalls.show, {
    policy: keepTag,
    find,
    resource,
    handle: async ({ record }) => one(record),
  }),
  route(ownTagCalls.update, {
    policy: keepTag,
    find,
    resource,
    handle: async (context) => one(await renameTag(context, context.record, context.body)),
  }),
  route(ownTagCalls.merge, {
    policy: keepTag,
    find,
    resource,
    handle: async (context) => one(await mergeTag(context, context.record, context.body)),
  }),
  route(ownTagCalls.remove, {
    policy: keepTag,
    find,
    resource,
    handle: async (context) => {
      await removeTag(context, context.record);
      return none;
    },
  }),
];
