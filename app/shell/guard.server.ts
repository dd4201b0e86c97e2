/** The first guard of the specification (section 2): who is not signed in sees public screens only. */
import { redirectDocument } from 'react-router';
import { pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { screenOfPattern } from '#app/shell/screen.ts';

/** Throws a redirect to the sign-in page, which leads back afterwards. */
export function guard({ actor, refusal, isProduction }: Page, url: URL, pattern: string): void {
  const screen = screenOfPattern(pattern);
  if (isProduction && screen?.path.startsWith('/test/'))
    throw pageError(404, `Page Not Found: ${url.pathname}`);
  if (!screen || screen.isPublic || screen.isExit || actor.kind === 'user' || refusal) return;
  const from = `${url.pathname}${url.search}`;
  throw redirectDocument(`${inLanguageOf(url.pathname, '/auth/login-1')}?${new URLSearchParams({ from })}`);
}
