/** What the screen of a word shows, and what is done with it there. */
import { ownTagCalls } from '#contract/calls/own-tags.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import type { Page } from '#app/api/page-context.ts';
import type { TagAct } from '#app/features/own-tags/components/tag.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

type Params = { id: string };

/** All of the centre by name, however many pages they are. */
async function allTags({ api }: Page) {
  const found = [];
  for (let number = 1, last = 1; number <= last; number += 1) {
    // Each page says how many there are.
    // oxlint-disable-next-line no-await-in-loop
    const { items, pagination } = await api.list(ownTagCalls.list, {
      sort: 'name',
      page: { number, size: pageSizeMax },
    });
    found.push(...items);
    last = pagination.last;
  }
  return found;
}

/** The word, and those that it can be put with. */
export async function loadTag(page: Page, params: Params) {
  const [tag, all] = await Promise.all([page.api.one(ownTagCalls.show, { params }), allTags(page)]);
  const others = all.filter(({ id }) => id !== tag.id).map(({ id, name }) => ({ id, name }));
  return { head: { title: tag.name }, tag, others };
}

export function tagActs({ api, locale }: Page, params: Params, url: URL): ActTable<TagAct> {
  const t = wordsOf(locale, 'own-tags');
  const at = (rest = '') => inLanguageOf(url.pathname, `/vacancies/tags${rest}`);
  return {
    rename: async (form) => {
      const { record } = await api.send(ownTagCalls.update, {
        params,
        body: { name: formText(form, 'name') },
      });
      return { told: t('rename.done', { name: record.name }) };
    },
    merge: async (form) => {
      const body = { intoId: formText(form, 'intoId') };
      const { record } = await api.send(ownTagCalls.merge, { params, body });
      return { told: t('merge.done', { name: record.name }), to: at(`/${record.id}`) };
    },
    remove: async () => {
      await api.send(ownTagCalls.remove, { params });
      return { told: t('remove.done'), to: at() };
    },
  };
}
