/** Files as others keep them: what somebody wrote in a cell is brought in as it was meant, or named with what to do. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { first } from '#tests/support/server.ts';
import { vacancyFiles, type VacancyFiles } from '#tests/support/vacancy-files.ts';

let { server, taken, check, broughtIn, vacancies, empty } = {} as VacancyFiles;
beforeAll(async () => {
  ({ server, taken, check, broughtIn, vacancies, empty } = await vacancyFiles());
});
beforeEach(() => empty());
afterAll(() => server.close());

const headings = 'sep=;\r\nNummer;Titel;Organisatie;Omschrijving;Begint op;Sluit op;Aantal plekken;VOG\r\n';
const rows = [
  '1;Taalmaatje;De Tuin;"Je oefent Nederlands.\r\n• elke week\r\n• bij iemand thuis";46478;14-3-2027;2,0;ja',
  '="02";"Koffie; thee en ""iets lekkers""";De Tuin;Koffie & een praatje < 1 uur;1 mrt. 2027;28/02/2027;3;nee',
].join('\r\n');
/** As Excel on Windows writes it. */
const asOfWindows = (text: string) => Buffer.from(text.replaceAll('•', '\u0095'), 'latin1');

test('lines within a cell, bullets of Word, days in three ways and a number as a formula', async () => {
  await broughtIn(asOfWindows(headings + rows));
  expect(await vacancies()).toMatchObject([
    {
      title: 'Koffie; thee en "iets lekkers"',
      description: '<p>Koffie &#x26; een praatje &#x3C; 1 uur</p>',
      starts_on: '2027-03-01',
      positions: 3,
    },
    {
      description: '<p>Je oefent Nederlands.<br>• elke week<br>• bij iemand thuis</p>',
      starts_on: '2027-04-01',
      positions: 2,
    },
  ]);
  const until = (await vacancies()).map(({ expires_at }) => new Date(String(expires_at)).toISOString());
  expect(until).toEqual(['2027-02-28T22:59:59.000Z', '2027-03-14T22:59:59.000Z']);
  const numbers = await server.build.sql(
    first.id,
    'select outside_id from vacancy_origins order by outside_id',
  );
  expect(numbers.map(({ outside_id }) => outside_id)).toEqual(['02', '1']);
});

test.each([
  ['2 à 3;ja', 'positions', 'Vul hier alleen een getal in, zoals 2'],
  ['2,5;ja', 'positions', 'Vul een heel getal in, zonder komma'],
  ['2;misschien', 'requiresVog', 'Vul hier ja of nee in'],
])('%s is named with what may stand there', async (cells, field, reason) => {
  const id = await taken(asOfWindows(headings + rows.replace('2,0;ja', cells)));
  const { meta } = (await check(id, 'refused')).body;
  const value = cells.split(';')[field === 'positions' ? 0 : 1];
  expect(meta.rows).toMatchObject([{ row: 2, problems: [{ field, value, reason }] }]);
});
