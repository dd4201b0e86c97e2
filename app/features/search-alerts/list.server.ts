/** The searches that somebody is mailed about, by their account or by the link of a mail, and what is done with them. */
import { searchAlertCalls } from '#contract/calls/search-alerts.ts';
import { mostSearchAlerts, searchAlertForm } from '#contract/search-alerts.ts';
import { isPageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { alertLabels } from '#app/features/search-alerts/form.tsx';
import { answerActions, isAction, type ActTable } from '#app/forms/answer-acts.server.ts';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

export type AlertAct = 'confirm' | 'stop' | 'stop_all';

/** The alerts behind a key; none where the last of them was stopped, or the link is no good. */
async function alertsOfKey({ api }: Page, key: string) {
  try {
    return (await api.list(searchAlertCalls.listByKey, { params: { key }, page: { size: mostSearchAlerts } }))
      .items;
  } catch (thrown) {
    if (isPageError(thrown) && thrown.init?.status === 404) return [];
    throw thrown;
  }
}

/** By the link of a mail where there is a key, else those of the account. */
async function alertsFor(page: Page, key: string | null) {
  if (key !== null) return key === '' ? [] : alertsOfKey(page, key);
  return (await page.api.list(searchAlertCalls.list, { page: { size: mostSearchAlerts } })).items;
}

export async function loadAlerts(page: Page, url: URL, key: string | null) {
  const alerts = await alertsFor(page, key);
  const changed = url.searchParams.get('change');
  return {
    head: { isHidden: true },
    key,
    alerts,
    /** The one whose form is open. */
    open: alerts.find((alert) => alert.key === changed) ?? null,
    formKey: newFormKey(),
  };
}
export type LoadedAlerts = Awaited<ReturnType<typeof loadAlerts>>;

const byMailPath = '/vacancies/alerts/by-mail';

const actsOf = (page: Page, pageKey: string | null): ActTable<AlertAct> => {
  const { api, locale } = page;
  const t = wordsOf(locale, 'search-alerts');
  const params = (form: FormData) => ({ params: { key: formText(form, 'key') } });
  return {
    confirm: async (form) => {
      const { record } = await api.send(searchAlertCalls.confirm, params(form));
      return { told: t('confirmed', { name: record.name }) };
    },
    stop: async (form) => {
      const key = formText(form, 'key');
      const next = (await alertsOfKey(page, key)).find((alert) => alert.key !== key);
      await api.send(searchAlertCalls.remove, params(form));
      // The link of the mail goes with its search: another one leads to the rest.
      const to =
        pageKey === key && next?.key ? { to: `${byMailPath}?${new URLSearchParams({ key: next.key })}` } : {};
      return { told: t('stopped', { name: formText(form, 'name') }), ...to };
    },
    stop_all: async (form) => {
      await api.send(searchAlertCalls.removeAll, params(form));
      return { told: t('stoppedAll') };
    },
  };
};

export async function answerAlerts(
  page: Page,
  form: FormData,
  { url, key }: { url: URL; key: string | null },
) {
  const back = `${url.pathname}${key ? `?${new URLSearchParams({ key })}` : ''}`;
  const acts = actsOf(page, key);
  if (isAction(acts, form)) return answerActions(page, form, back, acts);
  const t = wordsOf(page.locale, 'search-alerts');
  const answer = await answerForm<null, typeof searchAlertForm>(page, form, {
    schema: searchAlertForm,
    labels: alertLabels(t),
    send: async (body) => {
      const params = { key: url.searchParams.get('change') ?? '' };
      await page.api.send(searchAlertCalls.update, { params, body });
      return null;
    },
  });
  return answer.data.kind === 'saved'
    ? goOn(back, { told: t('changed', { name: formText(form, 'name') }) })
    : answer;
}
