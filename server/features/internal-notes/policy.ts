/** Who may read and write notes: a centre about everything of it, an organisation on its own applications. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { InternalNoteRow } from './queries.ts';

export const isAuthor = (actor: Actor, note: Pick<InternalNoteRow, 'authorId'>): boolean =>
  actor.kind === 'user' && actor.userId === note.authorId;

/** Whose centre it is may take away what should not have been written. */
export const mayDelete = (actor: Actor, note: Pick<InternalNoteRow, 'authorId'>): boolean =>
  isAuthor(actor, note) || mayKeepNotes(actor);

/** Whether one may write about people, vacancies and organisations; of applications the query of the record decides. */
export const mayKeepNotes = (actor: Actor): boolean =>
  accessLevel(actor, 'internal_notes.manage') === 'center';

/** Which notes they are is the query's; here only whether somebody has to do with any. */
export const keepNotes = rule<undefined>(
  'internal_notes.manage',
  (actor) => accessLevel(actor, 'internal_notes.manage') !== 'none',
);
export const updateNote = rule<InternalNoteRow>('internal_notes.manage (own)', isAuthor);
export const deleteNote = rule<InternalNoteRow>('internal_notes.manage (delete)', mayDelete);
