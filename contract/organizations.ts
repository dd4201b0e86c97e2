/** Organisations on the wire. Their `type` of the specification is `organization_type` here (api.md, section 1). */
import * as z from 'zod/mini';
import { moment, oneOf, text } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

export const organizationTypes = ['School', 'VolunteerCenter', 'NonProfit'] as const;
export const organizationStatuses = ['approved', 'pending', 'denied', 'archived', 'deleted'] as const;
export type OrganizationStatus = (typeof organizationStatuses)[number];

const attributes = z.object({
  organizationType: oneOf(organizationTypes),
  name: z.string(),
  website: z.nullable(z.string()),
  city: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  description: z.nullable(z.string()),
  status: oneOf(organizationStatuses),
  createdAt: moment(),
});
export type OrganizationAttributes = z.infer<typeof attributes>;

export const organizations = resourceContract({
  type: 'organizations',
  attributes,
  relationships: {
    address: { type: 'addresses' },
    profile: { type: 'non_profit_profiles' },
    vacancies: { type: 'vacancies', many: true },
  },
  acts: ['update'],
  filters: { status: 'word', organizationType: 'word', name: 'text', city: 'text', createdAt: 'moment' },
  scopes: { q: text(200) },
  sorts: ['name', 'createdAt', 'status'],
  includes: ['address', 'profile', 'vacancies'],
});

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
  acts: [],
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
  relationships: {},
  acts: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
