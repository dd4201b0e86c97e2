/** The contact people of a centre, who is open beside them, and what the form and the buttons do. */
import { contactPersonCalls } from '#contract/calls/contact-people.ts';
import type { contactPeople, ContactTopic } from '#contract/contact-people.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { noRights, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { answerActions, isAction, type ActTable } from '#app/forms/answer-acts.server.ts';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { listPath, newPerson, openIn } from './components/list/address.ts';
import { contactPersonForm, contactPersonLabels } from './form-schema.ts';

export type ContactPerson = RecordOf<typeof contactPeople>;

const loadAll = ({ api }: Page) => api.list(contactPersonCalls.list, { page: { size: pageSizeMax } });

/** All of them in order, and the one that is open. Refused to whoever keeps none. */
export async function loadPeople(page: Page, url: URL) {
  const { items, can } = await loadAll(page);
  if (!can.create) throw noRights();
  const wanted = openIn(url.searchParams);
  const record = items.find(({ id }) => id === wanted) ?? null;
  if (wanted !== null && wanted !== newPerson && record === null) throw pageError(404, 'Not found');
  return {
    people: items,
    record,
    isNew: wanted === newPerson,
    hasEnglish: page.center.locales.includes('en'),
  };
}
export type LoadedPeople = Awaited<ReturnType<typeof loadPeople>>;

export type PersonAct = 'place' | 'remove';

/** What somebody answered for goes to who takes over, then they go. */
async function remove(page: Page, id: string, heirId: string): Promise<void> {
  const { items } = await loadAll(page);
  const topics = items.find((one) => one.id === id)?.topics ?? [];
  const heir = items.find((one) => one.id === heirId);
  if (heir)
    await page.api.send(contactPersonCalls.update, {
      params: { id: heir.id },
      body: { topics: [...new Set<ContactTopic>([...heir.topics, ...topics])] },
    });
  await page.api.send(contactPersonCalls.remove, { params: { id } });
}

const acts = (page: Page): ActTable<PersonAct> => ({
  place: async (form) => {
    const body = { order: Number(formText(form, 'order')) };
    await page.api.send(contactPersonCalls.reorder, { params: { id: formText(form, 'personId') }, body });
    return {};
  },
  remove: async (form) => {
    await remove(page, formText(form, 'personId'), formText(form, 'heirId'));
    const told = wordsOf(page.locale, 'contact-people')('removed', { name: formText(form, 'name') });
    return { to: listPath, told };
  },
});

/** What was pressed in the list, or filled in beside it. */
export async function answerPeople(page: Page, form: FormData, url: URL) {
  const table = acts(page);
  if (isAction(table, form)) return answerActions(page, form, `${url.pathname}${url.search}`, table);
  const { api, locale } = page;
  const t = wordsOf(locale, 'contact-people');
  const shared = { schema: contactPersonForm, labels: contactPersonLabels(t) };
  const wanted = openIn(url.searchParams);
  const goesOn = (told: 'added' | 'saved') => ({
    to: inLanguageOf(url.pathname, listPath),
    told: t(told, { name: formText(form, 'name') }),
  });
  if (wanted !== null && wanted !== newPerson) {
    const params = { id: wanted };
    const reload = () => api.one(contactPersonCalls.show, { params });
    const { photo } = await reload();
    return answerEdit(page, form, {
      ...shared,
      reload,
      pictures: { photo },
      send: (body) => api.send(contactPersonCalls.update, { params, body }),
      goesOn: goesOn('saved'),
    });
  }
  const answer = await answerForm(page, form, {
    ...shared,
    pictures: { photo: null },
    send: async (typed, { key }) => {
      const position = Math.max(0, ...(await loadAll(page)).items.map((one) => one.position)) + 1;
      await api.send(contactPersonCalls.create, { body: { ...typed, position }, idempotencyKey: key });
      return null;
    },
  });
  if (answer.data.kind !== 'saved') return answer;
  const { to, told } = goesOn('added');
  return goOn(to, { told });
}
