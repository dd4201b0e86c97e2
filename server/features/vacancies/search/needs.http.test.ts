import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchNeeds, type SearchNeed } from '#contract/search-needs.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let organizationId: string;
beforeAll(async () => {
  server = await testServer();
  ({ id: organizationId } = await server.build.organization());
});
afterAll(() => server.close());

const find = async (query: string) => server.call(first.host, 'GET', `/api/v1/vacancies/search?${query}`);
const titles = async (query: string): Promise<string[]> =>
  (await find(query)).body.data
    .map((row: { attributes: { title: string } }) => row.attributes.title)
    .toSorted();

/** What makes a vacancy answer each need, and nothing else of the list. */
const answers: Record<SearchNeed, object> = {
  few_hours: { hours_max: 2 },
  little_dutch: { language_level: 'A2' },
  no_dutch: { suitable_for: ['no_dutch'] },
  families: { suitable_for: ['families'] },
  groups: { suitable_for: ['groups'] },
  under_18: { suitable_for: ['under_18'] },
  learning_disability: { suitable_for: ['learning_disability'] },
  wheelchair: { is_wheelchair_accessible: true },
  no_stairs: { accessibility: ['no_stairs'] },
  seated: { accessibility: ['seated'] },
  low_stimulus: { accessibility: ['low_stimulus'] },
  accessible_toilet: { accessibility: ['accessible_toilet'] },
  hearing_loop: { accessibility: ['hearing_loop'] },
  public_transport: { accessibility: ['public_transport'] },
};

test('each need finds what answers it, and all that are chosen hold at once', async () => {
  const usual = {
    organization_id: organizationId,
    hours_max: 8,
    language_level: null,
    is_wheelchair_accessible: false,
    suitable_for: [],
    accessibility: [],
  };
  await server.build.vacancy({ ...usual, title: 'nothing of it' });
  for (const need of searchNeeds) await server.build.vacancy({ ...usual, title: need, ...answers[need] });
  for (const need of searchNeeds)
    expect(await titles(`filter[need]=${need}`), need).toEqual(
      need === 'little_dutch' ? ['little_dutch', 'no_dutch'] : [need],
    );
  await server.build.vacancy({ ...usual, title: 'both', ...answers.seated, ...answers.few_hours });
  expect(await titles('filter[need]=seated,few_hours')).toEqual(['both']);
  expect(await titles('filter[need]=&page[size]=48')).toHaveLength(searchNeeds.length + 2);
});

test('one that there is not is refused', async () => {
  expect((await find('filter[need]=vleugels')).status).toBe(400);
});
