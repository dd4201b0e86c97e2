import { internalNoteCalls } from '#contract/calls/internal-notes.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { createNote, deleteNote, updateNote } from './commands.ts';
import * as policy from './policy.ts';
import { findNote, listNotes } from './queries.ts';
import { internalNoteResource } from './resource.ts';

const find = ({ scope, actor, id }: Context) => findNote(scope, actor, id);
export const routes: Route[] = [
  route(internalNoteCalls.list, {
    policy: policy.keepNotes,
    resource: internalNoteResource,
    canIf: { create: policy.keepNotes },
    handle: async ({ scope, actor, query }) => list(await listNotes(scope, actor, query)),
  }),
  route(internalNoteCalls.create, {
    policy: policy.keepNotes,
    resource: internalNoteResource,
    handle: async (context) => one(await createNote(context, context.body)),
  }),
  route(internalNoteCalls.update, {
    policy: policy.updateNote,
    find,
    resource: internalNoteResource,
    handle: async (context) => one(await updateNote(context, context.record, context.body)),
  }),
  route(internalNoteCalls.remove, {
    policy: policy.deleteNote,
    find,
    resource: internalNoteResource,
    handle: async (context) => {
      await deleteNote(context, context.record);
      return none;
    },
  }),
];
