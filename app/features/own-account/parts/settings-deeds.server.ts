/** What the forms of the settings do, each named by its hidden field `about`. */
import { redirect, redirectDocument } from 'react-router';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import { isLocale, localeCookie } from '#contract/locales.ts';
import { ownPasswordForm, preferenceForm } from '#contract/own-account.ts';
import { pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { passwordLabels } from '#app/features/own-account/parts/password-section.tsx';
import { preferenceLabels } from '#app/features/own-account/parts/preferences-section.tsx';
import { shownKinds } from '#app/features/own-account/parts/shown-kinds.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLocale } from '#app/shell/locale-path.ts';

/** Back to the screen by a GET, with a word about what was done. */
export const doneAt = (url: URL, title: string) =>
  redirect(url.pathname, {
    status: 303,
    headers: { 'set-cookie': flashToast({ color: 'success', title }) },
  });

export const changePassword = (page: Page, form: FormData) =>
  answerForm(page, form, {
    schema: ownPasswordForm,
    labels: passwordLabels(wordsOf(page.locale, 'own-account')),
    send: async (body) => {
      await page.api.send(currentUserCalls.changePassword, { body });
      return null;
    },
  });

/** Only the kinds that were on the screen are sent: the others stay as they were. */
export const changePreferences = (page: Page, form: FormData) =>
  answerForm(page, form, {
    schema: preferenceForm,
    labels: preferenceLabels(wordsOf(page.locale, 'own-account')),
    send: async ({ mail, app }) => {
      const rows = shownKinds(page.actor).map((kind) => ({
        kind,
        mail: mail.includes(kind),
        app: app.includes(kind),
      }));
      await page.api.send(currentUserCalls.update, { body: { notificationPreferences: rows } });
      return null;
    },
  });

/** The whole document is in another language then. */
export async function changeLanguage(page: Page, form: FormData, url: URL) {
  const locale = form.get('locale');
  if (!isLocale(locale)) throw pageError(422, 'Invalid');
  await page.api.send(currentUserCalls.update, { body: { locale } });
  const title = wordsOf(locale, 'own-account')('language.saved');
  const headers = new Headers();
  headers.append('set-cookie', localeCookie(locale));
  headers.append('set-cookie', flashToast({ color: 'success', title }));
  const to = page.localeStrategy === 'prefix' ? inLocale(locale, url.pathname) : url.pathname;
  return redirectDocument(to, { status: 303, headers });
}

export async function endDevice(page: Page, form: FormData, url: URL) {
  await page.api.send(sessionCalls.remove, { params: { id: formText(form, 'device') } });
  return doneAt(url, wordsOf(page.locale, 'own-account')('devices.ended'));
}

export async function endOtherDevices(page: Page, url: URL) {
  await page.api.send(sessionCalls.removeOthers);
  return doneAt(url, wordsOf(page.locale, 'own-account')('devices.endedOthers'));
}
