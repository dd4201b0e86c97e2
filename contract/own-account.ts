/** What somebody changes of their own account. E-mail address, status and roles are none of it: they have calls of their own. */
import * as z from 'zod/mini';
import { oneOf, optionalText, phoneNumber, text, wholeNumber } from './fields.ts';
import { locales } from './locales.ts';
import { notificationPreferences } from './notifications.ts';
import { genders } from './users.ts';

const details = {
  firstName: text(80),
  lastName: text(80),
  phoneNumber: z.nullable(phoneNumber()),
  jobTitle: optionalText(120),
  gender: z.nullable(oneOf(genders)),
  birthYear: z.nullable(wholeNumber(1900, 2100)),
};

/** The form about oneself, in the order in which it asks. */
export const accountForm = z.object({
  ...details,
  phoneNumber: z.optional(details.phoneNumber),
  jobTitle: z.optional(details.jobTitle),
  gender: z.optional(details.gender),
  birthYear: z.optional(details.birthYear),
});

/** Days of the week on which the periodic mail may come; 1 is Monday. */
export const digestDays = () =>
  z.array(wholeNumber(1, 7)).check(
    z.maxLength(7),
    z.refine((days) => new Set(days).size === days.length, { params: { code: 'duplicate' } }),
  );

/** Body of PATCH /current_user. */
export const currentUserUpdate = z.extend(z.partial(z.object(details)), {
  locale: z.optional(oneOf(locales)),
  digestDays: z.optional(digestDays()),
  /** The active yes to the periodic mail. Needed with the first days; it stands until there are none. */
  digestConsent: z.optional(z.boolean()),
  notificationPreferences: z.optional(notificationPreferences()),
  lockVersion: z.optional(z.int()),
});
export type CurrentUserUpdate = z.infer<typeof currentUserUpdate>;
