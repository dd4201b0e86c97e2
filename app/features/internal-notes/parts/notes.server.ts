/** Notes on the page of a record: reading them, and what the page's form sends. */
import { internalNoteCalls } from '#contract/calls/internal-notes.ts';
import { internalNoteForm, type internalNotes, type NoteSubject } from '#contract/internal-notes.ts';
import { reachOf } from '#contract/rights.ts';
import { formErrors, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { formText } from '#app/forms/form-text.ts';

export interface NoteSubjectOf {
  type: NoteSubject;
  id: string;
}

export type ShownNote = Pick<
  RecordOf<typeof internalNotes>,
  'id' | 'note' | 'authorName' | 'createdAt' | 'updatedAt' | 'lockVersion' | 'can'
>;

export interface NotesOf {
  items: ShownNote[];
  /** An organisation keeps some too: then both read them. */
  isShared: boolean;
}

/** Enough for one record; older ones stay in the API. */
const most = 100;

/** Null for who keeps no notes about such a record. */
export async function loadNotes({ api, actor }: Page, { type, id }: NoteSubjectOf): Promise<NotesOf | null> {
  const held = actor.kind === 'user' ? actor.roles.map(({ role }) => role) : [];
  const far = reachOf('internal_notes.manage', held);
  if (far !== 'center' && !(far === 'organization' && type === 'applications')) return null;
  const { items } = await api.list(internalNoteCalls.list, {
    filter: { subjectType_eq: type, subjectId_eq: id },
    page: { size: most },
  });
  return {
    items: items.map(({ id: noteId, note, authorName, createdAt, updatedAt, lockVersion, can }) => ({
      id: noteId,
      note,
      authorName,
      createdAt,
      updatedAt,
      lockVersion,
      can,
    })),
    isShared: type === 'applications',
  };
}

export interface NoteRefused {
  noteAct: string;
  noteId: string;
  note: string;
  error: string;
  /** Tells one try from the next. */
  at: number;
}

/** Whether a posted form is one of a note's. */
export const isAboutNotes = (form: FormData): boolean => form.has('noteAct');

/** Writes, changes or removes a note. Null when it was done. */
export async function answerNote(
  page: Page,
  form: FormData,
  subject: NoteSubjectOf,
): Promise<NoteRefused | null> {
  const [noteAct, noteId, note] = [
    formText(form, 'noteAct'),
    formText(form, 'noteId'),
    formText(form, 'note'),
  ];
  const params = { id: noteId };
  try {
    if (noteAct === 'add')
      await page.api.send(internalNoteCalls.create, {
        body: {
          note: internalNoteForm.safeParse({ note }).data?.note ?? note,
          subjectType: subject.type,
          subjectId: subject.id,
        },
      });
    else if (noteAct === 'change')
      await page.api.send(internalNoteCalls.update, {
        params,
        body: { note, lockVersion: Number(formText(form, 'lockVersion')) },
      });
    else if (noteAct === 'remove') await page.api.send(internalNoteCalls.remove, { params });
    else throw pageError(400, 'Unknown act');
    return null;
  } catch (error) {
    const { fields, general } = formErrors(error);
    const [text = ''] = [...Object.values(fields), ...general];
    return { noteAct, noteId, note, error: text, at: page.now.getTime() };
  }
}
