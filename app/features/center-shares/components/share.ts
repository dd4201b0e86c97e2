import type { centerShares } from '#contract/center-shares.ts';
import type { RecordOf } from '#app/api/record.ts';

export type ShareView = RecordOf<typeof centerShares>;
export type ShareAct = 'offer' | 'accept' | 'end';

/** What a share does now, as the key of its sentence. */
export function stateOf({ status, isGiving, isGetting }: ShareView) {
  if (status !== 'accepted') return status;
  if (isGiving) return isGetting ? 'both' : 'giving';
  return isGetting ? 'getting' : 'neither';
}
