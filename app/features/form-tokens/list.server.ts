/** Who was asked to fill a form in by a link of their own, and asking more. */
import { redirect } from 'react-router';
import { askedPeopleIn, longestPeople, type UnreadLine } from '#contract/asked-people.ts';
import { formTokenCalls } from '#contract/calls/form-tokens.ts';
import { formCalls } from '#contract/calls/forms.ts';
import { mostAskedAtOnce } from '#contract/form-tokens.ts';
import { shortened } from '#contract/cut-text.ts';
import type { Page } from '#app/api/page-context.ts';
import { answerActions, type Outcome } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { pageIn, sizeIn } from '#app/shell/list-address.ts';
import { sizes, statesOf, stateIn } from '#app/features/form-tokens/components/address.ts';

export async function loadTokens(page: Page, id: string, url: URL) {
  // First whether there is one for this reader, as the list would say that they may not.
  const form = await page.api.one(formCalls.show, { params: { id } });
  const size = sizeIn(url.searchParams, sizes);
  const state = stateIn(url.searchParams);
  const { items, pagination } = await page.api.list(formTokenCalls.list, {
    filter: { formId_eq: id, ...(state && { state_in: [...statesOf[state]] }) },
    page: { number: pageIn(url.searchParams), size },
    sort: 'email',
  });
  if (pagination.current > pagination.last) {
    const last = new URL(url);
    last.searchParams.set('page', String(pagination.last));
    throw redirect(`${last.pathname}${last.search}`);
  }
  const { title, status, accessPermission, tokenUse, retentionDays, can } = form;
  return {
    head: { title },
    form: { id, title, status, accessPermission, tokenUse, retentionDays, can },
    items,
    pagination,
    size,
    state,
  };
}
export type LoadedTokens = Awaited<ReturnType<typeof loadTokens>>;

export type TokenAct = 'ask' | 'send' | 'withdraw';

/** Of many lines that cannot be read the first are named. */
const linesTold = 5;
/** Enough of a line to find it by. */
const lineLength = 60;

function unreadTold(page: Page, unread: readonly UnreadLine[]): string {
  const t = wordsOf(page.locale, 'form-tokens');
  const told = unread
    .slice(0, linesTold)
    .map(({ line, text: typed }) =>
      t('ask.line', { line: String(line), typed: shortened(typed, lineLength) }),
    );
  const more = unread.length - linesTold;
  return [...told, ...(more > 0 ? [t('ask.moreLines', { count: more })] : [])].join(' ');
}

/** Asks who is on the list: all of them, or nobody where a line cannot be read. */
async function ask(page: Page, formId: string, form: FormData): Promise<Outcome> {
  const t = wordsOf(page.locale, 'form-tokens');
  const refused = (people: string) => ({ refused: { fields: { people } } });
  const typed = formText(form, 'people');
  if (typed.length > longestPeople) return refused(t('ask.tooMany', { most: mostAskedAtOnce }));
  const { people, unread } = askedPeopleIn(typed);
  if (unread.length > 0) return refused(unreadTold(page, unread));
  if (people.length === 0) return refused(t('ask.nobody'));
  if (people.length > mostAskedAtOnce) return refused(t('ask.tooMany', { most: mostAskedAtOnce }));
  const { meta } = await page.api.send(formTokenCalls.create, { params: { id: formId }, body: { people } });
  const { sent, known, waiting } = meta;
  const told = [
    t('ask.sent', { count: sent }),
    ...(known.length > 0 ? [t('ask.known', { count: known.length })] : []),
    ...(waiting.length > 0 ? [t('ask.waiting', { count: waiting.length })] : []),
  ].join(' ');
  return { told: { color: sent > 0 ? 'success' : 'warning', title: told } };
}

export function actOnTokens(page: Page, form: FormData, { id, to }: { id: string; to: string }) {
  const t = wordsOf(page.locale, 'form-tokens');
  const params = { id: formText(form, 'token') };
  return answerActions<TokenAct>(page, form, to, {
    ask: (asked) => ask(page, id, asked),
    send: async () => {
      await page.api.send(formTokenCalls.send, { params, body: {} });
      return { told: t('row.sentAnew', { name: formText(form, 'name') }) };
    },
    withdraw: async () => {
      await page.api.send(formTokenCalls.withdraw, { params, body: {} });
      return { told: t('row.withdrawn', { name: formText(form, 'name') }) };
    },
  });
}
