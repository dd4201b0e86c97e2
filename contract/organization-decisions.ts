/** Deciding about organisations: the bodies of their moves, and what follows from one before it is made. */
import * as z from 'zod/mini';
import { oneOf, optionalText } from './fields.ts';
import { openApplicationFields } from './open-applications.ts';
import { organizationUpdate } from './organization-fields.ts';
import { denyReasons, organizationStatuses } from './organizations.ts';
import { textLimits } from './text-limits.ts';

const words = {
  /** Of the list; asked for with a no. */
  reason: z.optional(z.nullable(oneOf(denyReasons))),
  /** Words of the centre: to the applicant with a no, to everybody who applied when open applications are answered. */
  message: z.optional(optionalText(textLimits.message)),
};

/** Body of PUT /organizations/{id}/approve. */
export const organizationJudgement = z.object({ status: oneOf(['approved', 'denied']), ...words });

/** Body of PATCH and PUT /organizations/{id}: its fields, and a status that goes through the table of moves. */
export const organizationChange = z.safeExtend(organizationUpdate, {
  status: z.optional(oneOf(organizationStatuses)),
  ...words,
  openApplications: openApplicationFields.openApplications,
});
export type OrganizationChange = z.infer<typeof organizationChange>;

/** Body of PUT /organizations/{id}/archive. */
export const organizationArchive = z.object({
  ...openApplicationFields,
  /** Answers what would happen, and changes nothing. */
  dryRun: z.optional(z.boolean()),
});

/** Body of the moves that need nothing said. */
export const organizationMoveInput = z.object({});

/** `meta` of a dry run and of GET /organizations/{id}/consequences. */
export const organizationConsequences = z.object({
  /** Vacancies that would go offline. */
  publishedVacancies: z.int(),
  /** Forms that would be closed. */
  publishedForms: z.int(),
  /** Applications that wait for an answer. */
  openApplications: z.int(),
  /** People with a role in it. */
  people: z.int(),
});
export type OrganizationConsequences = z.infer<typeof organizationConsequences>;
