/** Searching: words, places, facets, sorts and pages. One small collection, made so that each answer is known. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let garden: string;
let school: string;
const names = new Map<string, string>();

const amersfoort = { postcode: '3811', city: 'Amersfoort', lat: 52.155, lon: 5.387 };
const soest = { postcode: '3761', city: 'Soest', lat: 52.174, lon: 5.291 };
const groningen = { postcode: '9711', city: 'Groningen', lat: 53.219, lon: 6.566 };
const moment = (day: string) => new Date(`2026-${day}T12:00:00Z`);

/** a to f are on the site; the rest are not. */
const collection: Record<string, object> = {
  a: {
    title: 'Tuinieren met kinderen',
    summary: 'Samen onkruid wieden',
    category_ids: ['nature'],
    target_group_ids: ['children'],
    tags: ['once'],
    ...amersfoort,
    schedule_mask: 1,
    published_at: moment('11-06'),
    expires_at: moment('12-20'),
  },
  b: {
    title: 'Tuinman gezocht',
    title_en: 'Gardener wanted',
    description_en: 'You look after flowers',
    category_ids: ['nature', 'handyman'],
    ...soest,
    schedule_mask: 2,
    published_at: moment('11-05'),
    expires_at: moment('12-10'),
  },
  c: {
    title: 'Huiswerk begeleiden',
    category_ids: ['teaching'],
    target_group_ids: ['children', 'youth'],
    tags: ['regularly'],
    ...groningen,
    is_flexible: true,
    published_at: moment('11-04'),
    expires_at: null,
  },
  d: {
    title: 'Koffie schenken',
    category_ids: ['host'],
    target_group_ids: ['elderly'],
    tags: ['regularly', 'free'],
    vacancy_type: 'activity',
    ...amersfoort,
    published_at: moment('11-03'),
    expires_at: moment('12-15'),
  },
  e: {
    title: 'Café gastheer',
    category_ids: ['host'],
    is_remote: true,
    lat: null,
    lon: null,
    postcode: null,
    city: null,
    age_group_ids: ['18_27'],
    published_at: moment('11-02'),
    expires_at: moment('12-30'),
  },
  f: {
    title: '100% inzet_x',
    description: '<p>Bezoekjes aan <a href="https://zwaluw.example"><em>huizen</em></a></p>',
    category_ids: ['buddy'],
    ...soest,
    published_at: moment('11-01'),
    expires_at: moment('12-31'),
  },
  past: { title: 'Tuinfeest', category_ids: ['nature'], ...amersfoort, expires_at: moment('11-23') },
  draft: { title: 'Tuinplan', status: 'draft', category_ids: ['nature'], ...amersfoort },
  filled: { title: 'Tuinhek', status: 'filled', category_ids: ['nature'], ...amersfoort },
};

beforeAll(async () => {
  server = await testServer({ now: moment('11-24') });
  await server.build.lookAlikes();
  await server.build.vacancy({ center: second.id, ...collection['a'] });
  garden = (await server.build.organization({ name: 'Stadstuin' })).id;
  school = (await server.build.organization({ name: 'Buurtschool' })).id;
  const archived = (await server.build.organization({ status: 'archived' })).id;
  for (const [name, over] of Object.entries(collection)) {
    const organization_id = ['c', 'd'].includes(name) ? school : garden;
    names.set(
      (await server.build.vacancy({ organization_id, summary: null, description: 'Meer niet.', ...over })).id,
      name,
    );
  }
  names.set(
    (await server.build.vacancy({ organization_id: archived, title: 'Tuin van een opgeheven club' })).id,
    'archived',
  );
});
afterAll(() => server.close());

const search = (query: string, headers?: Record<string, string>) =>
  server.call(first.host, 'GET', `/api/v1/vacancies/search?${query}`, { headers });
const letters = async (query: string, headers?: Record<string, string>) => {
  const answer = await search(query, headers);
  return answer.body.data.map((one: { id: string }) => names.get(one.id)).join(' ');
};
const sorted = async (query: string, headers?: Record<string, string>) =>
  (await letters(query, headers)).split(' ').toSorted().join(' ');
const english = { 'accept-language': 'en' };

test('what only the markup of a description says is not found', async () =>
  expect([await letters('filter[q]=zwaluw'), await letters('filter[q]=href')]).toEqual(['', '']));

describe('what is found', () => {
  test('only what is published, in time, and of approved organisations, newest first', async () => {
    expect(await letters('')).toBe('a b c d e f');
    expect((await search('')).body.meta.pagination.records).toBe(6);
  });
  test.each([
    ['tuin', 'a b'],
    ['tuinier', 'a'],
    ['TUINIEREN', 'a b'], // b by what it is filed under.
    ['kinderen tuinieren', 'a'],
    ['stadstuin', 'a b e f'],
    ['buurtschool koffie', 'd'],
    ['wieden', 'a'],
    ['cafe', 'e'],
    ['café', 'e'],
    ['huizen', 'f'],
    ['onkruiden', 'a'],
    ['bezoek', 'f'],
    ['amersfoort', 'a d'],
  ])('Dutch words: %s', async (words, found) => {
    expect(await sorted(`filter[q]=${encodeURIComponent(words)}`)).toBe(found);
  });
  test('English words on English pages', async () => {
    expect(await letters('filter[q]=gardeners', english)).toBe('b');
    expect(await letters('filter[q]=looking flower', english)).toBe('b');
    expect((await search('filter[q]=flower')).body.meta.forgiven).toBe(false);
    expect(await letters('filter[q]=flower')).toBe('');
  });
  test('the very words before a fuzzy search, then with a wrong letter', async () => {
    const right = await search('filter[q]=koffie');
    expect([right.body.data.length, right.body.meta.forgiven]).toEqual([1, false]);
    const wrong = await search('filter[q]=schenkn');
    expect([
      wrong.body.data.map((one: { id: string }) => names.get(one.id)),
      wrong.body.meta.forgiven,
    ]).toEqual([['d'], true]);
    // Another form of a word is not the word: that is said as well.
    const form = await search('filter[q]=onkruiden');
    expect([form.body.data.length, form.body.meta.forgiven]).toEqual([1, true]);
    expect((await search('filter[q]=onkruiden&page[size]=1')).body.meta.forgiven).toBe(true);
    const start = await search('filter[q]=stadst&page[size]=1&page[number]=2');
    expect([start.body.data.length, start.body.meta.forgiven]).toEqual([1, false]);
    // The most alike comes first.
    expect(await letters('filter[q]=tuinmn')).toBe('b a');
    expect(await letters('filter[q]=xyzzyx')).toBe('');
  });
  test.each(["'", '"', '!', '&', '|', '(', ':*', '%', '_', '\\', 'a & !b', '<->', '  ', '-'])(
    'signs mean nothing: %s',
    async (text) => {
      expect((await search(`filter[q]=${encodeURIComponent(text)}`)).status).toBe(200);
    },
  );
});

describe('near a place', () => {
  test('by postcode and by name, with the distance, nearest first', async () => {
    const answer = await search('filter[near]=3811&filter[distance]=25');
    const found = answer.body.data.map((one: { id: string; attributes: { distance_km: number } }) => [
      names.get(one.id),
      one.attributes.distance_km,
    ]);
    expect(found.map(([name]: [string]) => name).toSorted()).toEqual(['a', 'b', 'd', 'f']);
    const distances = found.map(([, km]: [string, number]) => km);
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
    expect(distances.at(-1)).toBeGreaterThan(5);
    expect(answer.body.meta.near).toMatchObject({ postcode: '3811', distance: 25 });
    expect(await sorted('filter[near]=groningen')).toBe('c');
    expect(await sorted('filter[near]=3811 AB&filter[distance]=2')).toBe('a d');
  });
  test('ten kilometres when nothing is said; an unknown place is named', async () => {
    expect((await search('filter[near]=3811')).body.meta.near.distance).toBe(10);
    const unknown = await search('filter[near]=0000zz');
    expect([unknown.status, unknown.body.errors[0].source]).toEqual([400, { parameter: 'filter[near]' }]);
    // What is only like a place is none: whoever mistyped it is asked, not sent elsewhere.
    for (const typed of ['nergenshuizen', 'wezepp', 'amersfort'])
      expect((await search(`filter[near]=${typed}`)).status, typed).toBe(400);
    expect((await search('filter[near]=huizen')).body.meta.near.name).toBe('Huizen');
    for (const distance of ['0', '201', 'ver', '-1'])
      expect((await search(`filter[near]=3811&filter[distance]=${distance}`)).status, distance).toBe(400);
  });
});

describe('a name that several places have', () => {
  const near = async (text: string) => (await search(text)).body.meta.near;

  test('is one of them, with the others to choose from', async () => {
    const asked = await near('filter[near]=rijswijk');
    expect(asked).toMatchObject({ kind: 'town', label: 'Rijswijk (Zuid-Holland)', municipality: 'Rijswijk' });
    expect(asked.others).toEqual([
      {
        kind: 'town',
        name: 'Rijswijk',
        label: 'Rijswijk (Gelderland)',
        municipality: 'Buren',
        province: 'Gelderland',
      },
      {
        kind: 'town',
        name: 'Rijswijk',
        label: 'Rijswijk (Noord-Brabant)',
        municipality: 'Altena',
        province: 'Noord-Brabant',
      },
    ]);
    for (const { label } of asked.others) {
      const chosen = await near(`filter[near]=${encodeURIComponent(label)}`);
      expect([chosen.label, chosen.others]).toEqual([label, []]);
    }
  });
  test('in a sentence as well, where the one that is said behind it is taken', async () => {
    expect((await near('filter[q]=huiswerk in rijswijk')).label).toBe('Rijswijk (Zuid-Holland)');
    expect((await near('filter[q]=huiswerk in Rijswijk (Gelderland)')).label).toBe('Rijswijk (Gelderland)');
    expect((await near('filter[q]=huiswerk in Rijswijk (Noord-Brabant)')).label).toBe(
      'Rijswijk (Noord-Brabant)',
    );
    expect((await near('filter[q]=huiswerk in den bosch')).name).toBe("'s-Hertogenbosch");
  });
  test('around a municipality it is measured from its border', async () => {
    const { kind, reach, distance, label } = await near('filter[near]=Texel');
    expect({ kind, distance, label }).toEqual({ kind: 'municipality', distance: 10, label: 'Texel' });
    expect(reach).toBeGreaterThan(5);
    expect((await near('filter[near]=Amersfoort')).reach).toBe(0);
  });
});

test('words that say nothing by themselves are left out, and it is told', async () => {
  const told = async (q: string) => (await search(`filter[q]=${q}`)).body.meta.says_nothing;
  for (const q of ['doen', 'iets', 'iets doen']) expect(await told(q), q).toBe(true);
  for (const q of ['koken', 'zaterdag', 'in Utrecht', '']) expect(await told(q), q).toBe(false);
  expect((await search('filter[q]=iets doen')).body.data).toEqual((await search('')).body.data);
});

describe('what is wider than a town', () => {
  const near = async (text: string) => (await search(text)).body.meta.near;

  test('in the whole country nothing is left out, and no distance is measured', async () => {
    const all = await letters('page[size]=100');
    for (const sort of ['', '&sort=nearest']) {
      const country = await search(`filter[near]=Nederland&page[size]=100${sort}`);
      expect(country.body.data.map((one: { id: string }) => names.get(one.id)).join(' ')).toBe(all);
      expect(country.body.data[0].attributes.distance_km).toBeNull();
      expect(country.body.meta.near).toMatchObject({ kind: 'country', province: null });
      expect(country.body.meta.near.others).toMatchObject([{ label: 'Nederland (Overijssel)' }]);
    }
    expect((await near('filter[q]=huiswerk in heel Nederland')).kind).toBe('country');
    expect((await near('filter[near]=Nederland (Overijssel)')).kind).toBe('town');
  });
  test('around a region it is measured from its border; a part of a town that is not known is the town', async () => {
    const region = await near('filter[near]=de Achterhoek');
    expect(region).toMatchObject({ kind: 'region', label: 'Achterhoek', is_wider: false });
    expect(region.reach).toBeGreaterThan(20);
    expect(await near('filter[near]=Arnhem Oost')).toMatchObject({ label: 'Arnhem', is_wider: true });
    expect(await near('filter[near]=Arnhem Zuid')).toMatchObject({ kind: 'district', is_wider: false });
  });
});

describe('in a part of the map', () => {
  const around = '5.25,52.1,5.45,52.2';
  const north = '6.4,53.1,6.7,53.3';

  test('what lies in it, in the list, the counts and the facets alike', async () => {
    const answer = await search(`filter[area]=${around}`);
    const found = answer.body.data.map((one: { attributes: { lat: number; lon: number } }) => one.attributes);
    expect(found.length).toBeGreaterThan(0);
    for (const { lat, lon } of found) {
      expect(lat).toBeGreaterThan(52.1);
      expect(lon).toBeLessThan(5.45);
    }
    expect(await sorted(`filter[area]=${north}`)).toBe('c');
    expect(await sorted(`filter[area]=${north}&filter[q]=huiswerk`)).toBe('c');
    expect(await sorted(`filter[area]=${around}&filter[q]=huiswerk`)).toBe('');
    expect(await sorted(`filter[area]=${around}&filter[near]=9711`)).toBe('');
    const { meta } = (await search(`filter[area]=${north}`)).body;
    expect(meta.pagination.records).toBe(1);
    expect(meta.facets.category).toEqual([{ value: 'teaching', count: 1 }]);
  });

  test.each([
    '5,52,4,53',
    '5,53,6,52',
    '5,52,6',
    '5,52,6,53,7',
    'a,b,c,d',
    '5,52,181,53',
    `5,52,6,${'5'.repeat(80)}`,
  ])('an area cannot be %s', async (area) => {
    const answer = await search(`filter[area]=${area}`);
    expect([answer.status, answer.body.errors[0].source]).toEqual([400, { parameter: 'filter[area]' }]);
  });
});

describe('filters and facets', () => {
  test.each([
    ['filter[category]=host', 'd e'],
    ['filter[category]=host,teaching', 'c d e'],
    ['filter[category]=nature&filter[target_group]=children', 'a'],
    ['filter[tag]=regularly', 'c d'],
    ['filter[vacancy_type]=activity', 'd'],
    ['filter[age_group]=18_27', 'e'],
    ['filter[day_part]=monday_morning', 'a c'],
    ['filter[day_part]=monday_morning,monday_afternoon', 'a b c'],
    ['filter[q]=tuin&filter[category]=handyman', 'b'],
  ])('%s', async (query, found) => expect(await sorted(query)).toBe(found));

  test('by organisation, and an unknown value of a list is refused', async () => {
    expect(await sorted(`filter[organization]=${school}`)).toBe('c d');
    for (const query of [
      'filter[tag]=!!',
      'filter[day_part]=maandag',
      'filter[organization]=1',
      'filter[vacancy_type]=x',
    ])
      expect((await search(query)).status, query).toBe(400);
  });

  const facet = async (query: string, name: string) => {
    const answer = await search(query);
    return Object.fromEntries(
      answer.body.meta.facets[name].map((one: { value: string; count: number }) => [one.value, one.count]),
    );
  };

  test('a facet counts under all filters but its own', async () => {
    expect(await facet('', 'category')).toEqual({ nature: 2, handyman: 1, teaching: 1, host: 2, buddy: 1 });
    expect(await facet('filter[category]=nature', 'category')).toEqual({
      nature: 2,
      handyman: 1,
      teaching: 1,
      host: 2,
      buddy: 1,
    });
    expect(await facet('filter[category]=nature', 'target_group')).toEqual({ children: 1 });
    expect(await facet('filter[tag]=regularly', 'category')).toEqual({ teaching: 1, host: 1 });
    expect(await facet('filter[tag]=regularly&filter[category]=host', 'category')).toEqual({
      teaching: 1,
      host: 1,
    });
    expect(await facet('filter[tag]=regularly&filter[category]=host', 'tag')).toEqual({
      regularly: 1,
      free: 1,
    });
    expect(await facet('filter[q]=tuin', 'tag')).toEqual({ once: 1 });
    expect(await facet('filter[near]=3811&filter[distance]=2', 'category')).toEqual({ nature: 1, host: 1 });
    expect(await facet('filter[category]=nature', 'day_part')).toEqual({
      monday_morning: 1,
      monday_afternoon: 1,
    });
    expect((await facet('', 'day_part'))['sunday_evening']).toBe(1);
    expect(await facet('', 'vacancy_type')).toEqual({ volunteering: 5, activity: 1 });
    expect(await facet('', 'age_group')).toEqual({ '18_27': 1 });
    expect(await facet('', 'organization')).toEqual({ [garden]: 4, [school]: 2 });
  });

  test('every count is what choosing it finds', async () => {
    const base = 'filter[tag]=regularly,once';
    const { facets } = (await search(base)).body.meta;
    for (const name of ['category', 'target_group', 'vacancy_type', 'day_part', 'organization'])
      for (const { value, count } of facets[name]) {
        const chosen = await search(`${base}&filter[${name}]=${value}`);
        expect(chosen.body.meta.pagination.records, `${name} ${value}`).toBe(count);
      }
  });

  test('organisations have their name', async () => {
    expect((await search('')).body.meta.facets.organization[0]).toEqual({
      value: garden,
      count: 4,
      name: 'Stadstuin',
    });
  });
});

describe('order and pages', () => {
  test('each sort', async () => {
    expect(await letters('sort=newest')).toBe('a b c d e f');
    expect(await letters('sort=closing_soon')).toBe('b d a e f c');
    expect(
      (await letters('sort=nearest&filter[near]=3761&filter[distance]=50')).split(' ').slice(0, 2).toSorted(),
    ).toEqual(['b', 'f']);
    expect(await letters('sort=relevance')).toBe('a b c d e f');
    // The word in the title weighs more than the same in the organisation's name.
    expect((await letters('filter[q]=tuin&sort=relevance')).split(' ')).toEqual(
      expect.arrayContaining(['a', 'b']),
    );
    for (const sort of ['onzin', 'title', 'distance'])
      expect((await search(`sort=${sort}`)).status, sort).toBe(400);
  });
  test('pages have no overlap and no gap, in every order', async () => {
    for (const sort of ['newest', 'closing_soon', 'relevance', 'nearest']) {
      const pages = [];
      for (const page of [1, 2, 3, 4])
        pages.push(await letters(`sort=${sort}&page[size]=2&page[number]=${page}`));
      expect(pages.join(' ').trim().split(' ').toSorted().join(' '), sort).toBe('a b c d e f');
    }
    const { pagination } = (await search('page[size]=4&page[number]=2')).body.meta;
    expect(pagination).toMatchObject({ current: 2, first: 1, prev: 1, next: null, last: 2, records: 6 });
    expect((await search('page[number]=9')).body.meta.pagination.records).toBe(6);
  });
  test('twelve on a page when nothing is said, with everything that a card needs', async () => {
    const answer = await search('include=organization,categories');
    expect(answer.body.links.self).toContain('page%5Bnumber%5D=1');
    expect(new Set(answer.body.included.map((one: { type: string }) => one.type))).toEqual(
      new Set(['organizations', 'categories']),
    );
    expect(answer.headers['etag']).toBeTruthy();
  });
});

test('an organisation that is archived takes its vacancies off at once', async () => {
  const { id } = await server.build.organization();
  const vacancy = await server.build.vacancy({ organization_id: id, title: 'Kortstondig' });
  names.set(vacancy.id, 'short');
  expect(await letters('filter[q]=kortstondig')).toBe('short');
  await server.build.sql(first.id, "update organizations set status = 'archived' where id = $1", [id]);
  expect(await letters('filter[q]=kortstondig')).toBe('');
});

test('what is written again is found by its new words at once, and no longer by the old ones', async () => {
  const { id } = await server.build.organization({ name: 'Zwaluwnest' });
  const vacancy = await server.build.vacancy({ organization_id: id, title: 'Eenmalig', title_en: null });
  names.set(vacancy.id, 'new');
  const change = (set: string) =>
    server.build.sql(first.id, `update vacancies set ${set} where id = $1`, [vacancy.id]);
  const changes = [
    ["title = 'Tweemaal'", 'eenmalig', 'tweemaal'],
    ["summary = 'Kwetterend'", 'nijlpaard', 'kwetterend'],
    ["description = 'Bladstil'", 'nijlpaard', 'bladstil'],
    ["city = 'Zevenhuizen'", 'nijlpaard', 'zevenhuizen'],
    [`organization_id = '${garden}'`, 'zwaluwnest', 'tweemaal stadstuin'],
  ] as const;
  for (const [set, old, now] of changes) {
    await change(set);
    expect(await letters(`filter[q]=${now}`), set).toBe('new');
    expect(await letters(`filter[q]=${old}`), set).not.toContain('new');
  }
  await change("title_en = 'Swallow', summary_en = 'Chirping', description_en = 'Windless'");
  expect(await letters('filter[q]=swallow chirping windless', { 'accept-language': 'en' })).toBe('new');
  await change("status = 'draft'");
  expect(await letters('filter[q]=tweemaal')).toBe('');
  await change("status = 'published'");
  expect(await letters('filter[q]=tweemaal')).toBe('new');
  await server.build.sql(first.id, 'delete from vacancies where id = $1', [vacancy.id]);
  expect(await letters('filter[q]=tweemaal')).toBe('');
});

test('words are kept of what is public and of nothing else', async () => {
  const found = await server.build.sql(
    first.id,
    `select v.id from vacancies v full join vacancy_words w on w.volunteer_center_id = v.volunteer_center_id and w.vacancy_id = v.id
     where (v.status = 'published' and v.organization_approved) is distinct from (w.vacancy_id is not null)
       or w.published_at <> v.published_at`,
  );
  expect(found).toEqual([]);
});

test('a word is found although signs stand in it that nobody sees, and as the very word', async () => {
  const description = '<p>Handen gezocht voor buurt\u00ADmoestuin\u200Bbeheer.</p>';
  await server.build.vacancy({ title: 'Handen gezocht', description });
  for (const q of ['buurtmoestuinbeheer', 'buurt\u00ADmoestuin\u00ADbeheer', 'moestuin']) {
    const { body } = await server.call(
      first.host,
      'GET',
      `/api/v1/vacancies/search?filter[q]=${encodeURIComponent(q)}`,
    );
    const titles = body.data.map((one: { attributes: { title: string } }) => one.attributes.title);
    expect(titles, q).toContain('Handen gezocht');
    expect(body.meta.forgiven, q).toBe(false);
  }
});

test.each(['nl', 'en'])('%s: a word that every text has leads to all there is', async (locale) => {
  const records = async (q: string) =>
    (
      await server.call(first.host, 'GET', `/api/v1/vacancies/search?filter[q]=${q}`, {
        headers: { 'accept-language': locale },
      })
    ).body.meta.pagination.records;
  for (const q of locale === 'nl' ? ['doen', 'alles'] : ['doing', 'this'])
    expect(await records(q), q).toBe(await records(''));
});
