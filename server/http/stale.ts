/** A save in between: whoever saves says which version they had before them. */
import { refuse } from './refusal.ts';

/** Throws 409 when a version was given and it is not the current one. To be asked of a row that is held. */
export function refuseStale(
  given: number | undefined,
  { lockVersion: current }: { lockVersion: number },
): void {
  if (given !== undefined && given !== current)
    refuse('stale', { pointer: '/data/attributes/lock_version', values: { current, given } });
}
