/**
 * What product.md section 3 says, written down a second time as data. Nothing here may be imported from the code's own
 * tables (contract/rights.ts, transitions): that two people read the page alike is the point.
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

/** Everything of their centre, what is their organisation's, their students', their own, or nothing. */
export type Far = 'all' | 'organization' | 'students' | 'own' | 'no';
type Row = Partial<Record<ActorName, Far>>;

const staff = { center_superuser: 'all', admin: 'all', admin_of_other_center: 'all' } as const;

/** Rows of the table. Whoever is not named may not. */
export const table = {
  /** vacancies: read all states, add, edit, publish, fill, archive */
  vacancies: { organization_superuser: 'organization', ...staff },
  /** apply; withdraw own application */
  apply: {
    nobody: 'own',
    volunteer: 'own',
    student: 'own',
    organization_superuser: 'own',
    page_manager: 'own',
    content_manager: 'own',
    center_superuser: 'own',
  },
  /** applications: read. Whoever may apply reads their own. */
  readApplications: {
    volunteer: 'own',
    student: 'own',
    page_manager: 'own',
    content_manager: 'own',
    mentor: 'students',
    organization_superuser: 'organization',
    ...staff,
  },
  /** applications: accept, reject */
  decide: { organization_superuser: 'organization', ...staff },
  /** applications: remind whoever has to answer */
  remind: staff,
  /** own notifications: everybody who has an account */
  notifications: {
    volunteer: 'own',
    student: 'own',
    mentor: 'own',
    organization_superuser: 'own',
    page_manager: 'own',
    content_manager: 'own',
    center_superuser: 'own',
    admin: 'own',
  },
  /** what happened: one's own deeds; one's organisation's; own centre's audit log; the host centre's for admins */
  auditEvents: { organization_superuser: 'organization', ...staff },
  /** organisation: edit; read in every state */
  organizations: { organization_superuser: 'organization', ...staff },
  /** organisation: add, approve, deny, archive, restore, delete */
  judgeOrganizations: staff,
  /** organisation: move to another centre (flag) */
  moveOrganizations: { admin: 'all', admin_of_other_center: 'all' },
  /** users: list, one by one */
  readUsers: {
    volunteer: 'own',
    student: 'own',
    mentor: 'students',
    organization_superuser: 'organization',
    ...staff,
  },
  /** users: invite */
  inviteUsers: { mentor: 'students', organization_superuser: 'organization', ...staff },
  /** users: edit, archive */
  manageUsers: { volunteer: 'own', student: 'own', organization_superuser: 'organization', ...staff },
  /** roles: add, remove */
  manageRoles: { organization_superuser: 'organization', ...staff },
  /** sign in as another user (never as another admin) */
  impersonate: { admin: 'all', admin_of_other_center: 'all' },
  /** images for own use; files, stock images: the centre's */
  uploads: {
    volunteer: 'own',
    student: 'own',
    mentor: 'own',
    organization_superuser: 'own',
    page_manager: 'own',
    content_manager: 'all',
    ...staff,
  },
  /** internal notes: an organisation's on own applications */
  internalNotes: { organization_superuser: 'organization', ...staff },
} satisfies Record<string, Row>;

export const may = (row: Row, actor: ActorName): Far => row[actor] ?? 'no';

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
export function reaches(far: Far, relation: Relation): boolean {
  if (far === 'all') return relation !== 'unconfirmed';
  if (far === 'students') return relation === 'student_of_mentor';
  return far === 'organization' && (relation === 'same_organization' || relation === 'colleague_with_more');
}

/** An account is a way to everything that its roles allow: nobody keeps that of somebody who may do more ('roles: any but admin', 'own organisation's roles'). */
export const mayDoMore = ({ actor, relation }: Pick<Cell, 'actor' | 'relation'>): boolean =>
  (actor === 'center_superuser' && relation === 'admin') ||
  (actor === 'organization_superuser' && relation === 'colleague_with_more');

/** Everything that decides a cell. */
export interface Cell {
  actor: ActorName;
  relation: Relation;
  status: string;
  organizationStatus: string;
}
