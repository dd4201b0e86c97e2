/** Notes on the page of a record: reading them, and what the page's form sends. */
import { internalNoteCalls } from '#contract/calls/internal-notes.ts';
import { internalNoteForm, type internalNotes, type NoteSubject } from '#contract/internal-notes.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';

export interface NoteSubjectOf {
  type: NoteSubject;
  id: string;
}

type Note = RecordOf<typeof internalNotes>;
export type NoteView = Pick<
  Note,
  'id' | 'note' | 'authorName' | 'createdAt' | 'updatedAt' | 'lockVersion' | 'can'
>;

/** What a record that includes its notes carries along of them. Null for who keeps no notes about it. */
export function notesOf(record: { notes?: readonly Note[]; can: { note: boolean } }): NoteView[] | null {
  if (!record.can.note) return null;
  return (record.notes ?? []).map(({ id, note, authorName, createdAt, updatedAt, lockVersion, can }) => ({
    id,
    note,
    authorName,
    createdAt,
    updatedAt,
    lockVersion,
    can,
  }));
}

/** What the notes on a page do; `about` says of which record, for a page whose address does not. */
export function noteActions(
  { api }: Page,
  type: NoteSubject,
  about: (form: FormData) => string,
  pathTo: (id: string) => string,
): ActTable<NoteAction> {
  const noteOf = (form: FormData) => {
    const note = formText(form, 'note');
    return internalNoteForm.safeParse({ note }).data?.note ?? note;
  };
  const params = (form: FormData) => ({ id: formText(form, 'noteId') });
  const done = (form: FormData) => ({ to: `${pathTo(about(form))}#internal-notes` });
  return {
    add_note: async (form) => {
      const body = { note: noteOf(form), subjectType: type, subjectId: about(form) };
      await api.send(internalNoteCalls.create, { body });
      return done(form);
    },
    change_note: async (form) => {
      const body = { note: noteOf(form), lockVersion: Number(formText(form, 'lockVersion')) };
      await api.send(internalNoteCalls.update, { params: params(form), body });
      return done(form);
    },
    remove_note: async (form) => {
      await api.send(internalNoteCalls.remove, { params: params(form) });
      return done(form);
    },
  };
}
export type NoteAction = 'add_note' | 'change_note' | 'remove_note';
