/** Reading notes. What an organisation and the centre write on an application, both read. */
import { internalNoteCalls } from '#contract/calls/internal-notes.ts';
import { sql, type Selectable } from 'kysely';
import { mostNotes, type NoteSubject } from '#contract/internal-notes.ts';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import type { DB, InternalNotes } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columnsOfList = listColumns(internalNoteCalls.list, {
  table: 'internalNotes',
  as: 'n',
  usual: '-createdAt',
});

export type InternalNoteRow = Selectable<InternalNotes>;

/** Applications of these organisations that were confirmed: before that nobody but the sender knows of one. */
const applicationsOf = (scope: TenantScope, organizations: readonly string[]) =>
  scope.db
    .selectFrom('applications')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('organizationId', 'in', [...organizations])
    .where('confirmedAt', 'is not', null);

function visibleTo(scope: TenantScope, actor: Actor) {
  const base = scope.db.selectFrom('internalNotes as n').where('n.volunteerCenterId', '=', scope.centerId);
  if (accessLevel(actor, 'internal_notes.manage') === 'center') return base;
  const organizations = organizationsWith(actor, 'internal_notes.manage');
  if (organizations.length === 0) return base.where(sql<boolean>`false`);
  return base
    .where('n.subjectType', '=', 'applications')
    .where('n.subjectId', 'in', applicationsOf(scope, organizations));
}

/** The note, if this reader may know of it. */
export const findNote = async (
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<InternalNoteRow | undefined> =>
  visibleTo(scope, actor).selectAll('n').where('n.id', '=', id).executeTakeFirst();

/** For commands: the note as it is now, held until the transaction ends. */
export const lockNote = (scope: TenantScope, id: string): Promise<InternalNoteRow> =>
  scope.db
    .selectFrom('internalNotes')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** A page of the notes that this reader may see, newest first. */
export async function listNotes(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof internalNoteCalls.list>,
): Promise<PageOf<InternalNoteRow>> {
  let wanted = visibleTo(scope, actor);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const newestFirst = columnsOfList.order(query);
  return pageOf(wanted.selectAll('n'), newestFirst, query);
}

/** The newest notes about one record that this reader may see. */
export const notesAbout = async (
  scope: TenantScope,
  actor: Actor,
  subjectType: NoteSubject,
  subjectId: string,
): Promise<InternalNoteRow[]> =>
  accessLevel(actor, 'internal_notes.manage') === 'none'
    ? []
    : visibleTo(scope, actor)
        .selectAll('n')
        .where('n.subjectType', '=', subjectType)
        .where('n.subjectId', '=', subjectId)
        .orderBy('n.createdAt', 'desc')
        .orderBy('n.id')
        .limit(mostNotes)
        .execute();

/** The table of the records that a note can be about. */
const tables = {
  applications: 'applications',
  form_submissions: 'formSubmissions',
  organizations: 'organizations',
  users: 'users',
  vacancies: 'vacancies',
} as const satisfies Record<NoteSubject, keyof DB>;

/** Whether the record exists and this reader may write notes about it. */
export async function mayNote(
  scope: TenantScope,
  actor: Actor,
  subjectType: NoteSubject,
  subjectId: string,
): Promise<boolean> {
  if (accessLevel(actor, 'internal_notes.manage') === 'center') {
    let wanted = scope.db
      .selectFrom(tables[subjectType])
      .select('id')
      .where('volunteerCenterId', '=', scope.centerId)
      .where('id', '=', subjectId);
    if (subjectType === 'applications') wanted = wanted.where(sql<boolean>`confirmed_at is not null`);
    return (await wanted.executeTakeFirst()) !== undefined;
  }
  const organizations = organizationsWith(actor, 'internal_notes.manage');
  if (subjectType !== 'applications' || organizations.length === 0) return false;
  const found = await applicationsOf(scope, organizations).where('id', '=', subjectId).executeTakeFirst();
  return found !== undefined;
}
