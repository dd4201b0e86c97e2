/** What can be filled in of an organisation, each field with its rules. */
import * as z from 'zod/mini';
import {
  chamberOfCommerceNumber,
  email,
  formattedText,
  listId,
  oneOf,
  optionalText,
  phoneNumber,
  postcode,
  rsin,
  webAddress,
  wordList,
} from './fields.ts';
import { wholePoint } from './map-point.ts';
import { organizationName } from './names.ts';
import { openingHours } from './opening-hours.ts';
import { pictureId } from './uploads.ts';

export const organizationTypes = ['School', 'VolunteerCenter', 'NonProfit'] as const;
export type OrganizationType = (typeof organizationTypes)[number];
export const socialNetworks = [
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'x',
  'tiktok',
  'mastodon',
  'bluesky',
  'other',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
const socialLink = z.object({ network: oneOf(socialNetworks), url: webAddress() });
export type SocialLink = z.infer<typeof socialLink>;
/** Networks with an address each. */
export const socialLinks = () => z.array(socialLink).check(z.maxLength(10));

/** Characters of text that one reads. */
export const longestDescription = 10_000;

const point = (most: number) => z.nullable(z.number().check(z.gte(-most), z.lte(most)));

/** What is filled in of an organisation. Absent leaves, null clears. */
export const organizationFields = {
  organizationType: oneOf(organizationTypes),
  name: organizationName(),
  /** HTML; its tags do not count. */
  description: z.nullable(formattedText(longestDescription)),
  website: z.nullable(webAddress()),
  email: z.nullable(email()),
  /** Whether everybody may read the address; without a yes only the organisation and the centre do. */
  emailVisible: z.boolean(),
  phoneNumber: z.nullable(phoneNumber()),
  /** Whether everybody may read the number. */
  phoneNumberVisible: z.boolean(),
  chamberOfCommerceNumber: z.nullable(chamberOfCommerceNumber()),
  /** At the tax office; for the organisation and the centre alone. */
  rsin: z.nullable(rsin()),
  street: optionalText(120),
  houseNumber: optionalText(20),
  postcode: z.nullable(postcode()),
  city: optionalText(120),
  /** Where the pin stands; left out, it is put at the postcode. */
  lat: point(90),
  lon: point(180),
  socialLinks: socialLinks(),
  openingHours: openingHours(),
  /** What times cannot say: 'op afspraak', 'niet in de zomer'. */
  openingNote: optionalText(300),
  /** Kind of body; of a non-profit only, as the two below. */
  nonProfitTypeId: z.nullable(listId()),
  showOnSocialMap: z.boolean(),
  /** What it does: themes and types of the shared tree. */
  activityTypeIds: wordList(listId(), 20),
  /** Pictures of POST /uploads. */
  logoId: z.nullable(pictureId()),
  coverImageId: z.nullable(pictureId()),
};
const authoredObject = z.object(organizationFields);

/** Body of POST /organizations: the centre's staff add one. */
export const organizationCreate = z
  .extend(z.partial(authoredObject), {
    organizationType: organizationFields.organizationType,
    name: organizationFields.name,
  })
  .check(wholePoint);
/** Body of PATCH and PUT /organizations/{id}. */
export const organizationUpdate = z
  .extend(z.partial(authoredObject), { lockVersion: z.optional(z.int()) })
  .check(wholePoint);

export type OrganizationCreate = z.infer<typeof organizationCreate>;
export type OrganizationUpdate = z.infer<typeof organizationUpdate>;
