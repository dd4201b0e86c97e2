/** All vacancies of a list as a file for a spreadsheet: written while it is read, so that a large centre needs no large memory. */
import type { Locale } from '#contract/locales.ts';
import type { SheetFormat } from '#contract/sheet-files.ts';
import type { VacancyStatus, VacancyType } from '#contract/vacancy-fields.ts';
import { vacancyStatusNames, vacancyTypeNames } from '#contract/vacancy-names.ts';
import { recordAudit } from '#server/audit/events.ts';
import type { FileAnswer } from '#server/http/answer.ts';
import type { Context } from '#server/http/route.ts';
import { sheetFile } from '#server/http/sheets/sheet-file.ts';
import type { Cell } from '#server/http/sheets/sheet.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { managedVacancies, type ManagedQuery, type Reader } from '../list.ts';
import type { VacancyRow } from '../queries.ts';

/** Read at once. */
const batch = 1000;

const heads: Record<Locale, readonly string[]> = {
  nl: [
    'Titel',
    'Organisatie',
    'Soort',
    'Status',
    'Plaats',
    'Postcode',
    'Plekken',
    'Bezet',
    'Online sinds',
    'Online tot',
    'Aangemaakt',
  ],
  en: [
    'Title',
    'Organisation',
    'Type',
    'Status',
    'Place',
    'Postcode',
    'Places',
    'Taken',
    'Online since',
    'Online until',
    'Created',
  ],
};

const cellsOf = (vacancy: VacancyRow, locale: Locale): Cell[] => [
  vacancy.title,
  vacancy.organizationName,
  vacancyTypeNames[locale][vacancy.vacancyType as VacancyType],
  vacancyStatusNames[locale][vacancy.status as VacancyStatus],
  vacancy.city,
  vacancy.postcode,
  vacancy.positions,
  vacancy.acceptedCount,
  vacancy.publishedAt,
  vacancy.expiresAt,
  vacancy.createdAt,
];

type CommandContext = Pick<Context, 'services' | 'center' | 'locale' | 'now'>;

async function* batches(
  { services, center, locale }: CommandContext,
  reader: Reader,
  query: ManagedQuery,
): AsyncGenerator<Cell[][]> {
  let after: string | null = null;
  do {
    // A transaction a batch: a slow reader holds no connection.
    const rows: VacancyRow[] = await inScope(
      services.pool,
      center.id,
      (scope) => {
        const wanted = managedVacancies(scope, reader, query).orderBy('v.id').limit(batch);
        return (after === null ? wanted : wanted.where('v.id', '>', after)).execute();
      },
      { isReadOnly: true },
    );
    after = rows.length === batch ? (rows.at(-1)?.id ?? null) : null;
    yield rows.map((row) => cellsOf(row, locale));
  } while (after !== null);
}

/** Writes down who takes the list, and gives it. */
export async function exportVacancies(
  context: CommandContext & Pick<Context, 'scope' | 'actor'>,
  reader: Reader,
  query: ManagedQuery,
  format: SheetFormat,
): Promise<FileAnswer> {
  const { scope, actor, locale, now } = context;
  const names = [...query.filters.map(({ attribute }) => attribute), ...Object.keys(query.scopes)];
  await recordAudit(scope, actor, {
    act: 'export',
    subjectType: 'vacancies',
    subjectId: actor.kind === 'user' ? actor.userId : '',
    toState: format,
    reason: names.join(', ') || null,
  });
  return sheetFile(format, {
    name: locale === 'nl' ? 'vacatures' : 'vacancies',
    heads: heads[locale],
    batches: batches(context, reader, query),
    now,
  });
}
