/** The file that somebody gets: everything as JSON, the same as a table for each kind, and a page that explains both. */
import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';
import type { Locale } from '#contract/locales.ts';
import type { PersonalData, PersonalRow } from './personal-data.ts';

const explanations: Record<Locale, { name: string; text: (center: string, day: string) => string }> = {
  nl: {
    name: 'lees-mij.txt',
    text: (center, day) => `Jouw gegevens bij ${center}, gemaakt op ${day}.

gegevens.json    alles bij elkaar, voor programma's
*.csv            hetzelfde als tabellen, te openen in een rekenblad

Klopt er iets niet? Je past je gegevens aan op je profiel, of je belt of mailt ${center}.
Wachtwoorden en codes staan hier niet in: die bewaren we zo dat wij ze zelf niet kunnen lezen.
`,
  },
  en: {
    name: 'read-me.txt',
    text: (center, day) => `Your data at ${center}, made on ${day}.

gegevens.json    everything together, for programs
*.csv            the same as tables, for a spreadsheet

Is something wrong? Change it on your profile, or call or email ${center}.
Passwords and codes are not in it: we keep them in such a way that we cannot read them ourselves.
`,
  },
};

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Text that a spreadsheet would take for a formula gets a sign before it. */
const asCsv = (rows: readonly PersonalRow[]): string =>
  stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, asText(value)]))),
    { header: true, bom: true, escape_formulas: true, record_delimiter: '\r\n' },
  );

/** A zip of a person's data. `madeAt` is the time in all its entries. */
export function zipOf(
  data: PersonalData,
  { centerName, locale, madeAt }: { centerName: string; locale: Locale; madeAt: Date },
): Buffer {
  const { name, text } = explanations[locale];
  const tables = Object.entries(data)
    .filter(([, rows]) => rows.length > 0)
    .map(([kind, rows]) => [`${kind}.csv`, strToU8(asCsv(rows))] as const);
  const files = {
    [name]: strToU8(text(centerName, madeAt.toISOString().slice(0, 10))),
    'gegevens.json': strToU8(JSON.stringify(data, null, 2)),
    ...Object.fromEntries(tables),
  };
  return Buffer.from(zipSync(files, { mtime: madeAt, level: 6 }));
}
