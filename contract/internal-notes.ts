/** What staff write down for each other about a record. Never shown to whom it is about, but in the download of their own data. */
import * as z from 'zod/mini';
import { moment, oneOf, recordId, text } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { textLimits } from './text-limits.ts';

/** JSON:API types that a note can be about. */
export const noteSubjects = [
  'organizations',
  'users',
  'vacancies',
  'applications',
  'form_submissions',
] as const;
export type NoteSubject = (typeof noteSubjects)[number];

/** So many notes come along with a record, the newest first; older ones stand in the list of notes. */
export const mostNotes = 100;

const note = text(textLimits.message);

/** The form: what one writes down. */
export const internalNoteForm = z.object({ note });
/** Body of POST /internal_notes. */
export const internalNoteCreate = z.object({ note, subjectType: oneOf(noteSubjects), subjectId: recordId() });
/** Body of PATCH /internal_notes/{id}. */
export const internalNoteUpdate = z.object({ note: z.optional(note), lockVersion: z.optional(z.int()) });
export type InternalNoteCreate = z.infer<typeof internalNoteCreate>;
export type InternalNoteUpdate = z.infer<typeof internalNoteUpdate>;

const attributes = z.object({
  note: z.string(),
  subjectType: oneOf(noteSubjects),
  subjectId: z.string(),
  /** Null when the author's account is gone. */
  authorName: z.nullable(z.string()),
  /** The reader wrote it. */
  isOwn: z.boolean(),
  lockVersion: z.int(),
  createdAt: moment(),
  updatedAt: moment(),
});
export type InternalNoteAttributes = z.infer<typeof attributes>;

export const internalNotes = resourceContract({
  type: 'internal_notes',
  attributes,
  relationships: {},
  abilities: ['update', 'delete'],
  filters: { subjectType: 'word', subjectId: 'id', createdAt: 'moment' },
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});
