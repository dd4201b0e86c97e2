/** The little sum of public forms: where it is given out and how hard it is; server and browser must agree. */
import type { applicationCalls } from './calls/applications.ts';

/** Where one is given out. Written once more, checked by its type: the form of a visitor need not load all calls of applications. */
export const challengePath: typeof applicationCalls.challenge.path = '/api/v1/applications/challenge';

/** Leading zero bits of SHA-256(challenge + '.' + nonce): about 16,000 tries, well under a second on an old phone. */
export const proofBits = 14;

/** Whether a hash begins with enough zero bits. */
export function hasEnoughZeros(hash: Uint8Array): boolean {
  const bytes = Math.floor(proofBits / 8);
  for (let index = 0; index < bytes; index++) if (hash[index] !== 0) return false;
  const rest = proofBits % 8;
  return rest === 0 || (hash[bytes] ?? 255) >> (8 - rest) === 0;
}
