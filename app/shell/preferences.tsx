import { redirect } from 'react-router';
import type { Route } from './+types/preferences.ts';
import { consentCookie } from '#contract/analytics-consent.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { localeCookie } from '#contract/locales.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { columnsCookie, withColumns } from '#app/shell/chosen-columns.ts';
import { colourModeCookie, isColourMode } from '#app/shell/colour-mode.ts';
import { organizationCookie } from '#app/shell/load-personal.server.ts';
import { inLocale, safeFrom } from '#app/shell/locale-path.ts';
import { isRailWidth, railCookie } from '#app/shell/rail-width.ts';

/** A choice of organisation, if it is one of theirs: what is somebody else's would be cleared again anyway. */
async function organizationOf({ api, actor }: Page, form: FormData): Promise<string[]> {
  const wanted = form.get('organization');
  if (actor.kind === 'anonymous' || typeof wanted !== 'string') return [];
  const { items } = await api.list(organizationCalls.own);
  return items.some(({ id }) => id === wanted) ? [organizationCookie(wanted)] : [];
}

/** Cookies for what was chosen; none for what is unknown. */
function cookiesFor(form: FormData, { now, chosenColumns }: Page): string[] {
  const mode = form.get('color-mode');
  const rail = form.get('rail');
  const list = form.get('columns-of');
  const columns = form.has('usual-columns') ? null : form.getAll('column').map(String);
  const analytics = form.get('analytics');
  return [
    ...(isColourMode(mode) ? [colourModeCookie(mode)] : []),
    ...(isRailWidth(rail) ? [railCookie(rail)] : []),
    ...(typeof list === 'string' ? [columnsCookie(withColumns(chosenColumns, list, columns))] : []),
    ...(analytics === 'yes' || analytics === 'no' ? [consentCookie(analytics, now)] : []),
    ...(analytics === 'ask' ? [consentCookie(null, now)] : []),
  ];
}

/** Keeps language, colours, width of the rail, columns of lists, organisation and the answer about counting visits for whoever has no script, and goes back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const from = safeFrom(form.get('from')) ?? '/';
  const headers = new Headers();
  const page = context.get(pageContext);
  const locale = page.center.locales.find((one) => one === form.get('locale'));
  // Where addresses carry their language, going there is the choice (specification, section 4).
  const back = locale && page.localeStrategy === 'prefix' ? inLocale(locale, from) : from;
  if (locale) headers.append('set-cookie', localeCookie(locale));
  const cookies = [...cookiesFor(form, page), ...(await organizationOf(page, form))];
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(back, { status: 303, headers });
}

export function loader() {
  return redirect('/');
}
