/** What the forms of the settings do, each named by its act. */
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import { isLocale, localeCookie } from '#contract/locales.ts';
import { ownPasswordForm, preferenceForm } from '#contract/account.ts';
import { pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { passwordLabels } from '#app/features/account/components/settings/password-section.tsx';
import { preferenceLabels } from '#app/features/account/components/settings/preferences-section.tsx';
import { notificationKindsOf } from '#app/features/account/components/settings/notification-kinds.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLocale } from '#app/shell/locale-path.ts';

export const changePassword = (page: Page, form: FormData) =>
  answerForm(page, form, {
    schema: ownPasswordForm,
    labels: passwordLabels(wordsOf(page.locale, 'account')),
    send: async (body) => {
      await page.api.send(currentUserCalls.changePassword, { body });
      return null;
    },
  });

/** Only the kinds that were on the screen are sent: the others stay as they were. */
export const changePreferences = (page: Page, form: FormData) =>
  answerForm(page, form, {
    schema: preferenceForm,
    labels: preferenceLabels(wordsOf(page.locale, 'account')),
    send: async ({ mail, app }) => {
      const rows = notificationKindsOf(page.actor).map((kind) => ({
        kind,
        mail: mail.includes(kind),
        app: app.includes(kind),
      }));
      await page.api.send(currentUserCalls.update, { body: { notificationPreferences: rows } });
      return null;
    },
  });

/** What the buttons do. */
export const settingActions = ({ api, locale, localeStrategy }: Page, url: URL): ActTable<SettingAction> => ({
  // The whole document is in another language then.
  language: async (form) => {
    const chosen = form.get('locale');
    if (!isLocale(chosen)) throw pageError(422, 'Invalid');
    await api.send(currentUserCalls.update, { body: { locale: chosen } });
    return {
      told: wordsOf(chosen, 'account')('language.saved'),
      cookies: [localeCookie(chosen)],
      to: localeStrategy === 'prefix' ? inLocale(chosen, url.pathname) : url.pathname,
      isDocument: true,
    };
  },
  // For as long as the screen said.
  keep: async (form) => {
    await api.send(currentUserCalls.update, {
      body: { keepApplicationDays: Number(formText(form, 'days')) },
    });
    return { told: wordsOf(locale, 'account')('keeping.nowOn') };
  },
  'stop-keeping': async () => {
    await api.send(currentUserCalls.update, { body: { keepApplicationDays: null } });
    return { told: wordsOf(locale, 'account')('keeping.nowOff') };
  },
  'end-device': async (form) => {
    await api.send(sessionCalls.remove, { params: { id: formText(form, 'device') } });
    return { told: wordsOf(locale, 'account')('devices.ended') };
  },
  'end-others': async () => {
    await api.send(sessionCalls.removeOthers);
    return { told: wordsOf(locale, 'account')('devices.endedOthers') };
  },
});
export type SettingAction = 'language' | 'keep' | 'stop-keeping' | 'end-device' | 'end-others';
