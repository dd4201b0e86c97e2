/** Bringing in a file of vacancies: sent, its columns named and remembered, tried, and then by the job, all of them or none. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vacancyImportBytesMax, type VacancyImportReportRow } from '#contract/vacancy-imports.ts';
import { changeVacancies } from '#server/features/vacancies/adding-many/commands.ts';
import { cleanUp } from '#server/jobs/all-tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { first, second } from '#tests/support/server.ts';
import { spreadsheetFile, workbookFile } from '#tests/support/spreadsheets.ts';
import { desk, garden, heading, vacancyFiles, type VacancyFiles } from '#tests/support/vacancy-files.ts';

let {
  server,
  staff,
  organization,
  signInAs,
  send,
  call,
  taken,
  named,
  check,
  job,
  work,
  broughtIn,
  vacancies,
  countOf,
  resultsOf,
  empty,
} = {} as VacancyFiles;
beforeAll(async () => {
  ({
    server,
    staff,
    organization,
    signInAs,
    send,
    call,
    taken,
    named,
    check,
    job,
    work,
    broughtIn,
    vacancies,
    countOf,
    resultsOf,
    empty,
  } = await vacancyFiles());
});
beforeEach(() => empty());
afterAll(() => server.close());

/** A cut after so many letters would go through the sign behind them. */
const cutInSign = `${'a'.repeat(119)}😀`;

describe('a file', () => {
  test('is taken with a guess of its columns, for the staff of the centre', async () => {
    const { status, body } = await send(`${heading};Kleur\n${garden};groen\n`);
    expect([status, body.data.attributes.status, body.data.attributes.row_count]).toEqual([201, 'open', 1]);
    expect(body.data.attributes.columns.map(({ field }: { field: string }) => field)).toEqual([
      'outsideId',
      'title',
      'organization',
      'description',
      'categories',
      'postcode',
      'city',
      'hoursMin',
      'startsOn',
      'requiresVog',
      'status',
      null,
    ]);
    expect(body.data.attributes.columns[11]).toEqual({ heading: 'Kleur', field: null, samples: ['groen'] });
    const colleague = await signInAs('center_superuser');
    expect((await call('GET', body.data.id, undefined, colleague)).status).toBe(200);
    expect((await send(garden, await signInAs('content_manager'))).status).toBe(403);
    const other = await signInAs('center_superuser', second);
    const elsewhere = await server.call(second.host, 'GET', `/api/v1/vacancy_imports/${body.data.id}`, {
      as: other,
    });
    expect(elsewhere.status).toBe(404);
  });

  test('of several sheets says which are not read', async () => {
    const rows = [heading.split(';'), garden.split(';')];
    const { status, body } = await send(workbookFile([{ rows }, { rows, name: 'Vorig jaar' }]));
    expect([status, body.data.attributes.row_count]).toEqual([201, 1]);
    expect(body.data.attributes.other_sheets).toEqual(['Vorig jaar']);
  });

  test.each([
    ['headings alone', heading, 'empty_table'],
    ['too many rows', `Titel\n${'x\n'.repeat(10_001)}`, 'too_many_rows'],
    ['too large', `Titel\n${'x'.repeat(vacancyImportBytesMax)}`, 'too_large_table'],
  ])('is refused with its reason: %s', async (_name, file, code) => {
    const { status, body } = await send(file);
    expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([422, code, '/file']);
  });

  test('has its columns named, and the next one of that source is named so by itself', async () => {
    const file = 'a;b;c;d\n1;Tuinhulp;De Tuin;x\n';
    const id = await taken(file);
    expect((await check(id)).body.errors[0].code).toBe('vacancy_columns_needed');
    expect((await call('POST', `${id}/start`, {})).body.errors[0].code).toBe('vacancy_columns_needed');
    const codeOf = async (columns: (string | null)[]) => (await named(id, columns)).body.errors?.[0].code;
    expect(await codeOf(['outsideId', 'title', null, null])).toBe('vacancy_columns_needed');
    expect(await codeOf(['outsideId', 'title', 'organization', 'title'])).toBe('column_twice');
    expect(await codeOf(['outsideId', 'title', 'organization'])).toBe('invalid');
    const { errors } = (await named(id, ['outsideId', 'title', 'organization', null], 'feed:1')).body;
    expect([errors[0].code, errors[0].source.pointer]).toEqual([
      'reserved_source',
      '/data/attributes/source',
    ]);
    expect((await named(id, ['outsideId', 'title', 'organization', null])).status).toBe(200);
    const { source, columns } = (await send(file)).body.data.attributes;
    expect([source, columns.map(({ field }: { field: string }) => field)]).toEqual([
      'Buurtwerk',
      ['outsideId', 'title', 'organization', null],
    ]);
  });
});

describe('a check', () => {
  test('says of each row what would happen, with the field and why not, and changes nothing', async () => {
    const bad = '3;;De Tuin;x;Toveren;99;Wezep;veel;31-02-2026;misschien;online';
    const id = await taken([heading, garden, desk, garden, bad].join('\n'));
    const { status, body } = await check(id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.meta.counts).toEqual([
      { result: 'would_add', count: 2 },
      { result: 'duplicate', count: 1 },
      { result: 'refused', count: 1 },
    ]);
    expect([body.meta.result, body.meta.new_organizations]).toEqual(['refused', 1]);
    const [row] = body.meta.rows as VacancyImportReportRow[];
    expect(row?.row).toBe(5);
    expect(row?.problems.map(({ field }) => field).toSorted()).toEqual([
      'categories',
      'hoursMin',
      'postcode',
      'requiresVog',
      'startsOn',
      'title',
    ]);
    expect(row?.problems.find(({ field }) => field === 'categories')?.value).toBe('Toveren');
    const { rows } = (await check(id, 'would_add')).body.meta;
    expect(rows.map(({ becomes }: { becomes: string }) => becomes)).toEqual(['published', 'draft']);
    // Its organisation waits, and nobody knows where it is.
    expect(rows[1].problems.map(({ field }: { field: string }) => field)).toEqual(['city', 'organization']);
    expect([await vacancies(), await countOf("organizations where status = 'pending'")]).toEqual([[], 0]);
  });
});

describe('the job', () => {
  test('adds them with their organisations, writes it down and keeps no cell of the file', async () => {
    const { attributes, id } = await broughtIn([heading, garden, desk].join('\n'));
    expect(attributes).toMatchObject({
      status: 'done',
      added: 2,
      changed: 0,
      refused: 0,
      organizations_added: 1,
      progress: 2,
    });
    const [balie, tuin] = await vacancies();
    expect(tuin).toMatchObject({
      title: 'Tuinhulp',
      organization_id: organization,
      status: 'published',
      description: '<p>Help ons wieden op dinsdag</p>',
      category_ids: ['nature'],
      postcode: '8091 AB',
      hours_min: 2.5,
      hours_max: 2.5,
      requires_vog: true,
    });
    expect(tuin?.['lat']).not.toBeNull();
    expect(balie).toMatchObject({
      status: 'draft',
      organization_name: 'Het Loket',
      organization_approved: false,
    });
    const events = await server.build.sql(
      first.id,
      "select act, subject_type, topic, records from audit_events where subject_type in ('vacancies', 'vacancy_imports', 'organizations') order by subject_type",
    );
    expect(events.map(({ act, subject_type, topic }) => `${subject_type} ${act} ${topic}`)).toEqual([
      'organizations create part',
      'vacancies create part',
      'vacancies create part',
      'vacancy_imports import work',
    ]);
    const [kept] = await server.build.sql(
      first.id,
      'select rows, columns::text from vacancy_imports where id = $1',
      [id],
    );
    expect([kept?.['rows'], String(kept?.['columns']).includes('Tuinhulp')]).toEqual([null, false]);
    expect(await resultsOf(id)).toEqual(['Toegevoegd', 'Toegevoegd']);
    const listed = await server.call(first.host, 'GET', `/api/v1/vacancies?filter[brought_in_by]=${id}`, {
      as: staff,
    });
    expect(listed.body.data.length).toBe(2);
    expect((await call('POST', `${id}/start`, {})).body.errors[0].code).toBe('move_refused');
  });

  test('is brought in where a sign of two halves stands at the end of what is shown of a cell', async () => {
    const { attributes } = await broughtIn([heading, garden.replace('Tuinhulp', cutInSign), desk].join('\n'));
    expect(attributes).toMatchObject({ status: 'done', added: 2 });
    expect(
      (await send([`${heading};${cutInSign}`, `${garden};${cutInSign}`].join('\n'))).status,
    ).toBeLessThan(300);
  });

  test('knows a vacancy by its number: what the file says anew is changed, what it said before stays as it is here', async () => {
    await broughtIn([heading, garden, desk].join('\n'));
    await server.build.sql(first.id, "update vacancies set summary = 'Van ons' where title = 'Balie'");
    const pin = { lat: 52.4583, lon: 6.0102 };
    await server.build.sql(first.id, 'update vacancies set lat = $1, lon = $2 where title = $3', [
      pin.lat,
      pin.lon,
      'Tuinhulp',
    ]);
    const file = [
      heading,
      garden.replace('Tuinhulp', 'Hulp in de tuin').replace('online', 'concept'),
      desk,
    ].join('\n');
    const { attributes } = await broughtIn(file);
    expect(attributes).toMatchObject({ added: 0, changed: 1, unchanged: 1, organizations_added: 0 });
    expect(await vacancies()).toMatchObject([
      { title: 'Balie', summary: 'Van ons', lock_version: 0 },
      // What it became at first is not the file's to take back.
      { title: 'Hulp in de tuin', status: 'published', lock_version: 1, ...pin },
    ]);
    await server.build.sql(first.id, "update vacancies set status = 'deleted' where title = 'Balie'");
    expect((await broughtIn(file)).attributes).toMatchObject({ unchanged: 1, left_out: 1, added: 0 });
  });

  test.each([
    ['with the postcode', (file: string) => file],
    ['without a column for it', (file: string) => file.replace(';Postcode', '').replace(';8091 AB', '')],
  ])('keeps no pin of what the file makes help to a person, %s', async (_how, saying) => {
    await broughtIn(`${heading};Soort\n${garden};`);
    await server.build.sql(first.id, 'update vacancies set lat = 52.4583, lon = 6.0102');
    const { attributes } = await broughtIn(saying(`${heading};Soort\n${garden};one-on-one`));
    expect(attributes).toMatchObject({ changed: 1 });
    const [{ lat, lon, vacancy_type: type } = {}] = await vacancies();
    expect([type, lat === 52.4583, lon === 6.0102]).toEqual(['one-on-one', false, false]);
  });

  test('leaves a vacancy alone that would go to another organisation, or lose what it needs online', async () => {
    await broughtIn([heading, garden].join('\n'));
    const elsewhere = await taken([heading, garden.replace('De Tuin', 'De Kas')].join('\n'));
    expect((await check(elsewhere)).body.meta.rows[0].problems).toMatchObject([
      { field: 'organization', reason: expect.stringContaining('De Tuin') },
    ]);
    const bare = await taken([heading, garden.replace('Help ons wieden op dinsdag', '')].join('\n'));
    expect((await check(bare)).body.meta.rows[0].problems).toMatchObject([{ field: 'description' }]);
  });

  test('reads the file of New York as it is: every row a draft of an organisation that waits', async () => {
    const file = readFileSync(
      new URL('../../../tests/fixtures/nyc-volunteer-opportunities.csv', import.meta.url),
    );
    const rows = 42;
    const { attributes, id } = await broughtIn(file);
    expect(await resultsOf(id)).toEqual(Array(rows).fill('Toegevoegd'));
    expect([attributes.source, attributes.added]).toEqual(['NYC Service', rows]);
    const found = await vacancies();
    expect(found.every(({ status, starts_on }) => status === 'draft' && starts_on !== null)).toBe(true);
    expect(new Set(found.flatMap(({ category_ids }) => category_ids as string[])).size).toBeGreaterThan(3);
    expect((await broughtIn(file)).attributes).toMatchObject({ added: 0, unchanged: rows });
  });

  test('reads Excel alike', async () => {
    const table = [heading, garden].map((line) => line.split(';'));
    expect((await broughtIn(spreadsheetFile(table))).attributes).toMatchObject({ added: 1 });
    expect((await vacancies())[0]).toMatchObject({ title: 'Tuinhulp', starts_on: '2026-11-24' });
  });

  test('has its days read as a field of a screen reads them', async () => {
    const days = [
      'di 24 nov 2026',
      '24.11.26',
      '2026-11-24T00:00:00',
      '2026-11-23T23:00:00Z',
      '\u200e24-11-2026',
    ];
    const lines = days.map((day, at) => garden.replace(/^1;/, `${at + 1};`).replace('24-11-2026', day));
    expect((await broughtIn([heading, ...lines].join('\n'))).attributes).toMatchObject({ status: 'done' });
    const found = await vacancies();
    expect(found.map((one) => one['starts_on'])).toEqual(days.map(() => '2026-11-24'));
  });

  test('leaves nothing behind when something fails, and can be started again', async () => {
    const id = await taken([heading, garden, desk].join('\n'));
    await call('POST', `${id}/start`, {});
    await server.owner.query(
      "alter table audit_events add constraint fails check (subject_type <> 'vacancy_imports') not valid",
    );
    await expect(work(id, { ...job, isLastAttempt: false })).rejects.toThrow('fails');
    expect((await call('GET', id)).body.data.attributes.status).toBe('running');
    await expect(work(id)).rejects.toThrow('fails');
    await server.owner.query('alter table audit_events drop constraint fails');
    expect((await call('GET', id)).body.data.attributes.status).toBe('failed');
    expect([await vacancies(), await countOf("organizations where status = 'pending'")]).toEqual([[], 0]);
    await call('POST', `${id}/start`, {});
    await work(id);
    expect(await vacancies()).toHaveLength(2);
  });

  test('writes nothing over what somebody changed meanwhile', async () => {
    const { id: importId } = await broughtIn([heading, garden].join('\n'));
    const [vacancy] = await vacancies();
    const change = (lockVersion: number) =>
      inScope(server.running.services.pool, first.id, (scope) =>
        changeVacancies(
          {
            scope,
            recorder: { kind: 'anonymous' },
            now: new Date(),
            source: 'Bestand',
            importId,
          },
          [
            {
              vacancyId: String(vacancy?.['id']),
              outsideId: '1',
              said: 'x',
              columns: { title: 'Wieden' },
              lockVersion,
              status: 'published',
            },
          ],
        ),
      );
    expect([await change(7), (await vacancies())[0]?.['title']]).toEqual([false, 'Tuinhulp']);
    expect([await change(0), (await vacancies())[0]?.['title']]).toEqual([true, 'Wieden']);
  });
});

test('a file that was left behind goes after a day, its report after a month, and the vacancies stay', async () => {
  const left = await taken([heading, desk].join('\n'));
  const { id } = await broughtIn([heading, garden].join('\n'));
  const later = async (days: number) => {
    await server.build.sql(
      first.id,
      `update vacancy_imports set created_at = created_at - make_interval(days => ${days}), ended_at = ended_at - make_interval(days => ${days})`,
    );
    await inScope(server.running.services.pool, first.id, cleanUp);
    return [
      await countOf(`vacancy_imports where id = '${left}'`),
      await countOf(`vacancy_imports where id = '${id}'`),
    ];
  };
  expect([await later(2), await later(29)]).toEqual([
    [0, 1],
    [0, 0],
  ]);
  expect(await vacancies()).toHaveLength(1);
});
