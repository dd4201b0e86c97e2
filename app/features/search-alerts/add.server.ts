/** What a search is called in words, for whoever wants mails of it, and keeping it. */
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { searchAlertCalls } from '#contract/calls/search-alerts.ts';
import { addressAlertForm, searchAlertForm } from '#contract/search-alerts.ts';
import type { Day } from '#contract/schedule.ts';
import type { Page } from '#app/api/page-context.ts';
import { nameOf } from '#app/features/search-alerts/components/suggested-name.ts';
import { alertLabels } from '#app/features/search-alerts/form.tsx';
import { chosenOf } from '#app/features/vacancies/components/search/chosen.ts';
import { loadSearch, soughtQuery } from '#app/features/vacancies/search.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

/** The days that most people read such a mail: nobody gets one each morning without asking for it. */
const usualDays = ['monday', 'thursday'] as const;

export interface WantedSearch {
  /** As it is kept. */
  query: string;
  /** 'Taal en inburgering', 'Binnen 5 km van Wezep'. */
  chips: string[];
  records: number;
  /** What of the search there is not, or not any more: the mails would go on without it. */
  warnings: { title: string; text: string }[];
  defaults: { name: string; days: string[] };
  /** Where the mail goes; null for whoever has no account. */
  email: string | null;
}

function warningsOf(
  { locale }: Page,
  { unknownPlace, dropped }: { unknownPlace: string | null; dropped: readonly string[] },
): WantedSearch['warnings'] {
  const t = wordsOf(locale, 'search-alerts');
  const v = wordsOf(locale, 'vacancies');
  const values = dropped.map((value) => `‘${value}’`).join(', ');
  return [
    ...(unknownPlace === null
      ? []
      : [{ title: t('add.unknownPlace', { near: unknownPlace }), text: t('add.withoutPlace') }]),
    ...(values === '' ? [] : [{ title: v('search.dropped'), text: v('search.droppedText', { values }) }]),
  ];
}

export async function loadWanted(page: Page, url: URL): Promise<WantedSearch> {
  const { api, locale, center, actor } = page;
  const [data, account] = await Promise.all([
    loadSearch({ api, locale, features: center.features }, url),
    actor.kind === 'user' ? api.one(currentUserCalls.show) : null,
  ]);
  const chips = [...new Set(chosenOf(wordsOf(locale, 'vacancies'), data).map(({ label }) => label))];
  return {
    query: soughtQuery(data.choice),
    chips,
    records: data.records,
    warnings: warningsOf(page, data),
    defaults: {
      name: nameOf(chips),
      days: [...usualDays],
    },
    email: account?.email ?? null,
  };
}

/** Where a mail went that has to be answered first; null for an account, whose mail is on. */
export interface Wanted {
  asked: string | null;
}

export async function keepWanted(page: Page, form: FormData, url: URL) {
  const { query } = await loadWanted(page, url);
  const labels = alertLabels(wordsOf(page.locale, 'search-alerts'));
  const website = formText(form, 'website') || null;
  const send = async (
    body: { name: string; days: Day[]; email?: string },
    { key }: { key: string | undefined },
  ): Promise<Wanted> => {
    const { record } = await page.api.send(searchAlertCalls.create, {
      body: { ...body, website, query },
      idempotencyKey: key,
    });
    return { asked: record.status === 'unconfirmed' ? (body.email ?? null) : null };
  };
  return page.actor.kind === 'user'
    ? answerForm<Wanted, typeof searchAlertForm>(page, form, { schema: searchAlertForm, labels, send })
    : answerForm<Wanted, typeof addressAlertForm>(page, form, { schema: addressAlertForm, labels, send });
}
