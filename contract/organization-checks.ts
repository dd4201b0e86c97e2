/** An organisation that waits for the centre, with what was found out about it. Its id is the organisation's. */
import * as z from 'zod/mini';
import { moment, oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';
import { organizationTypes } from './organization-fields.ts';
import { organizationStatuses } from './organizations.ts';

/** The worst of what was found: nothing, something to look at, or something that must be settled first. */
export const checkLevels = ['good', 'warning', 'danger'] as const;
export type CheckLevel = (typeof checkLevels)[number];

const alike = z.object({
  id: z.string(),
  name: z.string(),
  status: oneOf(organizationStatuses),
  street: z.nullable(z.string()),
  houseNumber: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  email: z.nullable(z.string()),
  chamberOfCommerceNumber: z.nullable(z.string()),
  /** What is the same, beside a name that is like it. */
  isNameLike: z.boolean(),
  isSameNumber: z.boolean(),
  isSameDomain: z.boolean(),
  isSamePlace: z.boolean(),
});
export type SimilarOrganization = z.infer<typeof alike>;

const attributes = z.object({
  name: z.string(),
  organizationType: oneOf(organizationTypes),
  waitingSince: moment(),
  waitingDays: z.int(),
  /** In a list by number, mail domain and address; of one organisation by names that are alike as well. */
  level: oneOf(checkLevels),
  chamberOfCommerceNumber: z.nullable(z.string()),
  isInitiative: z.boolean(),
  /** Who signed it up and has proven the address; null when staff or an import brought it in. */
  applicant: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      phoneNumber: z.nullable(z.string()),
      jobTitle: z.nullable(z.string()),
      locale: oneOf(locales),
    }),
  ),
  /** At most five that may be the same, the likeliest first. */
  alike: z.array(alike),
});
export type OrganizationCheck = z.infer<typeof attributes>;

export const organizationChecks = resourceContract({
  type: 'organization_checks',
  attributes,
  relationships: { organization: { type: 'organizations' } },
  abilities: [],
  filters: {},
  scopes: {},
  sorts: ['waitingSince'],
  includes: ['organization', 'organization.address', 'organization.profile', 'organization.activities'],
});
