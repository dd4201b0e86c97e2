/** What somebody changes of their own account. E-mail address, status and roles are none of it: they have calls of their own. */
import * as z from 'zod/mini';
import { oneOf, optionalText, phoneNumber, typedText, wholeNumber, wordList } from './fields.ts';
import { personName } from './names.ts';
import { locales } from './locales.ts';
import { newPassword } from './new-password.ts';
import { keepDays } from './retention.ts';
import { notificationKinds, notificationPreferences } from './notifications.ts';
import { genders } from './users.ts';

const details = {
  firstName: personName(),
  lastName: personName(),
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
  /** All applications may be kept for so many days, as the screen said; null takes that back, also where one of them said so. */
  keepApplicationDays: z.optional(z.nullable(keepDays())),
  notificationPreferences: z.optional(notificationPreferences()),
  lockVersion: z.optional(z.int()),
});
export type CurrentUserUpdate = z.infer<typeof currentUserUpdate>;

const digestDayForm = z.object({
  digestDays: wordList(oneOf(['1', '2', '3', '4', '5', '6', '7']), 7).check(z.minLength(1)),
});
/** The form for the periodic mail: the days, and the yes as long as none stands. */
export const digestForm = z.extend(digestDayForm, {
  digestConsent: z.boolean().check(z.refine((value) => value, { params: { code: 'digest_consent_needed' } })),
});
export const digestSchema = (hasConsent: boolean): typeof digestDayForm | typeof digestForm =>
  hasConsent ? digestDayForm : digestForm;

/** The form for notifications: the kinds that one wants by mail, and those in the app. */
export const preferenceForm = z.object({
  mail: wordList(oneOf(notificationKinds), notificationKinds.length),
  app: wordList(oneOf(notificationKinds), notificationKinds.length),
});

/** The form for the language of screens and mails. */
export const localeForm = z.object({ locale: oneOf(locales) });

const typedPassword = () => typedText(1000, z.minLength(1));
interface Repeated {
  password: string;
  passwordConfirmation: string;
}
const isRepeated = <Given extends Repeated>() =>
  z.refine<Given>(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    path: ['passwordConfirmation'],
    params: { code: 'passwords_differ' },
    // Also while other fields are still wrong.
    when: ({ value }) => typeof value === 'object',
  });

/** The form for another password. */
export const ownPasswordForm = z
  .object({
    currentPassword: typedPassword(),
    password: newPassword(),
    passwordConfirmation: typedPassword(),
  })
  .check(isRepeated());

/** Body of PUT /current_user/password. An account without a password has no current one. */
export const ownPasswordChange = z
  .object({
    currentPassword: z.optional(z.nullable(typedPassword())),
    password: newPassword(),
    passwordConfirmation: typedPassword(),
  })
  .check(isRepeated());
export type OwnPasswordChange = z.infer<typeof ownPasswordChange>;
