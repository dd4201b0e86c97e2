/**
 * Files that may be larger than memory. A server writes them to its disk while they come in, for whoever has the right alone; of anybody
 * else they go by.
 */
import type { Right } from './rights.ts';

interface LargeFileKind {
  right: Right;
  bytes: number;
}

/** By the name of the field of a screen. */
export const largeFiles = {
  centerArchive: { right: 'managed_centers.manage', bytes: 4_000_000_000 },
} as const satisfies Record<string, LargeFileKind>;
export type LargeFileName = keyof typeof largeFiles;

export const isLargeFileName = (name: string): name is LargeFileName => Object.hasOwn(largeFiles, name);

/** One that was sent. It stands there until the request is answered. */
export interface LargeFile {
  name: string;
  path: string;
  /** One more than it may have, for one that was cut off. */
  byteSize: number;
  /** The disk would be full with it: nothing of it stands there. */
  hasNoRoom?: boolean;
}
