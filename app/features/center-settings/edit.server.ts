/** What the settings begin with, and what they do when they are sent. */
import { centerSettingsCalls } from '#contract/calls/center-settings.ts';
import type { centerSettings } from '#contract/center-settings.ts';
import type { Picture } from '#contract/uploads.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { centerForm, formIn, settingsForms, settingsLabels } from './form-schema.ts';

export type SettingsRecord = RecordOf<typeof centerSettings>;

/** Refused to whoever keeps none. */
export const loadSettings = ({ api }: Page): Promise<SettingsRecord> => api.one(centerSettingsCalls.show);

/** A picture that the product ships can be replaced, and what is on it is not ours to change. */
const own = (picture: Picture | null) => (picture?.id ? picture : null);

/** The action of the part that the address names. */
export async function changeSettings(page: Page, form: FormData, url: URL) {
  const labels = settingsLabels(wordsOf(page.locale, 'center-settings'));
  const options = { labels, reload: () => loadSettings(page) };
  const part = formIn(url);
  if (part !== 'center')
    return answerEdit(page, form, {
      ...options,
      schema: settingsForms[part],
      send: (body) => page.api.send(centerSettingsCalls.update, { body }),
    });
  const { websiteLogo, websiteLogoDarkMode, favicon } = await loadSettings(page);
  return answerEdit(page, form, {
    ...options,
    schema: centerForm,
    pictures: {
      websiteLogo: own(websiteLogo),
      websiteLogoDarkMode: own(websiteLogoDarkMode),
      favicon: own(favicon),
    },
    send: (body) => page.api.send(centerSettingsCalls.update, { body }),
  });
}
