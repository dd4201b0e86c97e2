/** Accounts on the wire, and signing in. */
import * as z from 'zod/mini';
import { filterCounts } from './counted-filters.ts';
import { knownEmail, moment, oneOf, recordId, text, typedText } from './fields.ts';
import { notificationPreferences } from './notifications.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';
import { otpCode } from './second-factors.ts';
import { roles as roleNames } from './roles.ts';
import { textLimits } from './text-limits.ts';

export const userStatuses = ['active', 'invited', 'inactive', 'archived'] as const;
/** Which of somebody's applications are kept for longer, as they agreed. */
export const keptApplications = ['all', 'some', 'none'] as const;
export type KeptApplications = (typeof keptApplications)[number];
export type UserStatus = (typeof userStatuses)[number];
export const genders = ['male', 'female', 'other'] as const;
export const signupMethods = ['signedUp', 'createdByUser', 'imported', 'unknown'] as const;

const attributes = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  phoneNumber: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  gender: z.nullable(oneOf(genders)),
  status: oneOf(userStatuses),
  locale: oneOf(locales),
  digestDays: z.array(z.int()),
  /** Only the year is asked, and only to know whether somebody is over 16. Nobody else's is told. */
  birthYear: z.nullable(z.int()),
  /** Every kind, as it stands now; only for the person. */
  notificationPreferences: z.nullable(notificationPreferences()),
  /** Which applications may be kept for longer; only for the person. */
  keepsApplications: z.nullable(oneOf(keptApplications)),
  signupMethod: oneOf(signupMethods),
  /** When the address was proven; null before. */
  confirmedAt: z.nullable(moment()),
  invitedAt: z.nullable(moment()),
  lastSignInAt: z.nullable(moment()),
  archivedAt: z.nullable(moment()),
  lockVersion: z.int(),
  createdAt: moment(),
});
export type UserAttributes = z.infer<typeof attributes>;

export const users = resourceContract({
  type: 'users',
  attributes,
  relationships: {
    roles: { type: 'roles', many: true },
    organizations: { type: 'organizations', many: true },
    /** The twenty newest that the reader may see. */
    latestApplications: { type: 'applications', many: true },
    /** The twenty newest actions with this account that the reader may know of. */
    latestEvents: { type: 'audit_events', many: true },
    /** What staff wrote down, the newest first; none for whoever keeps no notes. */
    notes: { type: 'internal_notes', many: true },
  },
  abilities: [
    'update',
    'deactivate',
    'activate',
    'archive',
    'restore',
    'resendInvitation',
    'addRole',
    'signInAs',
    'note',
  ],
  filters: {
    id: 'id',
    status: 'word',
    signupMethod: 'word',
    email: 'email',
    createdAt: 'moment',
    lastSignInAt: 'moment',
  },
  scopes: {
    /** Words of name, address or phone number. */
    q: text(textLimits.search),
    /** Who holds this role; `volunteer` also finds who holds none. Within an organisation `admin` is who administers it. */
    withRole: oneOf(roleNames),
    /** Who holds a role for this organisation. */
    organizationIdEq: recordId(),
    /** Who can be the contact of vacancies of this organisation: its own people with an account in use. */
    contactOf: recordId(),
  },
  sorts: ['name', 'createdAt', 'lastSignInAt', 'status'],
  includes: ['roles', 'organizations'],
});

/** `meta` of the list, when `facets=true` and `counts` ask for it: each facet follows all filters but its own. */
export const userListMeta = z.object({
  counts: filterCounts(),
  facets: z.optional(z.object({ status: z.array(z.object({ value: oneOf(userStatuses), count: z.int() })) })),
});

interface UserMoveShape {
  from: readonly UserStatus[];
  to: UserStatus;
}
/**
 * The moves of product.md section 4. Only the person makes `confirm` (the address is proven) and `accept` (an invitation, with a
 * first password); the others are staff's. Archiving signs out everywhere; what was archived comes back inactive.
 */
export const userMoves = {
  confirm: { from: ['inactive'], to: 'active' },
  accept: { from: ['invited'], to: 'active' },
  deactivate: { from: ['active'], to: 'inactive' },
  activate: { from: ['inactive'], to: 'active' },
  archive: { from: ['active', 'invited', 'inactive'], to: 'archived' },
  restore: { from: ['archived'], to: 'inactive' },
} as const satisfies Record<string, UserMoveShape>;
export type UserMove = keyof typeof userMoves;
/** Those that staff make, by their names in `meta.can`. */
export const staffUserMoves = [
  'deactivate',
  'activate',
  'archive',
  'restore',
] as const satisfies readonly UserMove[];

/** A role that somebody holds, for an organisation where that belongs to it. */
export const roles = resourceContract({
  type: 'roles',
  attributes: z.object({ name: oneOf(roleNames), organizationId: z.nullable(z.string()) }),
  relationships: {},
  abilities: ['remove'],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});

/** Body of POST /auth/sign_in, flat, as JSON or as a form (api.md, section 4). */
export const signIn = z.object({
  email: knownEmail(),
  password: typedText(1000),
  /** For accounts that ask a second proof: without it the answer is 401 with the code second_factor_needed. */
  otp_code: z.optional(z.nullable(otpCode())),
});

/** The sign-in form: what the page checks before it asks the server. */
export const signInForm = z.object({
  email: knownEmail(z.minLength(1)),
  password: typedText(1000, z.minLength(1)),
  remember: z.optional(z.boolean()),
});
