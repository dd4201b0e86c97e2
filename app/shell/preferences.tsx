import { redirect } from 'react-router';
import type { Route } from './+types/preferences.ts';
import { consentCookie } from '#contract/analytics-consent.ts';
import { page } from '#app/api/page-context.ts';
import { colourModeCookie, isColourMode } from '#app/shell/colour-mode.ts';
import { safeFrom } from '#app/shell/locale-path.ts';
import { isRailWidth, railCookie } from '#app/shell/rail-width.ts';

/** Cookies for what was chosen; none for what is unknown. */
function cookiesFor(form: FormData, now: Date): string[] {
  const mode = form.get('color-mode');
  const rail = form.get('rail');
  const analytics = form.get('analytics');
  return [
    ...(isColourMode(mode) ? [colourModeCookie(mode)] : []),
    ...(isRailWidth(rail) ? [railCookie(rail)] : []),
    ...(analytics === 'yes' || analytics === 'no' ? [consentCookie(analytics, now)] : []),
    ...(analytics === 'ask' ? [consentCookie(null, now)] : []),
  ];
}

/** Keeps colours, width of the rail and the answer about counting visits for who has no script, and goes back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const back = safeFrom(form.get('from')) ?? '/';
  const headers = new Headers();
  for (const cookie of cookiesFor(form, context.get(page).now)) headers.append('set-cookie', cookie);
  return redirect(back, { status: 303, headers });
}

export function loader() {
  return redirect('/');
}
