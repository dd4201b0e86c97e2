/** The look as it is tried, those that were online, and what the form and the buttons do with them. */
import { themeCalls } from '#contract/calls/themes.ts';
import type { Page } from '#app/api/page-context.ts';
import { answerActions, isAction, type ActTable } from '#app/forms/answer-acts.server.ts';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { intentName } from '#app/forms/form-answer.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { lookLabels } from './components/design/look-labels.ts';
import { lookForm, lookOfValues, publishIntent, valuesOfLook, type LookValues } from './form-schema.ts';

/** The look as the form knows it. */
async function loadRecord({ api }: Page) {
  const { theme, lockVersion } = await api.one(themeCalls.show);
  return { ...valuesOfLook(theme), lockVersion };
}

/** What the theme editor opens with. */
export async function loadDesign(page: Page) {
  const [tried, { items }] = await Promise.all([
    page.api.one(themeCalls.show),
    page.api.list(themeCalls.versions),
  ]);
  const { theme, isOnline, changedByName, changedAt, previewToken, lockVersion } = tried;
  return {
    record: { ...valuesOfLook(theme), lockVersion },
    isOnline,
    changedByName,
    changedAt,
    previewToken,
    hasEnglish: page.center.locales.includes('en'),
    versions: items.map(({ id, authorName, createdAt, theme: config }) => ({
      id,
      authorName,
      createdAt,
      theme: config,
    })),
  };
}
export type LoadedDesign = Awaited<ReturnType<typeof loadDesign>>;

export type DesignAct = 'restore' | 'discard' | 'defaults';
/** What a save came to. */
export type SavedLook = 'saved' | 'published';

const acts = ({ api, locale }: Page): ActTable<DesignAct> => {
  const t = wordsOf(locale, 'themes');
  return {
    restore: async (form) => {
      await api.send(themeCalls.restoreVersion, { body: { versionId: formText(form, 'versionId') } });
      return { told: t('restored') };
    },
    discard: async () => {
      const { online } = await api.one(themeCalls.show);
      await api.send(themeCalls.update, { body: { theme: online } });
      return { told: t('discarded') };
    },
    defaults: async () => {
      await api.send(themeCalls.update, { body: { theme: {} } });
      return { told: t('defaultsTaken') };
    },
  };
};

/** What was pressed, or filled in. What is put online is what was just saved, and nothing of somebody else. */
export async function answerDesign(page: Page, form: FormData, url: URL) {
  const table = acts(page);
  if (isAction(table, form)) return answerActions(page, form, url.pathname, table);
  const isPublishing = formText(form, intentName) === publishIntent;
  return answerEdit(page, form, {
    schema: lookForm,
    labels: lookLabels(wordsOf(page.locale, 'themes')),
    reload: () => loadRecord(page),
    send: async ({ lockVersion, ...typed }) => {
      const before = await loadRecord(page);
      const body = { theme: lookOfValues({ ...before, ...(typed as Partial<LookValues>) }), lockVersion };
      const { record } = await page.api.send(themeCalls.update, { body });
      if (isPublishing)
        await page.api.send(themeCalls.publish, { body: { lockVersion: record.lockVersion } });
    },
    saved: (): SavedLook => (isPublishing ? 'published' : 'saved'),
  });
}
