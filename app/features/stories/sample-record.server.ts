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

/** By key of an opening: how many calls came, and the one action that they led to. */
const actions = new Map<string, { calls: number; action: Promise<number> }>();
let done = 0;

/** Slow on purpose. The same key leads to the same action, as Idempotency-Key does at the API. */
export async function doOnce(
  key: string,
  milliseconds: number,
): Promise<{ calls: number; action: number; done: number }> {
  const slow = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
    done += 1;
    return done;
  };
  const cached = actions.get(key) ?? { calls: 0, action: slow() };
  cached.calls += 1;
  actions.set(key, cached);
  const action = await cached.action;
  return { calls: cached.calls, action, done };
}
