import { internalNotes } from '#contract/internal-notes.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { isAuthor, mayDelete } from './policy.ts';
import type { InternalNoteRow } from './queries.ts';

export const internalNoteResource: Resource<InternalNoteRow, typeof internalNotes> = {
  contract: internalNotes,
  id: (note) => note.id,
  attributes: (note, { actor }) => ({
    ...plainAttributes(internalNotes, note),
    isOwn: isAuthor(actor, note),
  }),
  can: (note, { actor }) => ({ update: isAuthor(actor, note), delete: mayDelete(actor, note) }),
};
