import { redirectDocument } from 'react-router';
import type { Route } from './+types/sign-out.ts';
import { page } from '#app/api/page-context.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/**
 * Whoever arrives leaves and goes home (specification, section 2), by the button in the menu as well as by address. A whole
 * new document, so that nothing of what was on the screen stays in the browser's memory.
 */
async function leave({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>): Promise<Response> {
  const { locale, signOut } = context.get(page);
  await signOut();
  const title = wordsOf(locale, 'sessions')('signOut.done');
  return redirectDocument(inLanguageOf(url.pathname, '/'), {
    status: 303,
    headers: { 'set-cookie': flashToast({ color: 'success', title }) },
  });
}

export const loader = (given: Route.LoaderArgs) => leave(given);
export const action = (given: Route.ActionArgs) => leave(given);
