/** What a list of people says in its cells, as lists say it: numbers, titles, languages, and two people with one mailbox. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await server.signIn(first.host, (await server.build.user({ roles: ['center_superuser'] })).email);
});
afterAll(() => server.close());

interface Row {
  result: string;
  name: string | null;
  problems: { field: string | null; value: string | null; reason: string }[];
}

async function taken(lines: string[]): Promise<string> {
  const file = lines.join('\r\n');
  const answer = await sendFile(server, first.host, '/api/v1/imports', file, { as: staff });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
}
const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  server.call(first.host, method, `/api/v1/imports/${path}`, { as: staff, body });
const run = async (id: string, dryRun: boolean): Promise<Row[]> => {
  const answer = await call('POST', `${id}/run`, { dry_run: dryRun });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.meta.report;
};
const people = (like: string) =>
  server.build.sql(
    first.id,
    'select email, first_name, phone_number, gender, locale from users where email like $1 order by email',
    [like],
  );

test('numbers are kept in the one form, and one that Excel has cut short is pointed out', async () => {
  const id = await taken([
    'E-mail;Voornaam;Achternaam;Telefoon',
    't1@post.example;Tel;Een;+31 (0)6 1234 5601',
    't2@post.example;Tel;Twee;0031 6 1234 5602',
    't3@post.example;Tel;Drie;31612345603',
    't4@post.example;Tel;Vier;612345604',
    't5@post.example;Tel;Vijf;+32 470 12 34 56',
    't9@post.example;Tel;Negen;3,16E+10',
  ]);
  const report = await run(id, false);
  expect(report.map(({ result }) => result)).toEqual([...Array(5).fill('added'), 'refused']);
  expect(report[5]?.problems).toMatchObject([
    {
      field: 'phoneNumber',
      value: '3,16E+10',
      reason: expect.stringMatching(/Excel .* Zet de kolom op Tekst/),
    },
  ]);
  expect((await people('t%@post.example')).map((one) => one['phone_number'])).toEqual([
    '06 12 34 56 01',
    '06 12 34 56 02',
    '06 12 34 56 03',
    '06 12 34 56 04',
    '+32 470 123 456',
  ]);
});

test('titles, languages with a region, initials and addresses with a sign behind them are taken', async () => {
  const id = await taken([
    'E-mail;Voornaam;Achternaam;Geslacht;Taal',
    'd1@post.example,;Dirk;Dhr;Dhr.;nl',
    'd2@post.example>;Mia;Mw;Mw.;NL',
    '<d3@post.example>;Eva;Mevr;Mevr.;nl-NL',
    'd4@post.example;Chr.Th.;de Wit;m/v;en-GB',
    'd5@post.example;Joh.Ph.;Vos;Drs.;Nederlands',
    'd6@post.example/d7@post.example;Twee;Adressen;m;nl',
  ]);
  const report = await run(id, false);
  expect(report.map(({ result }) => result)).toEqual([...Array(5).fill('added'), 'refused']);
  expect(report[5]?.problems).toMatchObject([{ field: 'email', reason: 'Vul hier één e-mailadres in' }]);
  expect((await people('d%@post.example')).map(({ gender, locale }) => [gender, locale])).toEqual([
    ['male', 'nl'],
    ['female', 'nl'],
    ['female', 'nl'],
    [null, 'en'],
    [null, 'nl'],
  ]);
});

test('of two people with one mailbox the second is told why and what to do, and is named after the run', async () => {
  const id = await taken([
    'E-mail;Voornaam;Achternaam',
    'huis@post.example;Wim;Samen',
    'Huis@post.example;Ria;Samen',
    'fout;Bo;Fout',
  ]);
  const why = 'Dit adres heeft ook iemand anders, op regel 2. Een account is van één persoon';
  const told = {
    result: 'duplicate',
    name: 'Ria Samen',
    problems: [{ field: 'email', reason: expect.stringContaining(why) }],
  };
  expect((await run(id, true))[1]).toMatchObject(told);
  expect((await run(id, false))[1]).toMatchObject(told);
  const { body } = await call('GET', `${id}/report`);
  expect(body).toMatch(
    /3;Staat dubbel in het bestand;;Ria Samen;.*E-mail: Dit adres heeft ook iemand anders/,
  );
  expect(body).toMatch(/4;Klopt niet;;Bo Fout;/);
  expect(body).not.toMatch(/Wim|huis@/i);
});
