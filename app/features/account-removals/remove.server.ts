/** The press on the button behind the link, and what came of it. */
import { accountRemovalCalls } from '#contract/calls/account-removals.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';

export type RemovalRefusal = 'used' | 'expired' | 'successor' | 'unknown';

const reasons: Readonly<Record<string, RemovalRefusal>> = {
  token_used: 'used',
  token_expired: 'expired',
  last_superuser: 'successor',
};

/** Null when the account is gone; otherwise why not. Faults of ours go on to the error page. */
export async function pressRemoval({ api }: Page, token: string): Promise<RemovalRefusal | null> {
  try {
    await api.send(accountRemovalCalls.confirm, { body: { removalToken: token } });
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      return reasons[error.problems[0]?.code ?? ''] ?? 'unknown';
    const status = (error as { init?: { status?: number } | null } | null)?.init?.status;
    if (status === 404) return 'unknown';
    throw error;
  }
}
