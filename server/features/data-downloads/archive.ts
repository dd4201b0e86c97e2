/** The file that somebody gets: everything as JSON, the same as a table for each kind, and a page that explains both. */
import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';
import { dateFormat } from '#contract/formatters.ts';
import { timeZone, type Locale } from '#contract/locales.ts';
import { keptText, spacedPhone, unreckoned } from '#server/http/sheets/csv-cells.ts';
import type { PersonalRow } from '#server/tenancy/personal.ts';
import type { PersonalData } from './content/queries.ts';
import type { FileNames } from './names.ts';

interface Explanation {
  name: string;
  everything: string;
  text: (center: string, moment: string) => string;
}

const explanations: Record<Locale, Explanation> = {
  nl: {
    name: 'lees-mij.txt',
    everything: 'gegevens.json',
    text: (center, moment) => `Jouw gegevens bij ${center}, gemaakt op ${moment}.

gegevens.json    alles bij elkaar, voor programma's
*.csv            hetzelfde als tabellen, te openen in een rekenblad

In de tabellen staan tijden zoals de klok in Nederland ze aangaf. Korte codes, zoals 'new' of 'sign_in', staan er
zoals we ze bewaren.

Klopt er iets niet? Je past je gegevens aan op je profiel, of je belt of mailt ${center}.
Wachtwoorden en codes staan hier niet in: die bewaren we zo dat wij ze zelf niet kunnen lezen. Ook niet wat over
anderen gaat, en de geheime stukken van links in mails.
`,
  },
  en: {
    name: 'read-me.txt',
    everything: 'data.json',
    text: (center, moment) => `Your data at ${center}, made on ${moment}.

data.json        everything together, for programs
*.csv            the same as tables, for a spreadsheet

Times in the tables are those of the clock in the Netherlands. Short codes, such as 'new' or 'sign_in', stand there as
we keep them.

Is something wrong? Change it on your profile, or call or email ${center}.
Passwords and codes are not in it: we keep them in such a way that we cannot read them ourselves. Nor is what is about
others, or the secret parts of links in emails.
`,
  },
};

/** '2026-11-24 09:30:00', which spreadsheets know as a time in any language. */
const clock = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return clock.format(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Columns with numbers of telephones: they keep their zero and their plus when the file is opened. */
const isPhone = (column: string) => /phone/i.test(column);

/** Text that a spreadsheet would take for a formula gets a sign before it. */
const cellOf = (column: string, value: unknown): string =>
  isPhone(column) ? unreckoned(spacedPhone(asText(value))) : keptText(asText(value));

const asCsv = (rows: readonly PersonalRow[], nameOf: (column: string) => string): string =>
  stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [nameOf(column), cellOf(column, value)]),
      ),
    ),
    // What a spreadsheet here goes by; with commas it has all in one column.
    { header: true, bom: true, delimiter: ';', record_delimiter: '\r\n' },
  );

interface About {
  centerName: string;
  locale: Locale;
  madeAt: Date;
  names: FileNames;
}

/** A zip of a person's data. `madeAt` is the time in all its entries. */
export function zipOf(data: PersonalData, { centerName, locale, madeAt, names }: About): Buffer {
  const { name, everything, text } = explanations[locale];
  const tables = Object.entries(data)
    .filter(([, rows]) => rows.length > 0)
    .map(([kind, rows]) => {
      const csv = asCsv(rows, (column) => names.ofColumn(kind, column));
      return [`${names.ofTable(kind)}.csv`, strToU8(csv)] as const;
    });
  const files = {
    [name]: strToU8(text(centerName, clock.format(madeAt))),
    [everything]: strToU8(JSON.stringify(data, null, 2)),
    ...Object.fromEntries(tables),
  };
  return Buffer.from(zipSync(files, { mtime: madeAt, level: 6 }));
}
