/** Passkeys by the rules of WebAuthn. Challenges are ours by their signature, last five minutes and serve once. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { takeOnce } from '#server/http/idempotency.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Seven megabytes of a running server, which nobody asks for at many centres: loaded when a passkey is first used. */
const library = () => import('@simplewebauthn/server');

/** Whose site asks: a passkey belongs to one host. */
export interface Party {
  name: string;
  /** `https://host`, without a slash behind. */
  origin: string;
}
const hostOf = ({ origin }: Party) => new URL(origin).hostname;

const lifetimeMs = 5 * 60_000;

/** What a challenge is for: signing in, or a new passkey of this person. */
type Purpose = 'sign in' | `register ${string}`;

const signatureOf = (secret: string, purpose: Purpose, body: Buffer) =>
  createHmac('sha256', secret).update(`passkey ${purpose} `).update(body).digest().subarray(0, 16);

/** Sixteen random bytes, the moment, and our signature. */
function newChallenge(secret: string, purpose: Purpose, now: Date): Buffer {
  const body = Buffer.concat([randomBytes(16), Buffer.alloc(8)]);
  body.writeBigUInt64BE(BigInt(now.getTime()), 16);
  return Buffer.concat([body, signatureOf(secret, purpose, body)]);
}

function isOurs(secret: string, purpose: Purpose, challenge: string, now: Date): boolean {
  const all = Buffer.from(challenge, 'base64url');
  if (all.length !== 40) return false;
  const body = all.subarray(0, 24);
  const age = now.getTime() - Number(body.readBigUInt64BE(16));
  return (
    timingSafeEqual(signatureOf(secret, purpose, body), all.subarray(24)) && age >= 0 && age <= lifetimeMs
  );
}

interface Taking {
  scope: TenantScope;
  secret: string;
  now: Date;
  party: Party;
}

const expected = ({ scope, secret, now, party }: Taking, purpose: Purpose) => ({
  expectedChallenge: async (challenge: string) =>
    isOurs(secret, purpose, challenge, now) && (await takeOnce(scope, 'passkey challenge', challenge)),
  expectedOrigin: party.origin,
  expectedRPID: hostOf(party),
  requireUserVerification: true,
});

export interface RegisteredKey {
  credentialId: string;
  publicKey: Buffer;
  counter: string | number | bigint;
  transports: string[];
}

/** For the browser's dialog that makes a passkey. */
export const registrationOptions = async (
  { secret, now, party }: Omit<Taking, 'scope'>,
  person: { userId: string; email: string; name: string },
  known: readonly RegisteredKey[],
) =>
  (await library()).generateRegistrationOptions({
    rpName: party.name,
    rpID: hostOf(party),
    userName: person.email,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.userId)),
    challenge: new Uint8Array(newChallenge(secret, `register ${person.userId}`, now)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** For the browser's dialog at signing in: any passkey of this site, so that no address is asked. */
export const signInOptions = async ({ secret, now, party }: Omit<Taking, 'scope'>) =>
  (await library()).generateAuthenticationOptions({
    rpID: hostOf(party),
    challenge: new Uint8Array(newChallenge(secret, 'sign in', now)),
    userVerification: 'required',
  });

/** JSON of a browser; null for what is none. */
function parsed(response: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(response);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The new passkey; null when the answer is not right. */
export async function takeRegistration(taking: Taking, userId: string, response: string) {
  const registration = parsed(response);
  if (!registration) return null;
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: registration as unknown as RegistrationResponseJSON,
      ...expected(taking, `register ${userId}`),
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // Whatever is wrong with it, it is refused alike.
    return null;
  }
}

/** Which passkey an answer names; null when it names none. */
export function credentialIdOf(response: string): string | null {
  const id = parsed(response)?.['id'];
  return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id) ? id : null;
}

/** The new counter of the passkey; null when the answer is not right. */
export async function takeAssertion(
  taking: Taking,
  response: string,
  key: RegisteredKey,
): Promise<number | null> {
  const registration = parsed(response);
  if (!registration) return null;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: registration as unknown as AuthenticationResponseJSON,
      ...expected(taking, 'sign in'),
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(key.publicKey),
        counter: Number(key.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
