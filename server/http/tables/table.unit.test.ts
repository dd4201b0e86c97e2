import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sheetFile, spreadsheetFile, workbookFile } from '#tests/support/spreadsheets.ts';
import { peopleTable } from '#server/features/imports/headings.ts';
import { textOfFormula } from '#server/http/sheets/csv-cells.ts';
import { patience } from '#tests/support/pace.ts';
import { readInThread } from './thread.ts';
import { readTable } from './table.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const headings = ['E-mail', 'Voornaam', 'Achternaam'];
const runs = { numRuns: 150 };

/** Whatever people put in a cell: separators, quotes, line ends, accents. */
const cell = fc.string({
  unit: fc.constantFrom(...'abcé€ßn;,\t"\'\n =@+-|ü0', '\r\n', 'ĳ', '🌻'),
  maxLength: 12,
});
const people = fc.array(
  fc.tuple(
    cell.map((text) => `x${text}`),
    cell,
    cell,
  ),
  { minLength: 1, maxLength: 20 },
);
const dialect = fc.record({
  separator: fc.constantFrom(';', ',', '\t'),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  mark: fc.constantFrom('', '\uFEFF'),
  quotesAll: fc.boolean(),
});
type Dialect = typeof dialect extends fc.Arbitrary<infer Value> ? Value : never;

/** As spreadsheets write it (RFC 4180): what means something to a reader stands in quotes. */
function written(rows: readonly string[][], { separator, lineEnd, mark, quotesAll }: Dialect): Uint8Array {
  const cellOf = (text: string) =>
    quotesAll || /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  return encode(mark + rows.map((row) => row.map(cellOf).join(separator)).join(lineEnd));
}

const rowsOf = async (bytes: Uint8Array) => {
  const read = await readTable(bytes, peopleTable);
  if ('problem' in read) throw new Error(read.problem.code);
  return [read.table.headings, ...read.table.rows.map(({ cells }) => cells)];
};
const problemOf = async (bytes: Uint8Array) => {
  const read = await readTable(bytes, peopleTable);
  return 'problem' in read ? read.problem.code : null;
};

describe('a table', () => {
  test('comes back as it was written, in every dialect', async () => {
    const check = async (rows: string[][], how: Dialect) => {
      const texts = rows.map((cells) => cells.map(textOfFormula));
      expect(await rowsOf(written([headings, ...rows], how))).toEqual([headings, ...texts]);
    };
    await fc.assert(fc.asyncProperty(people, dialect, check), runs);
  });

  test('has the texts that other programs wrapped in a formula, bare or in quotes', async () => {
    const rows = `="a@b.example";="Bo";="0612"\n"=""c@b.example""";"=""Jo;""""o""";="a"&"b"`;
    expect(await rowsOf(encode(`${headings.join(';')}\n${rows}`))).toEqual([
      headings,
      ['a@b.example', 'Bo', '0612'],
      ['c@b.example', 'Jo;"o', '="a"&"b"'],
    ]);
  });

  test('comes back from an Excel file', async () => {
    const inXml = fc.array(fc.tuple(fc.constantFrom('a@b.nl', 'x'), fc.string({ unit: 'grapheme-ascii' })), {
      minLength: 1,
    });
    const check = async (rows: string[][]) => {
      const filled = rows.map(([email = '', name = '']) => [email, `n${name}`.trim()]);
      const found = await rowsOf(spreadsheetFile([['E-mail', 'Voornaam'], ...filled]));
      expect(found.slice(1)).toEqual(filled);
    };
    await fc.assert(fc.asyncProperty(inXml, check), { ...runs, numRuns: 40 });
  });

  test('comes back from other programs: in runs, with a reading aid, and without addresses', async () => {
    const text = (inside: string) => `<c t="inlineStr"><is>${inside}</is></c>`;
    const head = headings.map((heading) => text(`<t>${heading}</t>`)).join('');
    const cells = [
      text('<t>a@b.example</t>'),
      text('<t>Yuki</t><rPh sb="0" eb="4"><t>ユキ</t></rPh>'),
      text('<r><rPr><b/></rPr><t>Zand</t></r><r><t>schulp</t></r>'),
    ];
    const rows = `<row>${head}</row><row spans="1:3">${cells.join('')}</row><row r="9"><c s="1"/>${cells[1]}</row>`;
    expect(await readTable(sheetFile(rows), peopleTable)).toMatchObject({
      table: {
        headings,
        rows: [
          { row: 2, cells: ['a@b.example', 'Yuki', 'Zandschulp'] },
          { row: 9, cells: ['', 'Yuki', ''] },
        ],
      },
    });
  });

  test('has nothing where a formula came to nothing, and a day without its time', async () => {
    const typed = `${headings.join(';')}\na@b.example;#N/B;#VERW!\n#WAARDE! ;#1;Bo`;
    expect((await rowsOf(encode(typed))).slice(1)).toEqual([
      ['a@b.example', '', ''],
      ['', '#1', 'Bo'],
    ]);
    const cells = '<c t="e"><v>#N/A</v></c><c t="d"><v>2027-04-01T00:00:00.000</v></c><c><v>5</v></c>';
    expect(
      await rowsOf(sheetFile(`<row><c t="str"><v>Naam</v></c></row><row>${cells}</row>`)),
    ).toContainEqual(['', '2027-04-01', '5']);
  });

  test.each([
    ['UTF-8 with its mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...encode('E-mail;Voornaam\na@b.nl;Zoë')])],
    ['Windows-1252', Buffer.from('E-mail;Voornaam\na@b.nl;Zoë', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFE-mail\tVoornaam\na@b.nl\tZoë', 'utf16le')],
    ['a line that names the separator', encode('sep=|\nE-mail|Voornaam\na@b.nl|Zoë')],
  ])('is read from %s', async (_name, bytes) => {
    expect(await rowsOf(bytes)).toEqual([
      ['E-mail', 'Voornaam'],
      ['a@b.nl', 'Zoë'],
    ]);
  });

  test('keeps the numbers of the spreadsheet, and needs no headings', async () => {
    const read = await readTable(encode('a@b.nl,Jan\n\n,\nb@b.nl,Piet\n'), peopleTable);
    expect(read).toEqual({
      table: {
        headings: null,
        rows: [
          { row: 1, cells: ['a@b.nl', 'Jan'] },
          { row: 4, cells: ['b@b.nl', 'Piet'] },
        ],
        otherSheets: [],
      },
    });
  });

  test('has numbers, dates and the outcome of formulas as text', async () => {
    const row = '<row r="2"><c r="A2"><v>612345678</v></c><c r="B2"><f>1+1</f><v>2</v></c></row>';
    const file = sheetFile(`<row r="1"><c r="A1" t="inlineStr"><is><t>Telefoon</t></is></c></row>${row}`);
    expect((await rowsOf(file))[1]).toEqual(['612345678', '2']);
  });
});

const person = ['noor@voorbeeld.example', 'Noor'];
const rowsWritten = (lines: readonly (readonly string[])[]) =>
  encode(lines.map((cells) => cells.join(';')).join('\r\n'));

describe('where a table begins and ends', () => {
  const title = ['Vrijwilligers per 1 november, alle groepen', ''];
  test.each([
    ['a title and an empty row', [title, ['', ''], ['E-mail', 'Voornaam'], person], 4],
    [
      'a title, a date and a note',
      [title, ['1-11-2026', ''], ['Naam', 'x'], ['E-mail', 'Voornaam'], person],
      5,
    ],
    ['headings alone', [['E-mail', 'Voornaam'], person], 2],
    ['an empty row at the top', [['', ''], ['E-mail', 'Voornaam'], person], 3],
  ])('under %s', async (_name, lines, row) => {
    const rows = [{ row, cells: person }];
    const expected = { table: { headings: ['E-mail', 'Voornaam'], rows, otherSheets: [] } };
    expect(await readTable(rowsWritten(lines), peopleTable)).toEqual(expected);
    expect(await readTable(spreadsheetFile(lines), peopleTable)).toEqual(expected);
  });

  test('under a title without headings, where a person tells it', async () => {
    expect(await readTable(rowsWritten([title, person]), peopleTable)).toEqual({
      table: { headings: null, rows: [{ row: 2, cells: person }], otherSheets: [] },
    });
  });

  test('empty rows count as nothing, between others and behind them', async () => {
    const empty = Array.from({ length: 20_000 }, () => ['', '']);
    const lines = [['E-mail', 'Voornaam'], person, ...empty, ['b@b.nl', 'Piet'], ...empty];
    expect(await readTable(rowsWritten(lines), peopleTable)).toEqual({
      table: {
        headings: ['E-mail', 'Voornaam'],
        rows: [
          { row: 2, cells: person },
          { row: 20_003, cells: ['b@b.nl', 'Piet'] },
        ],
        otherSheets: [],
      },
    });
  });
});

describe('a workbook of another program', () => {
  const table = [['E-mail', 'Voornaam'], person];
  test('is read with backslashes in the names of its parts, and in other letters', async () => {
    for (const named of [
      (name: string) => name.replaceAll('/', '\\'),
      (name: string) => name.replace('workbook.xml', 'Workbook.xml'),
    ])
      expect(await rowsOf(spreadsheetFile(table, { named }))).toEqual(table);
  });

  test('is read from the first sheet that can be seen, else from that with known headings', async () => {
    const lists = [['Keuze'], ['ja']];
    expect(await rowsOf(workbookFile([{ rows: lists, state: 'hidden' }, { rows: table }]))).toEqual(table);
    expect(await rowsOf(workbookFile([{ rows: lists, state: 'veryHidden' }, { rows: table }]))).toEqual(
      table,
    );
    expect(await rowsOf(workbookFile([{ rows: [] }, { rows: table }]))).toEqual(table);
    expect(await rowsOf(workbookFile([{ rows: [['Uitleg'], ['Vul in']] }, { rows: table }]))).toEqual(table);
    expect(await rowsOf(workbookFile([{ rows: table, state: 'hidden' }]))).toEqual(table);
  });

  test('names the sheets that are not read: those that can be seen and have something in them', async () => {
    const empty = { rows: [] };
    const others = async (sheets: Parameters<typeof workbookFile>[0]) => {
      const read = await readTable(workbookFile(sheets), peopleTable);
      return 'table' in read ? read.table.otherSheets : read.problem.code;
    };
    expect(await others([{ rows: table }])).toEqual([]);
    expect(await others([{ rows: table }, empty, { rows: table }])).toEqual(['Blad3']);
    expect(await others([{ rows: [['Uitleg']] }, { rows: table }])).toEqual(['Blad1']);
    expect(await others([{ rows: table }, { rows: table, state: 'hidden' }])).toEqual([]);
    expect(await others([{ rows: table }, { rows: table, name: 'Bestuur & <commissies>' }])).toEqual([
      'Bestuur & <commissies>',
    ]);
    expect(await others([{ rows: table }, { rows: table, name: 'Be\u0001stuur\u0085' }])).toEqual([
      'Bestuur',
    ]);
  });
});

describe('what is no table', () => {
  test('whatever the bytes are, it is said and not thrown', async () => {
    const starts = fc.constantFrom('', 'PK\u0003\u0004', 'E-mail;Naam\n', '"', '\uFEFF', 'sep=;\n');
    const check = async (start: string, bytes: Uint8Array) => {
      expect(await readTable(Uint8Array.from([...encode(start), ...bytes]), peopleTable)).toBeTypeOf(
        'object',
      );
    };
    await fc.assert(fc.asyncProperty(starts, fc.uint8Array({ maxLength: 300 }), check), runs);
    const file = spreadsheetFile([['E-mail'], ['a@b.nl']]);
    const damage = async (at: number, byte: number) => {
      const damaged = Uint8Array.from(file);
      damaged[at % file.length] = byte;
      expect(await readTable(damaged, peopleTable)).toBeTypeOf('object');
    };
    await fc.assert(fc.asyncProperty(fc.nat(), fc.nat(255), damage), runs);
  });

  test.each([
    ['an empty file', '', 'empty_table'],
    ['headings alone', 'E-mail;Voornaam\n', 'empty_table'],
    ['a quote that never closes', 'E-mail;Voornaam\na@b.nl;"Jan', 'broken_table'],
    ['a page', '<html><p>Vrijwilligers</p></html>', 'no_table'],
    ['a page with a table, as some sites call Excel', '<html><table></table></html>', 'disguised_table'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no_table'],
    ['more people than may come at once', `E-mail\n${'a@b.nl\n'.repeat(5001)}`, 'too_many_rows'],
    ['nothing but separators', ';'.repeat(3_000_000), 'empty_table'],
    ['nothing but lines', '\n'.repeat(100_000), 'empty_table'],
    ['one line of four million signs', 'a;'.repeat(2_000_000), 'too_many_columns'],
    ['many wide lines', `a${';'.repeat(999)}\n`.repeat(2100) + 'a', 'too_large_table'],
    [
      'more columns than anybody has',
      `E-mail${';x'.repeat(100)}\n${'a@b.nl;'.repeat(101)}`,
      'too_many_columns',
    ],
    ['three thousand headings', `E-mail${';x'.repeat(2999)}\na@b.nl`, 'too_many_columns'],
  ])('%s', async (_name, text, code) => {
    expect(await problemOf(encode(text))).toBe(code);
  });

  test.each([
    ['BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Noor Berg\r\nEND:VCARD\r\n', 'vCard (.vcf)'],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR\n', 'iCalendar (.ics)'],
    ['[{"email":"noor@post.example"}]', 'JSON'],
    ['{\n  "people": []\n}\n', 'JSON'],
    ['dn: cn=Noor Berg,dc=post\ncn: Noor Berg\n', 'LDIF'],
    ['version: 1\n\ndn: cn=Noor Berg\n', 'LDIF'],
    ['%PDF-1.7 …', 'PDF'],
    [String.raw`{\rtf1\ansi Noor Berg}`, 'RTF'],
    ['\uFEFF<?xml version="1.0"?><people/>', 'XML'],
    ['Return-Path: <noor@post.example>\nSubject: Lijst\n', 'e-mail (.eml)'],
  ])('a text of another kind is named: %j', async (text, kind) => {
    const read = await readTable(encode(text), peopleTable);
    expect(read).toEqual({ problem: { code: 'other_kind_of_table', values: { kind } } });
  });

  test.each([
    ['{naam};E-mail\nNoor;noor@post.example\n', '{naam}'],
    ['[Naam];E-mail\nNoor;noor@post.example\n', '[Naam]'],
    ['From;E-mail\nNoor;noor@post.example\n', 'From'],
  ])('what only looks like one is a table: %j', async (text, heading) => {
    const read = await readTable(encode(text), peopleTable);
    expect(read).toMatchObject({ table: { headings: [heading, 'E-mail'] } });
  });

  test('a picture, an old Excel file and another kind of zip', async () => {
    expect(await problemOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))).toBe('no_table');
    expect(await problemOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toBe('old_spreadsheet');
    expect(await problemOf(spreadsheetFile([['x']], { only: 'word/document.xml' }))).toBe('no_table');
  });

  test('a file of another program, or with a password, is named', async () => {
    const problem = async (bytes: Uint8Array) => {
      const read = await readTable(bytes, peopleTable);
      return 'problem' in read && read.problem;
    };
    const packed = (only: string) => problem(spreadsheetFile([['x']], { only }));
    expect(await packed('content.xml')).toMatchObject({ values: { program: 'LibreOffice (.ods)' } });
    expect(await packed('Index/Document.iwa')).toMatchObject({ values: { program: 'Numbers' } });
    expect(await packed('xl/workbook.bin')).toMatchObject({ values: { program: 'Excel (.xlsb)' } });
    const box = (name: string) =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from(name, 'utf16le'),
      ]);
    expect(await problem(box('EncryptedPackage'))).toEqual({ code: 'locked_table' });
    expect(await problem(box('Workbook'))).toEqual({ code: 'old_spreadsheet' });
    expect(await problem(box('WordDocument'))).toEqual({ code: 'no_table' });
  });

  test('an Excel file that becomes large when it opens', async () => {
    const file = spreadsheetFile([['x']], { also: { 'xl/media/a.xml': new Uint8Array(60 * 1024 * 1024) } });
    expect(file.length).toBeLessThan(100_000);
    expect(await problemOf(file)).toBe('too_large_table');
  });

  test('a sheet with whole rows and columns that are formatted only', async () => {
    const text = (at: string, said: string) => `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>`;
    const file = sheetFile(
      `<row r="1">${text('A1', 'E-mail')}<c r="XFD1" s="1"/></row>` +
        `<row r="2">${text('A2', 'a@b.nl')}</row><row r="1048576"><c r="A1048576" s="1"/></row>`,
    );
    expect(await rowsOf(file)).toEqual([['E-mail'], ['a@b.nl']]);
  });

  test('a tag with more attributes than any program writes', async () => {
    const attributes = Array.from({ length: 30_000 }, (_, at) => `a${at}="1"`).join(' ');
    expect(await problemOf(sheetFile(`<row r="1" ${attributes}></row>`))).toBe('broken_table');
  });

  test(
    'a sheet with a cell in its furthest corner takes neither the memory nor the time of others',
    { timeout: patience(40_000) },
    async () => {
      const level = ['A1', 'XFD1', 'A1048576'].map(
        (at) => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`,
      );
      const file = sheetFile(`<row r="1">${level[0]}${level[1]}</row><row r="1048576">${level[2]}</row>`);
      expect(await readInThread(file, peopleTable)).toMatchObject({ problem: { code: 'too_many_rows' } });
      const wide = `<row r="1">${level[0]}${level[1]}</row><row r="4000">${level[0]?.replace('A1', 'A4000')}</row>`;
      expect(await problemOf(sheetFile(wide))).toBe('too_many_columns');
      expect(await problemOf(sheetFile(level.join('').replace('XFD1', 'ZZZZZZZZ1')))).toBe('broken_table');
      expect(await readInThread(encode('E-mail\na@b.nl'), peopleTable)).toHaveProperty('table');
    },
  );
});
