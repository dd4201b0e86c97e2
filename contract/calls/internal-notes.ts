/** The calls of internal notes. */
import { call } from '../call.ts';
import { internalNoteCreate, internalNoteUpdate, internalNotes } from '../internal-notes.ts';

export const internalNoteCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/internal_notes',
    summary: 'Notes of staff that the reader may see; filter by subject type and id',
    answers: internalNotes,
    list: internalNotes,
    can: ['create'],
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/internal_notes',
    summary: 'Write down something about a record for other staff',
    answers: internalNotes,
    creates: true,
    isIdempotent: true,
    body: { type: 'internal_notes', schema: internalNoteCreate },
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/internal_notes/:id',
    summary: 'Change one’s own note',
    answers: internalNotes,
    body: { type: 'internal_notes', schema: internalNoteUpdate },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/internal_notes/:id',
    summary: 'Remove a note: one’s own, or any as staff of the centre',
    answers: internalNotes,
    isSilent: true,
  }),
};
