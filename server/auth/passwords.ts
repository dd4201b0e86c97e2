/** Passwords, kept as argon2id (product.md, section 10). */
import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import type { Problem } from '#contract/errors.ts';
import { holdNone } from '#server/db/connection-guard.ts';
import { canonicalPassword, passwordWeakness, readCommonPasswords } from '#contract/new-password.ts';

/** OWASP's smallest advice for argon2id (19 MiB, two passes, one lane); the algorithm is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer ones are refused, never cut off: a cut would let two passwords open one account. */
export const longestPassword = 1000;

// The hash of a random word that was thrown away, at the cost above: no password fits it.
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$WnBiClJqXiB/ZCTPgvEWcw$egN2n/Ol7uJrc0F4mLHgQMD4EbQfmLijXp7176P7nos';

/** The most common ones of ten characters and more, from lists of stolen passwords; its licence stands beside it. */
const commonPasswords = readCommonPasswords(
  readFileSync(new URL('../../contract/common-passwords.txt', import.meta.url), 'utf8'),
);

/** What is wrong with a new password besides its length, which the contract judges. Null when it will do. */
export const weakness = (password: string, email: string): Problem['code'] | null =>
  passwordWeakness(password, email, commonPasswords);

/** A hash to keep. Throws for a password over the limit, which the contract refuses before. */
export async function hashPassword(password: string): Promise<string> {
  holdNone('A password is hashed');
  if (password.length > longestPassword) throw new RangeError('The password is too long.');
  return hash(canonicalPassword(password), cost);
}

async function fits(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    // A hash that is no argon2 hash (a bad import) fits nothing.
    return false;
  }
}

/**
 * Whether the password is right. Without a hash (an unknown account, one without password) it takes as long and is
 * false, so that the time tells nobody which addresses have an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  holdNone('A password is checked');
  const isTooLong = password.length > longestPassword;
  const isRight = await fits(passwordHash ?? dummyHash, isTooLong ? '' : canonicalPassword(password));
  return isRight && passwordHash !== null && !isTooLong;
}
