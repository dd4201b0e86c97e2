/** Writing, changing and removing notes. What one said stays out of the record of what happened: a removed note is gone. */
import { v7 as uuidv7 } from 'uuid';
import type { InternalNoteCreate, InternalNoteUpdate, NoteSubject } from '#contract/internal-notes.ts';
import { fullName } from '#server/auth/actor.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import { lockNote, mayNote, type InternalNoteRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;

const recorded = (
  { scope, actor }: CommandContext,
  act: 'note' | 'update_note' | 'delete_note',
  note: Pick<InternalNoteRow, 'subjectType' | 'subjectId'>,
) =>
  recordAudit(scope, actor, {
    act,
    subjectType: note.subjectType as NoteSubject,
    subjectId: note.subjectId,
  });

/** Writes a note down. Throws 422 for a record that this person has nothing to note about. */
export async function createNote(
  context: CommandContext,
  input: InternalNoteCreate,
): Promise<InternalNoteRow> {
  const { scope, actor, now } = context;
  if (!(await mayNote(scope, actor, input.subjectType, input.subjectId)))
    refuse('unknown_record', { pointer: '/data/attributes/subject_id' });
  const id = uuidv7();
  await scope.db
    .insertInto('internalNotes')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      subjectType: input.subjectType,
      subjectId: input.subjectId,
      authorId: actor.kind === 'user' ? actor.userId : null,
      authorName: actor.kind === 'user' ? fullName(actor) : null,
      note: input.note,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await recorded(context, 'note', input);
  return lockNote(scope, id);
}

/** Changes what one wrote. Throws 409 when `lockVersion` is given and not the current one. */
export async function updateNote(
  context: CommandContext,
  known: InternalNoteRow,
  { note, lockVersion }: InternalNoteUpdate,
): Promise<InternalNoteRow> {
  const { scope, now } = context;
  const current = await lockNote(scope, known.id);
  refuseStale(lockVersion, current);
  if (note === undefined || note === current.note) return current;
  await scope.db
    .updateTable('internalNotes')
    .set({ note, lockVersion: current.lockVersion + 1, updatedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', known.id)
    .execute();
  await recorded(context, 'update_note', current);
  return lockNote(scope, known.id);
}

export async function deleteNote(context: CommandContext, note: InternalNoteRow): Promise<void> {
  await context.scope.db
    .deleteFrom('internalNotes')
    .where('volunteerCenterId', '=', context.scope.centerId)
    .where('id', '=', note.id)
    .execute();
  await recorded(context, 'delete_note', note);
}
