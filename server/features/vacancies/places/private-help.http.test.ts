/** Where somebody is helped at home: no answer to anybody else depends on the place itself, only on the four figures of its postcode. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vacancyFeedOf } from '#contract/feeds.ts';
import { embedOf } from '#contract/embeds.ts';
import { privateVacancyTypes, vacancyTypes } from '#contract/vacancy-fields.ts';
import type { RoleOf } from '#tests/support/builders.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let request: string;
let neighbour: string;
const readers: Record<string, Session | null> = { visitor: null };
const knowing: Record<string, Session> = {};

/** Of one postcode, on either side of its middle and of what lies around it. */
const homes = {
  west: { lat: 52.4571, lon: 5.9842, street: 'Populierenlaan', house_number: '7', postcode: '8091 AC' },
  east: {
    lat: 52.4489,
    lon: 6.0127,
    street: 'Zuiderzeestraatweg',
    house_number: '310b',
    postcode: '8091 ZX',
  },
} as const;
const moment = (day: string) => new Date(`2026-${day}T12:00:00Z`);

/** As older versions wrote it, and others may: past all that the server judges. */
const moveTo = (id: string, home: object) => {
  const columns = Object.entries(home);
  return server.build.sql(
    first.id,
    `update vacancies set ${columns.map(([name], at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
    [id, ...columns.map(([, value]) => value)],
  );
};

beforeAll(async () => {
  server = await testServer({ now: moment('11-24') });
  const { build } = server;
  const own = await build.organization({ name: 'Buurthulp' });
  const strange = await build.organization({ name: 'Andere club' });
  const signedIn = async (roles: readonly RoleOf[]) =>
    server.signIn(first.host, (await build.user({ roles })).email);
  readers['volunteer'] = await signedIn([]);
  readers['organization elsewhere'] = await signedIn([['organization_superuser', strange.id]]);
  knowing['own organization'] = await signedIn([['organization_superuser', own.id]]);
  knowing['staff'] = await signedIn(['center_superuser']);
  const on = (day: string) => ({ published_at: moment(day), updated_at: moment('11-20') });
  request = (
    await build.vacancy({
      organization_id: own.id,
      vacancy_type: 'one-on-one',
      title: 'Boodschappen',
      city: 'Wezep',
      ...homes.west,
      ...on('11-20'),
    })
  ).id;
  // Where the place itself would put it before or after others.
  for (const [at, day] of [
    [{ lat: 52.4571, lon: 5.985 }, '11-19'],
    [{ lat: 52.449, lon: 6.012 }, '11-18'],
    [{ lat: 52.453, lon: 5.999 }, '11-17'],
  ] as const)
    neighbour = (await build.vacancy({ organization_id: strange.id, ...at, ...on(day) })).id;
});
afterAll(() => server.close());

const box = ({ lat, lon }: { lat: number; lon: number }, half: number) =>
  [lon - half, lat - half, lon + half, lat + half].map((degrees) => degrees.toFixed(5)).join(',');

/** Boxes that halve towards each home, and words of what is not told. */
const areas = Object.values(homes).flatMap((home) =>
  [0.05, 0.01, 0.004, 0.001, 0.0002].map((half) => `filter[area]=${box(home, half)}`),
);
const words = ['Populierenlaan', 'Zuiderzeestraatweg', '8091 AC', '8091ZX', '310b'].map(
  (q) => `filter[q]=${encodeURIComponent(q)}`,
);
const around = ['8091', '8096', '8271', '8181', '8051', '8097', 'Wezep'];
const near = around.flatMap((place) => [
  ...[1, 2, 5, 10].map((distance) => `filter[near]=${place}&filter[distance]=${distance}`),
  `filter[near]=${place}&filter[distance]=50&sort=nearest`,
  `filter[near]=${place}&filter[distance]=50&sort=-nearest&page[size]=1&page[number]=2`,
]);
const facets = ['filter[vacancy_type]=one-on-one', 'filter[need]=wheelchair', 'sort=closing_soon', ''];
const searches = [...areas, ...words, ...near, ...facets];

const paths = () => [
  ...searches.map((query) => `/api/v1/vacancies/search?${query}`),
  ...around.map((place) => `/api/v1/vacancies/by_ids?filter[ids]=${request}&filter[near]=${place}`),
  ...['title', '-title', 'created_at', 'expires_at'].map(
    (sort) => `/api/v1/vacancies?sort=${sort}&facets=true`,
  ),
  ...words.map((query) => `/api/v1/vacancies?${query}&facets=true`),
  `/api/v1/vacancies/${request}?include=organization`,
  `/api/v1/vacancies/${request}/similar`,
  `/api/v1/vacancies/${neighbour}/similar`,
  `/share-picture/vacancies/${request}/nl.png`,
  '/sitemap.xml',
  ...[...areas, ...near.slice(0, 6)].flatMap((query) => {
    const plain = query.replaceAll(/filter\[(\w+)\]/g, '$1').replaceAll(/&(?:sort|page).*$/g, '');
    return [embedOf('nl', plain), vacancyFeedOf('nl', plain)];
  }),
];

async function toldTo(as: Session | null): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const path of paths()) {
    const { status, body } = await server.call(first.host, 'GET', path, { as });
    told.set(path, `${status} ${typeof body === 'string' ? body : JSON.stringify(body)}`);
  }
  return told;
}

describe.each(['visitor', 'volunteer', 'organization elsewhere'])('a %s', (name) => {
  test('is told the same of two homes in one postcode, however it is asked', async () => {
    const as = readers[name] ?? null;
    await moveTo(request, homes.west);
    const west = await toldTo(as);
    await moveTo(request, homes.east);
    const east = await toldTo(as);
    expect([...east].filter(([path, answer]) => west.get(path) !== answer)).toEqual([]);
    const statuses = [...west.values()].map((answer) => answer.slice(0, 3));
    expect(statuses.filter((status) => status === '200').length).toBeGreaterThan(statuses.length - 5);
    // An answer repeats the words that were looked for.
    const plain = [...west, ...east].filter(([path]) => !path.includes('[q]'));
    const secrets = Object.values(homes).flatMap(({ street, postcode, house_number: number }) => [
      street,
      postcode,
      `"house_number":"${number}"`,
    ]);
    for (const secret of secrets)
      expect(plain.flatMap(([path, answer]) => (answer.includes(secret) ? [path] : []))).toEqual([]);
  });

  test('finds it where it is shown, near and in the area of that point', async () => {
    const as = readers[name] ?? null;
    const shown = (await server.call(first.host, 'GET', `/api/v1/vacancies/${request}`, { as })).body.data
      .attributes;
    expect(shown).toMatchObject({
      street: null,
      house_number: null,
      postcode: '8091',
      lat: expect.any(Number),
    });
    for (const query of [`filter[area]=${box(shown, 0.0002)}`, 'filter[near]=8091&filter[distance]=1']) {
      const { body } = await server.call(first.host, 'GET', `/api/v1/vacancies/search?${query}`, { as });
      expect(
        body.data.map(({ id }: { id: string }) => id),
        query,
      ).toContain(request);
    }
  });
});

test.each(['own organization', 'staff'])('%s reads the whole address', async (name) => {
  await moveTo(request, homes.east);
  const { body } = await server.call(first.host, 'GET', `/api/v1/vacancies/${request}`, {
    as: knowing[name] ?? null,
  });
  const { street, house_number, postcode } = homes.east;
  expect(body.data.attributes).toMatchObject({ street, house_number, postcode });
});

describe('the point', () => {
  const pointOf = async (id: string) =>
    (await server.build.sql(first.id, 'select lat, lon from vacancies where id = $1', [id]))[0];
  const middleOf = async (postcode: string) =>
    (await server.owner.query('select lat, lon from places where postcode = $1', [postcode])).rows[0];
  const { lat, lon } = homes.west;

  test.each(vacancyTypes.map((type) => [type, privateVacancyTypes.includes(type)] as const))(
    'of %s is that of the postcode: %s',
    async (vacancy_type, isPrivate) => {
      const { id } = await server.build.vacancy({ vacancy_type, ...homes.west });
      expect(await pointOf(id)).toEqual(isPrivate ? await middleOf('8091') : { lat, lon });
    },
  );

  test('follows the type and the postcode, and is none without one', async () => {
    const { id } = await server.build.vacancy({ vacancy_type: 'volunteering', ...homes.west });
    await moveTo(id, { vacancy_type: 'p2p' });
    expect(await pointOf(id)).toEqual(await middleOf('8091'));
    await moveTo(id, { postcode: '1012 AB' });
    expect(await pointOf(id)).toEqual(await middleOf('1012'));
    await moveTo(id, { postcode: null });
    expect(await pointOf(id)).toEqual({ lat: null, lon: null });
    await moveTo(id, { vacancy_type: 'activity', lat, lon });
    expect(await pointOf(id)).toEqual({ lat, lon });
  });
});
