/** Counts of wrong passwords and codes, in the database, so that all processes know; by keyed hashes, so that nobody is read from them. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Services } from '#server/http/services.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { addressGroup, ipPrefixOf, networkGroup } from './network-groups.ts';
import { Wait } from './pending-attempts.ts';

/** What tries add up in. */
export type CountKind = 'address' | 'pair' | 'account';

const firstWait = 5;
/** How many failures cost nothing but one, and the longest wait in seconds after more. */
const patience: Record<CountKind, { free: number; longest: number }> = {
  /** People share an address (a library, a town hall): a stranger's failures there cost the others half a minute at most. */
  address: { free: 5, longest: 30 },
  /** An account, tried from one network. */
  pair: { free: 5, longest: 5 * 60 },
  /** An account, tried from anywhere: a thousand addresses can be rented. Its owner's own places do not wait for it. */
  account: { free: 50, longest: 5 * 60 },
};
/** No check takes as long: a process that had one under way then has ended. */
const longestCheck = 10 * 1000;
/** After this long without a failure the count begins again. */
export const forgottenAfter = 60 * 60 * 1000;

/** Seconds to wait after so many failures; `factor` is RATE_LIMIT_FACTOR. */
export function waitAfter(failures: number, kind: CountKind, factor: number): number {
  const { free: usual, longest } = patience[kind];
  const free = Math.max(1, Math.ceil(usual * factor));
  return failures < free ? 0 : Math.min(longest, firstWait * 2 ** Math.min(failures - free, 30));
}

/** Who tries: the account by its address or by whatever else names it, and where from. */
export interface Trying {
  email: string;
  ip: string;
}

/** The counts of a try, in the order in which they are locked: two tries then never wait for each other in a circle. */
const kinds = ['address', 'pair', 'account'] as const;
type Subjects = Record<CountKind | 'place', Buffer>;

/** A try that was counted before its password was checked; a right password takes it back. */
export interface Attempt {
  centerId: number;
  subjects: Subjects;
  claimedAt: Date;
  /** What stood for the address before. */
  addressFailedAt: Date;
}

interface Count {
  subjectHash: Buffer;
  failures: number;
  lastFailedAt: Date;
  /** Of the failures those that are being checked, and may turn out right. */
  underWay: number;
}

type Counts = Record<CountKind, Count | undefined>;

/** Keyed, as the few addresses there are could be found again from plain hashes. */
export function subjectsOf({ env }: Pick<Services, 'env'>, { email, ip }: Trying): Subjects {
  const hash = (...parts: string[]) =>
    createHmac('sha256', env.secret)
      .update(JSON.stringify(['sign-in failures', ...parts]))
      .digest();
  const account = email.toLowerCase();
  return {
    address: hash(addressGroup(ip)),
    pair: hash(networkGroup(ip), account),
    account: hash('account', '', account),
    place: hash('place', ipPrefixOf(ip) ?? ip, account),
  };
}

/** Reads the counts and holds them until the transaction ends, making them where they are missing. */
async function lockCounts(scope: TenantScope, subjects: Subjects, now: Date): Promise<Counts> {
  const rows: Count[] = await scope.db
    .insertInto('failedTries')
    .values(
      kinds.map((kind) => ({ subjectHash: subjects[kind], failures: 0, lastFailedAt: now, underWay: 0 })),
    )
    .onConflict((conflict) =>
      conflict.column('subjectHash').doUpdateSet({ failures: sql<number>`failed_tries.failures` }),
    )
    .returning(['subjectHash', 'failures', 'lastFailedAt', 'underWay'])
    .execute();
  const found = (kind: CountKind) => rows.find((row) => subjects[kind].equals(row.subjectHash));
  return { address: found('address'), pair: found('pair'), account: found('account') };
}

function secondsLeft(count: Count | undefined, kind: CountKind, now: Date, factor: number): number {
  if (!count) return 0;
  // A try that began earlier may be counted later: then no time has passed.
  const since = Math.max(0, now.getTime() - count.lastFailedAt.getTime());
  if (since >= forgottenAfter) return 0;
  return Math.max(0, Math.ceil(waitAfter(count.failures, kind, factor) - since / 1000));
}

const isChecked = (count: Count | undefined, now: Date) =>
  count !== undefined && count.underWay > 0 && now.getTime() - count.lastFailedAt.getTime() < longestCheck;

/** Whether this account was opened from this place before. */
const isOwnPlace = async (scope: TenantScope, { place }: Subjects): Promise<boolean> =>
  (await scope.db
    .selectFrom('provenPlaces')
    .select('subjectHash')
    .where('subjectHash', '=', place)
    .executeTakeFirst()) !== undefined;

/** How long one must wait; null for who may try. */
async function waitOf(
  scope: TenantScope,
  subjects: Subjects,
  counts: Counts,
  { now, factor }: { now: Date; factor: number },
): Promise<Wait | null> {
  const left = (kind: CountKind) => secondsLeft(counts[kind], kind, now, factor);
  const near = Math.max(left('address'), left('pair'));
  if (near > 0) return new Wait(near, isChecked(counts.address, now) || isChecked(counts.pair, now));
  const anywhere = left('account');
  // Whoever tries from a thousand addresses at once does not wait here for how the others fare.
  return anywhere > 0 && !(await isOwnPlace(scope, subjects)) ? new Wait(anywhere, false) : null;
}

/** Counts a try, or answers how long one must wait. */
export async function claim(
  services: Services,
  centerId: number,
  subjects: Subjects,
): Promise<Attempt | Wait> {
  const now = services.now();
  return inScope(services.pool, centerId, async (scope) => {
    const counts = await lockCounts(scope, subjects, now);
    const wait = await waitOf(scope, subjects, counts, { now, factor: services.env.rateLimitFactor });
    if (wait) return wait;
    const [forgotten, ended] = [forgottenAfter, longestCheck].map((ms) => new Date(now.getTime() - ms));
    await scope.db
      .updateTable('failedTries')
      .set({
        failures: sql<number>`case when last_failed_at <= ${forgotten} then 1 else failures + 1 end`,
        underWay: sql<number>`case when last_failed_at <= ${ended} then 1 else under_way + 1 end`,
        lastFailedAt: now,
      })
      .where(
        'subjectHash',
        'in',
        kinds.map((kind) => subjects[kind]),
      )
      .execute();
    return {
      centerId,
      subjects,
      claimedAt: now,
      addressFailedAt: counts.address?.lastFailedAt ?? now,
    };
  });
}

const oneLess = sql<number>`greatest(under_way - 1, 0)`;

/** It was wrong, or could not be checked: it stays counted, and nobody waits for it. */
export async function decide(services: Services, { centerId, subjects }: Attempt): Promise<void> {
  await inScope(services.pool, centerId, async (scope) => {
    for (const kind of kinds)
      await scope.db
        .updateTable('failedTries')
        .set({ underWay: oneLess })
        .where('subjectHash', '=', subjects[kind])
        .execute();
  });
}

/** It was right: the account's counts are cleared, its owner has been here, and the address has the one try back. */
export async function forgive(services: Services, attempt: Attempt): Promise<void> {
  const { subjects, claimedAt, addressFailedAt } = attempt;
  await inScope(services.pool, attempt.centerId, async (scope) => {
    await scope.db
      .updateTable('failedTries')
      .set({
        failures: sql<number>`greatest(failures - 1, 0)`,
        underWay: oneLess,
        // Others at the address then wait no longer than before, unless somebody failed meanwhile.
        lastFailedAt: sql<Date>`case when last_failed_at = ${claimedAt} then ${addressFailedAt}::timestamptz else last_failed_at end`,
      })
      .where('subjectHash', '=', subjects.address)
      .execute();
    for (const hash of [subjects.pair, subjects.account])
      await scope.db.deleteFrom('failedTries').where('subjectHash', '=', hash).execute();
    await scope.db
      .insertInto('provenPlaces')
      .values({ subjectHash: subjects.place, provenAt: claimedAt })
      .onConflict((conflict) => conflict.column('subjectHash').doUpdateSet({ provenAt: claimedAt }))
      .execute();
  });
}
