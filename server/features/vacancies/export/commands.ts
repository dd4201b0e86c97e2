/** All vacancies of a list as a file for a spreadsheet: written while it is read, so that a large centre needs no large memory. */
import { Readable } from 'node:stream';
import type { Locale } from '#contract/locales.ts';
import { recordAudit } from '#server/audit/events.ts';
import { csvLines, csvStart } from '#server/http/csv-lines.ts';
import type { Context } from '#server/http/route.ts';
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

const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? null;
const cellsOf = (vacancy: VacancyRow) => [
  vacancy.title,
  vacancy.organizationName,
  vacancy.vacancyType,
  vacancy.status,
  vacancy.city,
  vacancy.postcode,
  vacancy.positions === null ? null : String(vacancy.positions),
  String(vacancy.acceptedCount),
  day(vacancy.publishedAt),
  day(vacancy.expiresAt),
  day(vacancy.createdAt),
];

type CommandContext = Pick<Context, 'services' | 'center' | 'locale'>;

async function* written(
  { services, center, locale }: CommandContext,
  reader: Reader,
  query: ManagedQuery,
): AsyncGenerator<string> {
  yield csvStart(heads[locale]);
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
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
  } while (after !== null);
}

/** Writes down who takes the list, and gives it. */
export async function exportVacancies(
  context: CommandContext & Pick<Context, 'scope' | 'actor'>,
  reader: Reader,
  query: ManagedQuery,
): Promise<Readable> {
  const { scope, actor } = context;
  const names = [...query.filters.map(({ attribute }) => attribute), ...Object.keys(query.scopes)];
  await recordAudit(scope, actor, {
    act: 'export',
    subjectType: 'vacancies',
    subjectId: actor.kind === 'user' ? actor.userId : '',
    toState: 'csv',
    reason: names.join(', ') || null,
  });
  return Readable.from(written(context, reader, query));
}

/** `vacatures-2026-11-24.csv` */
export const exportName = (locale: Locale, now: Date) =>
  `${locale === 'nl' ? 'vacatures' : 'vacancies'}-${now.toISOString().slice(0, 10)}.csv`;
