/** What everyday words are filed under is there, and every list that centres share has everyday words. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import type { FacetName } from '#contract/vacancy-search.ts';
import { vacancyTypes } from '#contract/vacancy-fields.ts';
import { vacancyTags } from '#contract/vacancy-words.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { lexicons } from './lexicon.ts';
import { readWish } from './read-wish.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const idsOf = async (table: string) =>
  (await server.owner.query<{ id: string }>(`select id from ${table}`)).rows.map(({ id }) => id);

test('every category, target group, age group, tag and type has at least six everyday words in each language', async () => {
  const lists: Record<string, readonly string[]> = {
    category: await idsOf('categories'),
    targetGroup: await idsOf('target_groups'),
    ageGroup: await idsOf('age_groups'),
    tag: [...vacancyTags],
    vacancyType: vacancyTypes.filter((type) => type !== 'volunteering'),
  };
  for (const locale of locales) {
    const meanings = [...lexicons[locale].meanings.values()];
    for (const [facet, ids] of Object.entries(lists)) {
      const filed = meanings.flatMap((one) => one.filed[facet as FacetName] ?? []);
      for (const id of ids)
        expect(filed.filter((one) => one === id).length, `${locale} ${facet} ${id}`).toBeGreaterThanOrEqual(
          6,
        );
      expect(
        filed.filter((one) => !ids.includes(one)),
        `${locale} ${facet}`,
      ).toEqual([]);
    }
  }
});

test('what the database leaves out of its index as noise says nothing, so that nobody is told that nothing has it', async () => {
  const words = [...lexicons.nl.fillers, ...lexicons.nl.noise, ...lexicons.en.fillers, ...lexicons.en.noise];
  for (const locale of locales) {
    const config = locale === 'nl' ? 'dutch_plain' : 'english_plain';
    const { rows } = await server.owner.query<{ word: string }>(
      `select word from unnest($2::text[]) word where numnode(to_tsquery($1::regconfig, word)) = 0`,
      [config, words],
    );
    const reading = { locale, typed: new Set<string>(), places: new Set<string>() };
    const looked = rows.filter(({ word }) => readWish(word, reading).parts.some(({ meaning }) => !meaning));
    expect(looked, locale).toEqual([]);
    expect(rows.length, locale).toBeGreaterThan(90);
  }
});
