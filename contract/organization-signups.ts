/** An organisation signs itself up, or somebody asks to work for one that is there already. */
import * as z from 'zod/mini';
import {
  chamberOfCommerceNumber,
  email,
  moment,
  oneOf,
  optionalText,
  phoneNumber,
  postcode,
  text,
  typedText,
  webAddress,
} from './fields.ts';
import { organizationName, personName } from './names.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';
import { newPassword } from './new-password.ts';

const ticked = () => z.boolean().check(z.refine((value) => value, { params: { code: 'terms_needed' } }));

/** The person who answers for it: an account is made once the address is proven. */
const contact = {
  firstName: personName(),
  lastName: personName(),
  email: email(),
  phoneNumber: z.optional(z.nullable(phoneNumber())),
  jobTitle: z.optional(optionalText(120)),
  password: newPassword(),
  acceptTerms: ticked(),
};

/** With a number at the Chamber of Commerce, or without as a neighbourhood initiative. */
export const standings = ['registered', 'initiative'] as const;

const organization = {
  organizationType: z.optional(oneOf(['NonProfit', 'School'])),
  name: organizationName(),
  standing: oneOf(standings),
  chamberOfCommerceNumber: z.optional(z.nullable(chamberOfCommerceNumber())),
  description: text(2000),
  website: z.optional(z.nullable(webAddress())),
  street: z.optional(optionalText(120)),
  houseNumber: z.optional(optionalText(20)),
  postcode: postcode(),
  city: text(120),
  /** The criteria of the centre, one by one in the text that is kept. */
  acceptCriteria: ticked(),
};

interface Standing {
  standing?: string;
  chamberOfCommerceNumber?: string | null | undefined;
}
const numberOfRegistered = z.refine<Standing>(
  ({ standing, chamberOfCommerceNumber: number }) => standing !== 'registered' || Boolean(number),
  {
    path: ['chamberOfCommerceNumber'],
    params: { code: 'blank' },
    // Also while other fields are still wrong.
    when: ({ value }) => typeof value === 'object',
  },
);

const unseen = {
  locale: z.optional(oneOf(locales)),
  /** Honeypot: people do not see it, so it stays empty. */
  nickname: z.optional(z.nullable(typedText(200))),
  /** Answer to a challenge of GET /applications/challenge; the no-script form waits instead. */
  proof: z.optional(z.nullable(typedText(400))),
};

/** The form of a new organisation, in the order in which it is asked. */
export const organizationSignupForm = z.object({ ...organization, ...contact }).check(numberOfRegistered);
/** Body of POST /organizations/signup. */
export const organizationSignup = z
  .object({ ...organization, ...contact, ...unseen })
  .check(numberOfRegistered);
export type OrganizationSignup = z.infer<typeof organizationSignup>;

const join = { message: z.optional(optionalText(1000)), ...contact };
/** The form of somebody who wants to work for an organisation that is there. */
export const organizationJoinForm = z.object(join);
/** Body of POST /organizations/{id}/join. */
export const organizationJoin = z.object({ ...join, ...unseen });
export type OrganizationJoin = z.infer<typeof organizationJoin>;

/** What both answer: the same for an address that has an account already. */
export const organizationSignups = resourceContract({
  type: 'organization_signups',
  attributes: z.object({
    email: z.string(),
    organizationName: z.string(),
    /** A new organisation, or a place in one that is there. */
    kind: oneOf(['new', 'join']),
    confirmedAt: z.nullable(moment()),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});

export const joinRequestStatuses = ['open', 'accepted', 'declined'] as const;
/** Somebody who asks to work for an organisation. */
export const organizationJoinRequests = resourceContract({
  type: 'organization_join_requests',
  attributes: z.object({
    name: z.string(),
    email: z.string(),
    phoneNumber: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
    message: z.nullable(z.string()),
    /** The asker's language, so in all likelihood that of the message. */
    locale: oneOf(locales),
    organizationName: z.string(),
    status: oneOf(joinRequestStatuses),
    createdAt: moment(),
  }),
  relationships: { organization: { type: 'organizations' } },
  abilities: ['accept', 'decline'],
  filters: { status: 'word', organizationId: 'id' },
  scopes: {},
  sorts: ['createdAt'],
  includes: ['organization'],
});
