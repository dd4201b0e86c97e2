/** Taking in a file of vacancies, with a guess of its columns. */
import { startOf } from '#contract/cut-text.ts';
import { v7 as uuidv7 } from 'uuid';
import { fullName } from '#server/auth/actor.ts';
import type { SentFile } from '#server/http/multipart.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { openTable, type SentTable } from '#server/http/tables/opening.ts';
import { guessColumns, vacancyTable } from '../headings.ts';
import { lockVacancyImport, mappingsOf, type VacancyImportRow } from '../queries.ts';

export type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'locale'>;

/** Reads a file, outside of any transaction. Throws 422 for what is no table. */
export const openVacancyImport = (file: SentFile, who: string): Promise<SentTable> =>
  openTable(file, vacancyTable, who);

const samplesShown = 3;
const sampleLength = 60;

/** Who acts, as the record of what happened will say. */
export function ownerOf({ actor, locale }: Pick<CommandContext, 'actor' | 'locale'>) {
  // Whoever has the right has an account.
  if (actor.kind !== 'user') refuse('forbidden');
  return {
    ownerId: actor.userId,
    ownerName: fullName(actor),
    actingAdminId: actor.actingAdmin?.userId ?? null,
    actingAdminName: actor.actingAdmin?.name ?? null,
    locale,
  };
}

/** Of a source that nobody has named yet. */
const usualSource = { nl: 'Bestand', en: 'File' } as const;

/** Keeps its rows for a day. */
export async function takeVacancyImport(
  context: CommandContext,
  { fileName, table }: SentTable,
): Promise<VacancyImportRow> {
  const { scope, now, locale } = context;
  const headings = table.headings ?? [];
  const { source, fields } = guessColumns(headings, await mappingsOf(scope));
  const columns = headings.map((heading, at) => {
    const cells = table.rows.map(({ cells: row }) => (row[at] ?? '').trim()).filter(Boolean);
    const samples = [...new Set(cells.slice(0, 100))].slice(0, samplesShown);
    return {
      heading: startOf(heading, 120).toWellFormed() || null,
      field: fields[at] ?? null,
      samples: samples.map((cell) => startOf(cell, sampleLength).toWellFormed()),
    };
  });
  const id = uuidv7();
  await scope.db
    .insertInto('vacancyImports')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      ...ownerOf(context),
      fileName,
      source: source ?? usualSource[locale],
      columns: JSON.stringify(columns),
      rows: JSON.stringify(table.rows),
      rowCount: table.rows.length,
      otherSheets: table.otherSheets,
      createdAt: now,
    })
    .execute();
  return lockVacancyImport(scope, id);
}
