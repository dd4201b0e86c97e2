/**
 * Who tries every call and screen, and what a record can be to them (product.md, section 3). What each row of the table there says
 * is in the cases of its noun. Nothing of these files may be imported from the code's own tables (contract/rights.ts, policies,
 * transitions): that two people read the page alike is the point.
 */

export const actors = [
  'nobody',
  'volunteer',
  'student',
  'mentor',
  'organization_superuser',
  'page_manager',
  'content_manager',
  'center_superuser',
  'admin',
  'admin_of_other_center',
  'other_centers_organization_superuser',
  'other_centers_center_superuser',
] as const;
export type ActorName = (typeof actors)[number];

/** Those whose account is in the first centre. */
export const residents: readonly ActorName[] = actors.filter(
  (actor) => actor !== 'nobody' && !/other_center/.test(actor),
);

/** Everything of their centre, what is their organisation's, their students', their own, or nothing. */
export type AccessLevel = 'all' | 'organization' | 'students' | 'own' | 'no';
/** A row of the table: whoever is not named may not. */
export type Row = Partial<Record<ActorName, AccessLevel>>;

export const staff = { center_superuser: 'all', admin: 'all', admin_of_other_center: 'all' } as const;

export const may = (row: Row, actor: ActorName): AccessLevel => row[actor] ?? 'no';

export const isSignedIn = (actor: ActorName) => actor !== 'nobody';
/** Their headers belong to another centre: whatever they ask here is 403 'wrong center'. */
export const isAtWrongCenter = (actor: ActorName) => actor.startsWith('other_centers_');

/** What the record of a cell is to the actor. */
export const relations = [
  'own',
  'same_organization',
  'student_of_mentor',
  /** Somebody of the same organisation who also runs another. */
  'colleague_with_more',
  'admin',
  'other_organization',
  'unconfirmed',
  'other_center',
  'missing',
] as const;
export type Relation = (typeof relations)[number];

/** Whether a right that goes this far holds for what is not one's own. */
export function levelsOf(level: AccessLevel, relation: Relation): boolean {
  if (level === 'all') return relation !== 'unconfirmed';
  if (level === 'students') return relation === 'student_of_mentor';
  return level === 'organization' && (relation === 'same_organization' || relation === 'colleague_with_more');
}

/** Everything that decides a cell. */
export interface Cell {
  actor: ActorName;
  relation: Relation;
  status: string;
  organizationStatus: string;
}

/** The status of a cell. */
export type Expected = (cell: Cell) => number;
