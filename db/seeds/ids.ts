/** Ids and choices that come out the same each time, so that links to demo content outlive a new database. */
import { createHash } from 'node:crypto';

const digest = (name: string) => createHash('sha256').update(name).digest();

/** A fixed moment, 1 January 2026: the ids stand before those that the server makes. */
const epoch = 1_767_225_600_000;

/** A UUID of version 7 that belongs to this name. `order` sorts ids; those of a load come in order, which is quick to index. */
export function fixedId(name: string, order?: number): string {
  const bytes = digest(name).subarray(0, 16);
  bytes.writeUIntBE(epoch + (order ?? bytes.readUInt16BE(14)), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A number from 0 up to 1 that belongs to this name. */
export const fixedFraction = (name: string) => digest(name).readUInt32BE(0) / 2 ** 32;

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);
