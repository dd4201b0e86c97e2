/** What is in the links of a mail about a search: by it the reader changes or stops it without an account. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

const idBytes = 16;
const signatureBytes = 20;

const signatureOf = (secret: string, centerId: number, id: Uint8Array): Buffer =>
  createHmac('sha256', secret)
    .update(`search alert ${centerId} ${Buffer.from(id).toString('hex')}`)
    .digest()
    .subarray(0, signatureBytes);

export function alertKey(secret: string, centerId: number, alertId: string): string {
  const id = parse(alertId);
  return Buffer.concat([id, signatureOf(secret, centerId, id)]).toString('base64url');
}

/** The alert that a key is of; null where we did not make it, for this centre. */
export function alertOfKey(secret: string, centerId: number, key: string): string | null {
  const bytes = Buffer.from(key.slice(0, 100), 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return null;
  const id = bytes.subarray(0, idBytes);
  const isOurs = timingSafeEqual(bytes.subarray(idBytes), signatureOf(secret, centerId, id));
  return isOurs ? stringify(id, 0) : null;
}
