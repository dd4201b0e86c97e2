/** Codes of an app on the phone (RFC 6238) and recovery codes. Secrets are encrypted, recovery codes hashed. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const period = 30;
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'one-time code secrets', 32));

/** AES-256-GCM: nonce, tag and text in one. The person's id is bound to it, so that a row moved to another account opens nothing. */
export function encryptSecret(serverSecret: string, userId: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), nonce).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Throws for a secret that was encrypted with another key or for somebody else. */
export function decryptSecret(serverSecret: string, userId: string, stored: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), stored.subarray(0, 12))
    .setAAD(Buffer.from(userId))
    .setAuthTag(stored.subarray(12, 28));
  return Buffer.concat([decipher.update(stored.subarray(28)), decipher.final()]);
}

export const newSecret = (): Buffer => randomBytes(20);

const totpOf = (secret: Uint8Array, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }), digits: 6, period });

/** For typing into an app, and as the address in a QR code. */
export function setupOf(secret: Uint8Array, names: { issuer: string; label: string }) {
  const totp = totpOf(secret, names);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The half minute that a code belongs to, one early or late at the most; null for a wrong code. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

// Without signs that look alike.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;
const length = 10;

/** Ten codes of fifty bits, as they are shown once: `abcde-fghjk`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** Of what was typed, with or without its dash. */
export const hashRecoveryCode = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${code.replaceAll(/[\s-]/g, '').toLowerCase()}`)
    .digest();
