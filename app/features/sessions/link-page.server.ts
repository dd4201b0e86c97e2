/** What the pages behind links that sign in or lead to a password read of them. */
import { ApiError } from '#app/api/api-error.ts';
import type { LinkProblem } from '#app/features/sessions/components/link-refused.tsx';

/** `token` as our own mails write it; clients of another make ask for the longer name. */
export const tokenOf = (url: URL): string =>
  url.searchParams.get('token') ?? url.searchParams.get('reset_password_token') ?? '';

/** What a link that was pressed is refused for; null for what is no matter of the link. */
export function linkProblemOf(error: unknown): LinkProblem | null {
  if (error instanceof ApiError) {
    const codes = error.problems.map(({ code }) => code);
    if (codes.includes('token_used')) return 'used';
    if (codes.includes('token_expired')) return 'expired';
    return error.status === 404 ? 'unknown' : null;
  }
  return null;
}
