/** An organisation that is there twice becomes one: what is chosen, and what comes of it. */
import * as z from 'zod/mini';
import { oneOf, recordId } from './fields.ts';

/** What is chosen between, one by one; what belongs together goes together. */
export const mergeFields = [
  'name',
  'organization_type',
  'chamber_of_commerce_number',
  'rsin',
  'description',
  'address',
  'email',
  'phone_number',
  'website',
  'social_links',
  'opening_hours',
  'opening_note',
  'logo',
  'cover_image',
  'non_profit_type',
  'activity_types',
  'show_on_social_map',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** Body of POST /organizations/{id}/merge: `id` is the one that stays. */
export const organizationMerging = z.object({
  /** The one that goes. */
  organizationId: recordId(),
  /** What is taken over from it; the rest stays as it is. */
  fields: z.optional(z.array(oneOf(mergeFields)).check(z.maxLength(mergeFields.length))),
  /** Of the one that stays and the one that goes, as they were seen: there is no way back from what was chosen by old values. */
  lockVersion: z.optional(z.int()),
  otherLockVersion: z.optional(z.int()),
  /** Answers what would happen, and changes nothing. */
  dryRun: z.optional(z.boolean()),
});
export type OrganizationMerging = z.infer<typeof organizationMerging>;

/** What goes along, in the order in which one wants to know. */
export const mergedThings = [
  'published_vacancies',
  'vacancies',
  'open_applications',
  'applications',
  'forms',
  'people',
  'people_of_both',
  'join_requests',
  'notes',
  'notifications',
] as const;
export type MergedThing = (typeof mergedThings)[number];

/** `meta` of the answer. */
export const organizationMergingMeta = z.object({
  dryRun: z.boolean(),
  /** What goes along, or would. */
  report: z.array(z.object({ what: oneOf(mergedThings), count: z.int() })),
  /** Every field, whether both have the same in it, and whether that of the one that goes is taken over. */
  fields: z.array(z.object({ field: oneOf(mergeFields), isEqual: z.boolean(), isTaken: z.boolean() })),
});
export type OrganizationMergingMeta = z.infer<typeof organizationMergingMeta>;
