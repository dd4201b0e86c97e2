/**
 * Who may do what: the table of product.md section 3 as data. The server's policies, the rows of its queries and
 * `meta.can` all read it here; nothing else decides a right.
 */

import { organizationRoles, roles, type Role } from './roles.ts';

/** How far a right reaches: nothing, what is one's own, the students' of one's school, one's organisation's, or the whole centre's. */
export type AccessLevel = 'none' | 'own' | 'students' | 'organization' | 'center';

type Row = Partial<Record<Role | 'public', AccessLevel>>;

const everybody = (level: AccessLevel): Row => ({ public: level, ...everyRole(level) });
const everyRole = (level: AccessLevel): Row => Object.fromEntries(roles.map((role) => [role, level]));

export const rights = {
  'vacancies.read_published': everybody('center'),
  /** Read all states, add, edit, publish, fill, archive. */
  'vacancies.manage': { organization_superuser: 'organization', center_superuser: 'center', admin: 'center' },
  'applications.create': { ...everybody('own'), mentor: 'none', admin: 'none' },
  'applications.read': {
    volunteer: 'own',
    student: 'own',
    page_manager: 'own',
    content_manager: 'own',
    mentor: 'students',
    organization_superuser: 'organization',
    center_superuser: 'center',
    admin: 'center',
  },
  'applications.decide': {
    organization_superuser: 'organization',
    center_superuser: 'center',
    admin: 'center',
  },
  /** Ask an organisation to answer. */
  'applications.remind': { center_superuser: 'center', admin: 'center' },
  'applications.withdraw': { ...everyRole('own'), mentor: 'none', admin: 'none' },
  /** What happened: one's own actions at least. */
  'audit_events.read': {
    ...everyRole('own'),
    organization_superuser: 'organization',
    center_superuser: 'center',
    admin: 'center',
  },
  'organizations.read_approved': everybody('center'),
  /** Read in every state, edit. */
  'organizations.manage': {
    organization_superuser: 'organization',
    center_superuser: 'center',
    admin: 'center',
  },
  /** Add, approve, deny, archive, restore, delete, merge. */
  'organizations.judge': { center_superuser: 'center', admin: 'center' },
  /** To another centre, where the flag is on. */
  'organizations.move': { admin: 'center' },
  /** Accounts in lists and one by one. Everybody reads and edits their own as the current user besides. */
  'users.read': {
    volunteer: 'own',
    student: 'own',
    mentor: 'students',
    organization_superuser: 'organization',
    center_superuser: 'center',
    admin: 'center',
  },
  'users.invite': {
    mentor: 'students',
    organization_superuser: 'organization',
    center_superuser: 'center',
    admin: 'center',
  },
  /** Edit and archive. */
  'users.manage': {
    volunteer: 'own',
    student: 'own',
    organization_superuser: 'organization',
    center_superuser: 'center',
    admin: 'center',
  },
  /** Add and remove roles, as far as `grantableRoles` goes. */
  'roles.manage': { organization_superuser: 'organization', center_superuser: 'center', admin: 'center' },
  /** Sign in as somebody else, never as another admin. */
  'users.impersonate': { admin: 'center' },
  /** Pictures: everybody their own; who keeps the centre's files all of them. */
  'uploads.manage': {
    ...everyRole('own'),
    content_manager: 'center',
    center_superuser: 'center',
    admin: 'center',
  },
  /** Choose one of the pictures that are offered: whoever may send one. */
  'stock_images.read': everyRole('center'),
  'stock_images.manage': { content_manager: 'center', center_superuser: 'center', admin: 'center' },
  /** Those of the platform, which every centre is offered. */
  'shared_stock_images.manage': { admin: 'center' },
  /** Write pages and news; a page manager those that were given to them. */
  'pages.manage': {
    page_manager: 'own',
    content_manager: 'center',
    center_superuser: 'center',
    admin: 'center',
  },
  /** What stands in the menus of the site. */
  'menu_items.manage': { content_manager: 'center', center_superuser: 'center', admin: 'center' },
  /** Make forms, and read what people filled in. */
  'forms.manage': {
    organization_superuser: 'organization',
    content_manager: 'center',
    center_superuser: 'center',
    admin: 'center',
  },
  /** What a centre sets itself, and who answers for what. */
  'center_settings.manage': { center_superuser: 'center', admin: 'center' },
  /** How the site looks: what is tried and what is online. */
  'themes.manage': { center_superuser: 'center', admin: 'center' },
  /** Ask the centre something: whoever has an account of it, which an admin has not. */
  'contact_messages.create': { ...everyRole('own'), admin: 'none' },
  'contact_messages.answer': { center_superuser: 'center', admin: 'center' },
  /** With whom the centre does its work. */
  'partners.manage': { center_superuser: 'center', admin: 'center' },
  /** Open, change and close volunteer centres. */
  'managed_centers.manage': { admin: 'center' },
  'internal_notes.manage': {
    organization_superuser: 'organization',
    center_superuser: 'center',
    admin: 'center',
  },
} satisfies Record<string, Row>;

export type Right = keyof typeof rights;

/** Which roles somebody with this role may give and take. Of an organisation: those held for it, `mentor` and `student` for a School. */
export const grantableRoles: Partial<Record<Role, readonly Role[]>> = {
  organization_superuser: organizationRoles,
  center_superuser: roles.filter((role) => role !== 'admin'),
  admin: roles,
};

const order: readonly AccessLevel[] = ['none', 'own', 'students', 'organization', 'center'];

/** The furthest that any of these roles reaches with a right. Nobody signed in is `public`; without roles one is a volunteer. */
export function accessLevelOf(right: Right, ownRoles: readonly Role[] | null): AccessLevel {
  const row: Row = rights[right];
  const as: readonly (Role | 'public')[] =
    ownRoles === null ? ['public'] : ownRoles.length > 0 ? ownRoles : ['volunteer'];
  return as
    .map((role) => row[role] ?? 'none')
    .reduce((furthest, level) => (order.indexOf(level) > order.indexOf(furthest) ? level : furthest), 'none');
}

/** The roles that reach so far with a right. */
export const rolesWithAccess = (right: Right, level: AccessLevel): Role[] =>
  roles.filter((role) => accessLevelOf(right, [role]) === level);
