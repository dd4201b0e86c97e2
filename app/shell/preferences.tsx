import { redirect } from 'react-router';
import type { Route } from './+types/preferences.ts';
import { colourModeCookie, isColourMode } from '#app/shell/colour-mode.ts';
import { safeFrom } from '#app/shell/locale-path.ts';

/** Keeps the colour mode for who has no script, and goes back. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const mode = form.get('color-mode');
  const back = safeFrom(form.get('from')) ?? '/';
  const headers: HeadersInit = isColourMode(mode) ? { 'set-cookie': colourModeCookie(mode) } : {};
  return redirect(back, { status: 303, headers });
}

export function loader() {
  return redirect('/');
}
