import { internalNoteCreate, internalNotes, internalNoteUpdate } from '#contract/internal-notes.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { createNote, deleteNote, updateNote } from './commands.ts';
import * as policy from './policy.ts';
import { findNote, listNotes } from './queries.ts';
import { internalNoteResource } from './resource.ts';

const find = ({ scope, actor, params }: Context) => findNote(scope, actor, params['id'] ?? '');
/** What clients send back unchanged with an update. */
const readOnly = Object.keys(internalNotes.attributes.shape).filter(
  (name) => !['note', 'lockVersion'].includes(name),
);

export const internalNoteRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/internal_notes',
    summary: 'Notes of staff that the reader may see; filter by subject type and id',
    policy: policy.keepNotes,
    resource: internalNoteResource,
    list: internalNotes,
    handle: async ({ scope, actor, query }) => list(await listNotes(scope, actor, query)),
  }),
  route({
    method: 'POST',
    path: '/api/v1/internal_notes',
    summary: 'Write down something about a record for other staff',
    policy: policy.keepNotes,
    resource: internalNoteResource,
    body: { type: 'internal_notes', schema: internalNoteCreate },
    isIdempotent: true,
    handle: async (context) => one(await createNote(context, context.body)),
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/internal_notes/:id',
    summary: 'Change one’s own note',
    policy: policy.updateNote,
    find,
    resource: internalNoteResource,
    body: { type: 'internal_notes', schema: internalNoteUpdate, ignored: readOnly },
    handle: async (context) => one(await updateNote(context, context.record, context.body)),
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/internal_notes/:id',
    summary: 'Remove a note: one’s own, or any as staff of the centre',
    policy: policy.deleteNote,
    find,
    resource: internalNoteResource,
    handle: async (context) => {
      await deleteNote(context, context.record);
      return none;
    },
  }),
];
