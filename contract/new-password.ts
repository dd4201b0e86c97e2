/**
 * A password that somebody chooses: what is refused, and how strong it is, by one rule on both sides. The list of common ones
 * (common-passwords.txt) is handed in: the server has it at hand, a page fetches it once somebody is at the field.
 */
import * as z from 'zod/mini';
import { typedText } from './fields.ts';
import { readToken } from './link-token.ts';

export const shortestPassword = 10;

/** Neither trimmed nor cut off: what is typed is what counts. */
export const newPassword = () => typedText(1000, z.minLength(shortestPassword));

/** The form with a first or a new password. */
export const passwordForm = z.object({ password: newPassword() });

/** PUT /auth/password, as far as the shape goes: what is missing is told in the manner of these clients. */
export const passwordChange = z.object({
  password: typedText(1000),
  passwordConfirmation: z.optional(z.nullable(typedText(1000))),
  currentPassword: z.optional(z.nullable(typedText(1000))),
  resetPasswordToken: z.optional(z.nullable(typedText(200, z.overwrite(readToken)))),
});

/** The same accented letter is typed as one sign on one device and as two on another. */
export const canonicalPassword = (password: string): string => password.toWellFormed().normalize('NFC');

/** The list as it is in its file, one a line. */
export const readCommonPasswords = (file: string): ReadonlySet<string> =>
  new Set(file.trimEnd().split(/\r?\n/));

/** 'aaaaaaaaaa', '1212121212'. */
const fewestSigns = 4;

/**
 * What is wrong with a new password besides its length: one that everybody tries, or the person's own address. Null when it
 * will do.
 */
export function passwordWeakness(
  password: string,
  email: string,
  common: ReadonlySet<string>,
): 'password_is_address' | 'common_password' | null {
  const plain = canonicalPassword(password).toLowerCase().trim();
  const address = email.toLowerCase();
  if (plain !== '' && (plain === address || plain === address.split('@')[0])) return 'password_is_address';
  return common.has(plain) || new Set(plain).size < fewestSigns ? 'common_password' : null;
}

export const passwordStrengths = ['short', 'address', 'common', 'fair', 'strong', 'very'] as const;
/** The first three are refused. */
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Kinds of signs: small letters, capitals, figures, all else. */
const kindsIn = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;

/** Length counts most: three loose words are stronger than one word with a sign in it, and easier to remember. */
export function passwordStrength(
  password: string,
  email: string,
  common: ReadonlySet<string>,
): PasswordStrength {
  if (password.length < shortestPassword) return 'short';
  const weakness = passwordWeakness(password, email, common);
  if (weakness) return weakness === 'common_password' ? 'common' : 'address';
  const { length } = password;
  const signs = new Set(password).size;
  if (length >= 20 && signs >= 8) return 'very';
  return (length >= 14 && signs >= 7) || (length >= 12 && kindsIn(password) >= 3) ? 'strong' : 'fair';
}
