/**
 * Taking a vacancy off the site where people still wait: they are told, or stay with whoever answers them. Of one that is off the site
 * already, those who stayed are told as well.
 */
import { applicationCalls } from '#contract/calls/applications.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { Locale } from '#contract/locales.ts';
import { noRights } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import { number as formatNumber } from '#app/i18n/format.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { fillForm, fillLabels } from './form.ts';

/** Each by its call. */
const calls = {
  fill: vacancyCalls.fill,
  unpublish: vacancyCalls.unpublish,
  archive: vacancyCalls.archive,
  delete: vacancyCalls.remove,
};
/** What is done with it, in the address; it is filled when nothing is said. `answer` leaves it where it is. */
export type ClosingMove = keyof typeof calls | 'answer';

const moveIn = ({ searchParams }: URL): ClosingMove => {
  const move = searchParams.get('move') ?? '';
  return move === 'answer' || Object.hasOwn(calls, move) ? (move as ClosingMove) : 'fill';
};

/** Nothing of a list but how many it has. */
const countOnly = { page: { size: 1 } } as const;

const titleIn = (locale: Locale, { title, titleEn }: { title: string; titleEn: string | null }) =>
  (locale === 'en' && titleEn) || title;

/** How many still wait for an answer to their application for it. */
export async function waitingAt({ api }: Page, id: string): Promise<number> {
  const { pagination } = await api.list(applicationCalls.list, {
    filter: { vacancyId_eq: id, state: 'open', managed: 'true' },
    ...countOnly,
  });
  return pagination.records;
}

export async function loadFilling(page: Page, id: string, url: URL) {
  const { api, locale } = page;
  const vacancy = await api.one(vacancyCalls.show, { params: { id } });
  if (!vacancy.can.update) throw noRights();
  const move = moveIn(url);
  const waiting = await waitingAt(page, id);
  return {
    head: { isHidden: true },
    move,
    title: titleIn(locale, vacancy),
    organizationName: vacancy.organizationName,
    isPossible: move === 'answer' ? waiting > 0 : vacancy.can[move],
    waiting,
    formKey: newFormKey(),
  };
}

/** Tells everybody who waits, and does nothing else. */
async function tellAll({ api, locale }: Page, id: string, message: string | null | undefined) {
  const body = { message: message ?? null };
  const { meta } = await api.send(applicationCalls.answerOpen, { params: { id }, body });
  const number = formatNumber(locale, meta.answered);
  return wordsOf(locale, 'vacancy-filling')('answered', { count: meta.answered, number });
}

export async function answerFilling(page: Page, form: FormData, { id, url }: { id: string; url: URL }) {
  const t = wordsOf(page.locale, 'vacancy-filling');
  const move = moveIn(url);
  const told: { title: string; undo?: string | undefined; message?: string } = { title: '' };
  const answer = await answerForm<null, typeof fillForm>(page, form, {
    schema: fillForm,
    labels: fillLabels(t),
    send: async ({ openApplications, message }) => {
      if (move === 'answer') {
        told.title = await tellAll(page, id, message);
        return null;
      }
      const isAnswer = openApplications === 'answer';
      const body = { openApplications, ...(isAnswer && { message: message ?? null }) };
      const { record, undo } = await page.api.send(calls[move], { params: { id }, body });
      told.title = wordsOf(page.locale, 'vacancy-admin')(`moved.${move}`, {
        title: titleIn(page.locale, record),
      });
      told.undo = undo;
      if (isAnswer) told.message = t('told');
      return null;
    },
  });
  if (answer.data.kind !== 'saved') return answer;
  const next = move === 'answer' ? '/applications' : '/vacancies';
  return goOn(inLanguageOf(url.pathname, next), { told: { color: 'success', ...told } });
}
