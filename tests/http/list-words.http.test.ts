/** Lists are searched by words in one way, whichever list: those that take `filter[q]` come from the contracts, so that a new one is held too. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainText } from '#contract/plain-text.ts';
import type { SearchedList } from '#server/http/list-words.ts';
import { routes } from '#server/routes.ts';
import { multiply } from '#tests/support/many-rows.ts';
import { patience } from '#tests/support/pace.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

/** Sought in other ways, each with tests of its own. */
const otherwise: Record<string, string> = {
  '/api/v1/own_tags': 'short words of which no two are alike: own-tags.http.test.ts',
  '/api/v1/vacancies/search': 'what visitors mean, with other words for it (docs/decisions/0032)',
};

const lists = routes.filter(
  ({ method, list, file, path }) =>
    method === 'GET' && list && !file && 'q' in list.scopes && !(path in otherwise),
);

let server: TestServer;
let admin: Session;
let keeper: Session;

const sql = (text: string, values: unknown[], center = first.id) => server.build.sql(center, text, values);
const idOf = async (made: Promise<{ id: string }>) => (await made).id;

async function upload(center: number, name: string, alt: string | null = null): Promise<string> {
  const id = randomUUID();
  const values = [center, id, name, alt, id.replaceAll('-', '').repeat(2)];
  await sql(
    `insert into uploads (volunteer_center_id, id, file_name, alt_text, storage_key, checksum, mime, byte_size, width, height, in_files)
     values ($1, $2, $3, $4, 'x', $5, 'image/png', 1, 1, 1, true)`,
    values,
    center,
  );
  return id;
}

async function stockImage(center: number, name: string): Promise<string> {
  const id = randomUUID();
  const image = await upload(center, 'beeld.png');
  await sql(
    'insert into stock_images (volunteer_center_id, id, name, image_id) values ($1, $2, $3, $4)',
    [center, id, name, image],
    center,
  );
  return id;
}

async function contactMessage(center: number, first_name: string, last_name: string): Promise<string> {
  const [id, user] = [randomUUID(), await server.build.user({ center, first_name, last_name })];
  await sql(
    "insert into contact_messages (volunteer_center_id, id, user_id, topic, message) values ($1, $2, $3, 'general', 'Wanneer zijn jullie open?')",
    [center, id, user.id],
    center,
  );
  return id;
}

async function partner(center: number, name: string): Promise<string> {
  const id = randomUUID();
  await sql(
    'insert into partners (volunteer_center_id, id, name) values ($1, $2, $3)',
    [center, id, name],
    center,
  );
  return id;
}

/** What somebody answered to two questions. */
async function submission(center: number, front: string, behind: string): Promise<string> {
  const [id, form] = [randomUUID(), randomUUID()];
  await sql(
    "insert into forms (volunteer_center_id, id, locale, title, slug) values ($1, $2, 'nl', 'Kom je ook?', $3)",
    [center, form, `f${form}`],
    center,
  );
  const answers = [front, behind].map((value) => ({
    questionId: randomUUID(),
    text: 'Hoe heet je?',
    questionType: 'text',
    value,
  }));
  await sql(
    'insert into form_submissions (volunteer_center_id, id, form_id, answers) values ($1, $2, $3, $4)',
    [center, id, form, JSON.stringify(answers)],
    center,
  );
  return id;
}

/** By list: a record in which these words stand, split where a person's name is. */
const plants: Record<string, (center: number, front: string, behind: string) => Promise<string>> = {
  '/api/v1/users': (center, first_name, last_name) =>
    idOf(server.build.user({ center, first_name, last_name })),
  '/api/v1/applications': (center, first_name, last_name) =>
    idOf(server.build.application({ center, first_name, last_name })),
  '/api/v1/organizations': (center, front, behind) =>
    idOf(server.build.organization({ center, name: `${front} ${behind}` })),
  '/api/v1/vacancies': (center, front, behind) =>
    idOf(server.build.vacancy({ center, title: `${front} ${behind}` })),
  '/api/v1/contact_messages': contactMessage,
  '/api/v1/form_submissions': submission,
  '/api/v1/partners': (center, front, behind) => partner(center, `${front} ${behind}`),
  '/api/v1/pages': (center, front, behind) =>
    idOf(server.build.page({ center, title: `${front} ${behind}` })),
  '/api/v1/uploads': (center, front, behind) => upload(center, `${front}.png`, behind),
  '/api/v1/stock_images': (center, front, behind) => stockImage(center, `${front} ${behind}`),
  '/api/v1/managed_centers': async (center, front, behind) => {
    await sql(
      'update volunteer_center_profiles set name = $2 where volunteer_center_id = $1',
      [center, `${front} ${behind}`],
      center,
    );
    const { rows } = await server.owner.query('select public_id from volunteer_centers where id = $1', [
      center,
    ]);
    return rows[0].public_id;
  },
};

/** Both are found by each of these; the second stands in small plain letters, the first as people and Macs write. */
const written = ['Zoë', 'Muñoz-Østergård van den B\u00ADerg'] as const;
const plain = ['zoe', 'mun\u0303oz-ostergard van den berg'] as const;
const found = [
  'zoe munoz',
  'Zoë Muñoz',
  'munoz zoe',
  'ZOË MUÑOZ',
  'berg van den',
  'zoe berg',
  'erg uño',
  'van  den   berg',
  'østergård',
  'ostergard',
  'zo\u00ADë',
  'Mun\u0303oz',
];
/** Signs that mean something to a database are what they are. */
const notFound = ['zo%oz', 'zo_', '%', '_', "zoe' or ''='", 'zoe bergen', 'zoe \\'];

/** Finds what is alike where nothing has the words themselves. */
const forgiving: Record<string, true> = { '/api/v1/organizations': true };

const ids = async (path: string, q: string, as = admin): Promise<string[]> => {
  const query = new URLSearchParams({ 'filter[q]': q, 'page[size]': '50' });
  const { status, body } = await server.call(first.host, 'GET', `${path}?${query}`, { as });
  expect(status, `${path} ${q}`).toBe(200);
  return body.data.map(({ id }: { id: string }) => id);
};

beforeAll(async () => {
  server = await testServer();
  admin = await somebody(server, { roles: ['admin'] });
  keeper = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

test('every list that is searched by words has records here', () => {
  const paths = [...new Set(lists.map(({ path }) => path))];
  expect(paths.toSorted()).toEqual(Object.keys(plants).toSorted());
});

describe.each(Object.keys(plants))('%s', (path) => {
  test('finds words in any order, within longer ones, with and without accents, and signs as they are', async () => {
    const made = [
      await plants[path]!(first.id, ...written),
      path === '/api/v1/managed_centers'
        ? await plants[path]!(second.id, ...plain)
        : await plants[path]!(first.id, ...plain),
    ].toSorted();
    if (path !== '/api/v1/managed_centers') await plants[path]!(second.id, ...plain);
    for (const q of found) expect((await ids(path, q)).toSorted(), q).toEqual(made);
    const signs = notFound.filter((q) => !(path in forgiving && /^zo(e |_)/.test(q)));
    for (const q of signs) expect(await ids(path, q), q).toEqual([]);
  });
});

/** Names that are written in as many ways as there are people who write them. */
const waysToWrite = [
  { name: ['Luc', 'd’Hondt'], typed: ['dhondt', "d'hondt", 'd hondt', 'hondt, luc'] },
  { name: ['Maaike', "in 't Veld"], typed: ['int veld', "in't veld", 'in ’t veld', 'intveld'] },
  { name: ['Fatima', 'El Idrissi'], typed: ['elidrissi', 'el-idrissi', 'el idrissi'] },
  { name: ['Noortje', 'van den Bergh'], typed: ['vd bergh', 'vdbergh', 'v.d. bergh', 'vanden bergh'] },
  { name: ['Anne-Marie', 'de Wit'], typed: ['annemarie', 'anne marie wit', 'Anne\u2011Marie', 'dewit'] },
] as const;

test.each([
  '/api/v1/users',
  '/api/v1/applications',
  '/api/v1/organizations',
  '/api/v1/contact_messages',
  '/api/v1/form_submissions',
  '/api/v1/partners',
])('%s: a name is found however it is written', async (path) => {
  for (const { name, typed } of waysToWrite) {
    const [front, behind] = name;
    const id = await plants[path]!(first.id, front, behind);
    for (const q of typed) expect(await ids(path, q), q).toEqual([id]);
  }
});

const phoneNumbers = [
  '0612345601',
  '06-12345601',
  '06 1234 5601',
  '+31612345601',
  '+31 6 1234 5601',
  '0031612345601',
];

test.each(['/api/v1/users', '/api/v1/applications'])('%s: by address and number', async (path) => {
  const person = { email: 'n.bakker@voorbeeld.example', phone_number: '+31 6 12 34 56 01' };
  const make = path === '/api/v1/users' ? server.build.user : server.build.application;
  const { id } = await make({ ...person, last_name: 'Bakker' });
  await make({ email: 'n.bakkers@elders.example', phone_number: '0612345602' });
  for (const q of ['n.bakker@voorbeeld.example', 'voorbeeld bakker', ...phoneNumbers])
    expect(await ids(path, q), q).toEqual([id]);
});

test('an application is found by words of the person and of the vacancy together', async () => {
  const vacancy = await server.build.vacancy({ title: 'Taalmaatje gezocht' });
  const parents = { vacancy_id: vacancy.id, organization_id: vacancy['organization_id'] };
  const mine = await server.build.application({ ...parents, first_name: 'Noor', last_name: 'Vis' });
  await server.build.application({ ...parents, first_name: 'Bas', email: 'bas@post.example' });
  expect(await ids('/api/v1/applications', 'noor taalmaatje')).toEqual([mine.id]);
});

test('an organisation is found by what is not for everybody by its centre alone', async () => {
  const { id } = await server.build.organization({
    name: 'Buurtkamer',
    email: 'binnen@kamer.example',
    phone_number: '0611223344',
    postcode: '8096 AB',
    city: 'Oldebroek',
  });
  const visitor = await somebody(server);
  const path = '/api/v1/organizations';
  for (const q of ['8096ab', '8096 AB', 'oldebroek buurt'])
    expect(await ids(path, q, visitor), q).toEqual([id]);
  for (const q of ['binnen@kamer.example', '06-11223344']) {
    expect(await ids(path, q, keeper), q).toEqual([id]);
    expect(await ids(path, q, visitor), q).not.toContain(id);
  }
});

/** As `SearchedList` has them, each with its table. */
const searched = {
  users: 'users',
  applications: 'applications',
  organizations: 'organizations',
  organizations_inside: 'organizations',
  vacancies: 'vacancies',
  pages: 'pages',
  partners: 'partners',
  contact_messages: 'contact_messages',
  form_submissions: 'form_submissions',
  uploads: 'uploads',
} satisfies Record<SearchedList, string>;

test(
  'each list is searched along its own index, however many the centre has',
  async () => {
    const run = (text: string, values?: unknown[]) => server.build.sql(first.id, text, values);
    // What is kept for the search is quicker read row by row, until there are many.
    const copiesOf = (table: string) => (table === 'form_submissions' ? 3000 : 300);
    for (const table of new Set(Object.values(searched)))
      await multiply(run, table, { copies: copiesOf(table), orders: [] });
    const scans = async (index: string) => {
      await run('select pg_stat_force_next_flush()');
      const [row] = await run('select idx_scan from pg_stat_user_indexes where indexrelname = $1', [index]);
      return Number(row?.['idx_scan']);
    };
    for (const list of Object.keys(searched)) {
      const before = await scans(`${list}_words`);
      // Of what one row in four has, reading all would be right.
      await run('select records_with_words($1, $2)', [list, ['xqzjxvw']]);
      expect(await scans(`${list}_words`), list).toBeGreaterThan(before);
    }
  },
  patience(60_000),
);

test('the database and the screens read letters alike', async () => {
  const texts = [
    'José Muñoz',
    'STRASSE straße',
    'Łódź Øystein Æbelø Œuvre',
    'Ĳsselmeer',
    'İstanbul ılgın',
    'zo\u00ADe\u0301 \u200Bx',
    '’t Hooft',
  ];
  const rows = await sql('select plain_text(t) as plain from unnest($1::text[]) t', [texts]);
  expect(rows.map((row) => row['plain'])).toEqual(texts.map(plainText));
});

describe('by the main part of a name', () => {
  const people = [
    ['van den Akker', 'Ali'],
    ['Ákker', 'Bea'],
    ['Bakker', 'Cor'],
    ["d'Hondt", 'Dee'],
    ['’t Hooft', 'Eva'],
    ["in 't Veld", 'Fer'],
    ['De Vries', 'Gea'],
    ['Vries', 'Hans'],
    ['Van', 'Ina'],
    ["'s-Gravesande", 'Jet'],
    ['van ’s-Gravenhage', 'Kim'],
    ['=Gravin', 'Leo'],
    ['(Gerards)', 'Mia'],
    ['3tal', 'Nol'],
    ["('t Hoofts)", 'Oda'],
    [" ‘ 't Hooftz", 'Pia'],
    ['(van den Akkers)', 'Ruud'],
    ['"\'s-Gravinnen"', 'Siem'],
    ["'Hoog", 'Ton'],
  ] as const;
  const order = 'Nol Ali Bea Ruud Cor Mia Kim Jet Leo Siem Dee Eva Oda Pia Ton Ina Fer Gea Hans'.split(' ');
  const namesOf = async (path: string, attribute: string) => {
    const { body } = await server.call(first.host, 'GET', path, { as: admin });
    return body.data.map((one: { attributes: Record<string, string> }) => one.attributes[attribute]);
  };

  test('people stand in the list of accounts and of applications', async () => {
    for (const [last_name, first_name] of people) {
      await server.build.user({ first_name, last_name, email: `${first_name}@rij.example` });
      await server.build.application({ first_name, last_name, email: `${first_name}@rij.example` });
    }
    expect(await namesOf('/api/v1/users?filter[q]=rij.example&sort=name', 'first_name')).toEqual(order);
    expect(await namesOf('/api/v1/applications?filter[q]=rij.example&sort=last_name', 'first_name')).toEqual(
      order,
    );
    expect(await namesOf('/api/v1/applications?filter[q]=rij.example&sort=-last_name', 'first_name')).toEqual(
      order.toReversed(),
    );
  });

  test('organisations do not stand together under their kind or article', async () => {
    const names = [
      'Stichting De Regenboog',
      'Het Rad',
      'Élan',
      'Vereniging Zon',
      "'t Trefpunt",
      '(’t Tref)',
      'De',
      '#Doe',
      "Stichting 's-Gravenhof",
    ];
    for (const name of names) await server.build.organization({ name, city: 'Rijstad' });
    expect(await namesOf('/api/v1/organizations?filter[q]=rijstad&sort=name', 'name')).toEqual([
      'De',
      '#Doe',
      'Élan',
      "Stichting 's-Gravenhof",
      'Het Rad',
      'Stichting De Regenboog',
      '(’t Tref)',
      "'t Trefpunt",
      'Vereniging Zon',
    ]);
  });
});
