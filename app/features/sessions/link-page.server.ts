/** What the pages behind links that sign in or lead to a password read of them. */
import type { LinkState } from '#contract/request-context.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { LinkProblem } from '#app/features/sessions/components/link-refused.tsx';
import { refusalOfLink } from '#app/shell/mail-link.ts';

/** `token` as our own mails write it; clients of another make ask for the longer name. */
export const tokenOf = (url: URL): string =>
  url.searchParams.get('token') ?? url.searchParams.get('reset_password_token') ?? '';

/** Why a link would not work here, before its button is pressed; null for one that would. */
export function problemOfLink(link: LinkState, purpose: 'sign_in' | 'password'): LinkProblem | null {
  if (link.leadsTo === purpose && link.isReplaced) return 'replaced';
  if (link.leadsTo === purpose && link.isWithdrawn) return 'withdrawn';
  return refusalOfLink(link, purpose);
}

/** What a link that was pressed is refused for; null for what is no matter of the link. */
export function linkProblemOf(error: unknown): LinkProblem | null {
  if (error instanceof ApiError) {
    const codes = error.problems.map(({ code }) => code);
    if (codes.includes('token_used')) return 'used';
    if (codes.includes('token_replaced')) return 'replaced';
    if (codes.includes('token_expired')) return 'expired';
    return error.status === 404 ? 'unknown' : null;
  }
  return null;
}
