/** Organisations on the wire. Their `type` of the specification is `organization_type` here (api.md, section 1). */
import * as z from 'zod/mini';
import { moment, oneOf, text } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { listIds, placeFilters } from './list-scopes.ts';
import { organizationFields } from './organization-fields.ts';
import { nearMeta } from './place-kinds.ts';
import { picture } from './uploads.ts';
import { textLimits } from './text-limits.ts';

export const organizationStatuses = ['approved', 'pending', 'denied', 'archived', 'deleted'] as const;
export type OrganizationStatus = (typeof organizationStatuses)[number];

/** Why an organisation is not admitted; the words for the applicant are in the messages and in the mail. */
export const denyReasons = [
  'outside_area',
  'no_social_aim',
  'private_person',
  'duplicate',
  'not_reachable',
  'incomplete',
  'other',
] as const;
export type DenyReason = (typeof denyReasons)[number];

const attributes = z.object({
  organizationType: organizationFields.organizationType,
  name: z.string(),
  website: z.nullable(z.string()),
  city: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  phoneNumberVisible: z.boolean(),
  email: z.nullable(z.string()),
  emailVisible: z.boolean(),
  description: z.nullable(z.string()),
  chamberOfCommerceNumber: z.nullable(z.string()),
  rsin: z.nullable(z.string()),
  logo: z.nullable(picture),
  coverImage: z.nullable(picture),
  socialLinks: organizationFields.socialLinks,
  openingHours: organizationFields.openingHours,
  openingNote: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  /** Themes and types of what a non-profit does. */
  activityTypes: z.array(z.string()),
  status: oneOf(organizationStatuses),
  /** Why it was denied, of the list; for the organisation and the centre. */
  denyReason: z.nullable(oneOf(denyReasons)),
  /** The words that came with it. */
  deniedReason: z.nullable(z.string()),
  approvedAt: z.nullable(moment()),
  /** Days within which it usually answers applicants (1 to 14), measured; null when there is too little to say. */
  usualAnswerDays: z.nullable(z.int()),
  /** Kilometres from the place looked near, with one decimal; null outside such a list. */
  distanceKm: z.nullable(z.number()),
  lockVersion: z.int(),
  createdAt: moment(),
  updatedAt: moment(),
});
export type OrganizationAttributes = z.infer<typeof attributes>;

export const organizations = resourceContract({
  type: 'organizations',
  attributes,
  relationships: {
    address: { type: 'addresses' },
    profile: { type: 'non_profit_profiles' },
    vacancies: { type: 'vacancies', many: true },
    /** What the attribute `activity_types` names. */
    activities: { type: 'activity_types', many: true },
    /** Who looks after it, by name, as far as the reader may see them among the accounts. */
    members: { type: 'users', many: true },
    /** The twenty newest actions with it, and with what became part of it, that the reader may know of. */
    latestEvents: { type: 'audit_events', many: true },
    /** What staff wrote down, the newest first; none for whoever keeps no notes. */
    notes: { type: 'internal_notes', many: true },
  },
  abilities: [
    'update',
    'invite',
    'approve',
    'deny',
    'archive',
    'restore',
    'delete',
    'merge',
    'move',
    // What kind of organisation it is, and whatever else the centre says of it.
    'judge',
    'note',
  ],
  filters: {
    status: 'word',
    organizationType: 'word',
    name: 'text',
    city: 'text',
    chamberOfCommerceNumber: 'text',
    showOnSocialMap: 'flag',
    createdAt: 'moment',
    approvedAt: 'moment',
  },
  scopes: {
    /**
     * Words of name, place, postcode or what else it shows; staff of the centre also find by what it does not show. Ones that are alike
     * when nothing has the words themselves.
     */
    q: text(textLimits.search),
    /** Themes or types of the tree; a theme stands for all that is below it. */
    activity: listIds(),
    ...placeFilters,
  },
  sorts: ['name', 'city', 'createdAt', 'approvedAt', 'status', 'distance'],
  includes: ['address', 'profile', 'profile.nonProfitType', 'vacancies', 'activities'],
});

/** `meta` of the list, when `facets=true` asks for it: each count follows all filters but its own. */
export const organizationListMeta = z.object({
  facets: z.optional(
    z.object({
      status: z.array(z.object({ value: z.string(), count: z.int() })),
      activity: z.array(z.object({ value: z.string(), count: z.int() })),
    }),
  ),
  /** The place that `near` was understood as. */
  near: z.nullable(nearMeta),
});
export type OrganizationListMeta = z.infer<typeof organizationListMeta>;

/** Where an organisation is; its id is the organisation's. */
export const addresses = resourceContract({
  type: 'addresses',
  attributes: z.object({
    street: z.nullable(z.string()),
    houseNumber: z.nullable(z.string()),
    postcode: z.nullable(z.string()),
    city: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lon: z.nullable(z.number()),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});

/** What only a non-profit has; its id is the organisation's. */
export const nonProfitProfiles = resourceContract({
  type: 'non_profit_profiles',
  attributes: z.object({
    nonProfitTypeId: z.nullable(z.string()),
    showOnSocialMap: z.boolean(),
    activityTypeIds: z.array(z.string()),
  }),
  relationships: { nonProfitType: { type: 'non_profit_types' } },
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: ['nonProfitType'],
});

/**
 * The moves of product.md section 4. A deleted one is hidden everywhere and goes nowhere. Who pressed the wrong button takes it
 * back at once (contract/undos.ts): that is no move.
 */
export const organizationMoves = {
  approve: { from: ['pending', 'denied'], to: 'approved' },
  deny: { from: ['pending'], to: 'denied' },
  archive: { from: ['approved'], to: 'archived' },
  restore: { from: ['archived'], to: 'approved' },
  delete: { from: ['pending', 'denied', 'archived'], to: 'deleted' },
} as const satisfies Record<string, { from: readonly OrganizationStatus[]; to: OrganizationStatus }>;
export type OrganizationMove = keyof typeof organizationMoves;
