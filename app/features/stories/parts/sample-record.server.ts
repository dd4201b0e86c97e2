/** A record that the story of forms edits, with a version as records of the API have; and a count of what was really done. */
import { apiError } from '#app/api/api-error.ts';

const record = { name: 'Buurttuin', remark: '' as string | null, lockVersion: 1 };
export const readRecord = () => ({ ...record });

export function saveRecord(
  attributes: { name?: unknown; remark?: unknown },
  lockVersion: number | undefined,
): void {
  if (lockVersion !== undefined && lockVersion !== record.lockVersion)
    throw apiError(409, {
      errors: [{ status: '409', code: 'stale', title: '', detail: `${record.lockVersion}` }],
    });
  record.name = String(attributes.name ?? '');
  record.remark = typeof attributes.remark === 'string' ? attributes.remark : null;
  record.lockVersion += 1;
}

/** By key of an opening: how many calls came, and the one deed that they led to. */
const deeds = new Map<string, { calls: number; deed: Promise<number> }>();
let done = 0;

/** Slow on purpose. The same key leads to the same deed, as Idempotency-Key does at the API. */
export async function doOnce(
  key: string,
  milliseconds: number,
): Promise<{ calls: number; deed: number; done: number }> {
  const slow = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
    done += 1;
    return done;
  };
  const known = deeds.get(key) ?? { calls: 0, deed: slow() };
  known.calls += 1;
  deeds.set(key, known);
  const deed = await known.deed;
  return { calls: known.calls, deed, done };
}
