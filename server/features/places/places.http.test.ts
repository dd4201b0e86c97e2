import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const names = async (q: string) => {
  const answer = await server.call(first.host, 'GET', `/api/v1/places?q=${encodeURIComponent(q)}`);
  expect(answer.status, q).toBe(200);
  return answer.body.data.map(
    (one: { id: string; attributes: { name: string } }) => `${one.id} ${one.attributes.name}`,
  );
};

test('by the beginning of a postcode or a name', async () => {
  expect(await names('8091')).toEqual(['8091 Wezep']);
  expect(await names('8091 AB')).toEqual(['8091 Wezep']);
  expect((await names('80')).length).toBe(10);
  expect((await names('WEZ'))[0]).toBe('8091 Wezep');
});

test('by any name that it has, those of several with where they are', async () => {
  const labels = async (q: string) => {
    const { body } = await server.call(first.host, 'GET', `/api/v1/places?q=${encodeURIComponent(q)}`);
    return body.data.map((one: { attributes: { label: string } }) => one.attributes.label);
  };
  expect((await labels('den bos'))[0]).toBe("'s-Hertogenbosch");
  expect((await labels('ljou'))[0]).toBe('Leeuwarden');
  expect((await labels('Overvecht'))[0]).toBe('Utrecht Overvecht');
  expect((await labels('Rijswijk')).slice(0, 3)).toEqual([
    'Rijswijk (Zuid-Holland)',
    'Rijswijk (Gelderland)',
    'Rijswijk (Noord-Brabant)',
  ]);
  expect(await labels('Hengelo Gld')).toEqual(['Hengelo (Gelderland)']);
  expect(await labels('Nergenshuizen')).toEqual([]);
  expect(await labels('bij mij in de buurt')).toEqual([]);
  expect((await labels('Amsterdam Bos en Lommer'))[0]).toBe('Amsterdam Bos en Lommer');
  expect((await labels('Amsterdam Nergensbuurt'))[0]).toBe('Amsterdam');
  expect((await labels('achterh'))[0]).toBe('Achterhoek');
  expect((await labels('1O12 AB'))[0]).toBe('1012 Amsterdam');
});

test('a typing error is tolerated; a name comes once', async () => {
  expect(await names('Amersfort')).toEqual(['3811 Amersfoort']);
  const amsterdam = (await names('amsterdam')).filter((one: string) => one.endsWith(' Amsterdam'));
  expect(amsterdam).toHaveLength(1);
});

test('only what is nearly spelled so is suggested, the nearest first', async () => {
  const firstOf = async (q: string) => (await names(q))[0]?.replace(/^\S+ /, '');
  for (const [typed, meant] of [
    ['Amersvoort', 'Amersfoort'],
    ['Nijmwegen', 'Nijmegen'],
    ['Eindoven', 'Eindhoven'],
    ['Enschedee', 'Enschede'],
    ['Groningn', 'Groningen'],
    ['Apledoorn', 'Apeldoorn'],
    ['Tessel', 'Texel'],
    ['Hoek van Hollend', 'Hoek van Holland'],
    ['Schothorts', 'Amersfoort Schothorst'],
    ['schotho', 'Amersfoort Schothorst'],
    ['Zwolle gelderland', 'Zwolle'],
  ] as const)
    expect(await firstOf(typed), typed).toBe(meant);
  for (const nowhere of [
    'Parijs',
    'Brussel',
    'Emmerich',
    'Noordpool',
    'Kralendijk',
    'Bonaire',
    'Saba',
    'Antwerpen',
    'Xyzzyveen',
    'De Hulk',
  ])
    expect(await names(nowhere), nowhere).toEqual([]);
});

test('half of a name leads to all whose half it is, the whole of one before what is left of it', async () => {
  const all = async (q: string) => (await names(q)).map((one: string) => one.replace(/^\S+ /, ''));
  for (const [typed, meant] of [
    ['Wijk bij Duurste', ['Wijk bij Duurstede']],
    ['Alphen aan den IJssel', ['Alphen aan den Rijn', 'Capelle aan den IJssel']],
    ['Bergen aan de Maas', ['Berg aan de Maas']],
    ['Leidendam', ['Leidschendam']],
    ['Nieuw-Zwolle', ['Zwolle']],
    ['Amersfoort of Nergenshuizen', ['Amersfoort']],
    ['Nergenshuizen of Amersfoort', ['Amersfoort']],
    ['De Horst', ['Horst']],
    ['Raar', ['Raar', 'Raard']],
  ] as const)
    expect(await all(typed), typed).toEqual(expect.arrayContaining([...meant]));
});

test('nothing asked, nothing given; signs mean nothing', async () => {
  for (const q of ['', '%', '_', '\\', '0']) expect(await names(q), q).toEqual([]);
});

test('a search answers what was taken for a former municipality, a street, and a postcode beside another town', async () => {
  const near = async (asked: string) => {
    const answer = await server.call(first.host, 'GET', `/api/v1/vacancies/search?${encodeURI(asked)}`);
    expect(answer.status, asked).toBe(200);
    return answer.body.meta.near;
  };
  for (const asked of ['filter[near]=Landerd', 'filter[q]=koken in Landerd'])
    expect(await near(asked), asked).toMatchObject({ label: 'Maashorst', is_wider: true, others: [] });
  const street = await near('filter[near]=Stationsplein 1, Amersfoort');
  expect(street).toMatchObject({ kind: 'town', label: 'Amersfoort', is_wider: true });
  const postcode = await near('filter[near]=3811 AB Rotterdam');
  expect(postcode).toMatchObject({ kind: 'postcode', postcode: '3811', is_wider: false });
  expect(postcode.others).toMatchObject([{ kind: 'town', label: 'Rotterdam' }]);
});
