/**
 * Whoever signs up chooses a password before the address is proven, so a stranger's sign-up may wait under the same address. When
 * two of them chose different passwords neither counts: whoever owns the mailbox chooses one.
 */
import { hashPassword, verifyPassword, weakness } from '#server/auth/passwords.ts';
import { forgetUnproven } from '#server/features/users/making/commands.ts';
import { ChangedMeanwhile } from '#server/http/retry.ts';
import type { Context } from '#server/http/route.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { accountOfAddress, awaitsConfirmation, type SignUpAccount } from '../queries.ts';

/** Sign-ups of organisations that wait for their link, and requests for a place in one; the latest first. */
const waitingSignups = (scope: TenantScope, email: string, now: Date) =>
  scope.db
    .selectFrom('organizationSignups')
    .select(['id', 'passwordHash'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('email', '=', email.toLowerCase())
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();

/** Sign-ups for one address go one by one, so that each sees those before it. */
const holdAddress = (scope: TenantScope, email: string) =>
  takeTurn(scope, `${scope.centerId} ${email.toLowerCase()}`);

async function forgetPasswords(
  scope: TenantScope,
  account: SignUpAccount | undefined,
  signupIds: readonly string[],
): Promise<void> {
  if (account) await forgetUnproven(scope, [account.userId]);
  if (signupIds.length > 0)
    await scope.db
      .updateTable('organizationSignups')
      .set({ passwordHash: '' })
      .where('volunteerCenterId', '=', scope.centerId)
      .where('id', 'in', [...signupIds])
      .execute();
}

/** What waits for its proof under an address: the account, and sign-ups of organisations. */
async function waitingFor(scope: TenantScope, email: string, now: Date) {
  const known = await accountOfAddress(scope, email);
  const account = known && awaitsConfirmation(known) ? known : undefined;
  const signups = await waitingSignups(scope, email, now);
  // All sign-ups that wait have the same one, or none has any.
  return { account, signups, hashes: [account?.passwordHash ?? null, signups[0]?.passwordHash || null] };
}

/** A chosen password, hashed, and which of the hashes that wait under its address it was compared with, and fits. */
export interface ComparedPassword {
  hash: string;
  fits: ReadonlyMap<string, boolean>;
}

/** For the `prepare` of a sign-up. Takes the time of three passwords whatever it finds; null for one that is refused anyway. */
export async function comparePassword(
  { services, center, now }: Pick<Context, 'services' | 'center' | 'now'>,
  { email, password }: { email: string; password: string },
): Promise<ComparedPassword | null> {
  if (weakness(password, email)) return null;
  const hash = await hashPassword(password);
  const { hashes } = await inScope(services.pool, center.id, (scope) => waitingFor(scope, email, now));
  const fits = new Map<string, boolean>();
  for (const one of hashes) {
    const isSame = await verifyPassword(one, password);
    if (one !== null) fits.set(one, isSame);
  }
  return { hash, fits };
}

/**
 * Whether the password of a new sign-up may count: when nothing waits under this address, or all that waits has the same one.
 * Throws ChangedMeanwhile when another sign-up came between.
 */
export async function passwordCounts(
  scope: TenantScope,
  email: string,
  { fits }: ComparedPassword,
  now: Date,
): Promise<boolean> {
  await holdAddress(scope, email);
  const { account, signups, hashes } = await waitingFor(scope, email, now);
  const [fitsAccount, fitsSignups] = hashes.map((hash) => {
    if (hash !== null && !fits.has(hash)) throw new ChangedMeanwhile('Another sign-up came between.');
    return hash !== null && fits.get(hash) === true;
  });
  const counts = (!account || fitsAccount === true) && (signups.length === 0 || fitsSignups === true);
  if (!counts)
    await forgetPasswords(
      scope,
      account,
      signups.map(({ id }) => id),
    );
  return counts;
}
