/** One action with many records: each with its own rules, locks and records of what happened, or refused with the reason. */
import { sql } from 'kysely';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import { problemText } from '#contract/error-texts.ts';
import type { Locale } from '#contract/locales.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { Refusal, refuse } from './refusal.ts';

interface Each<Record> {
  /** Nothing changes: the work is done and taken back, so that it promises nothing else than what would happen. */
  isDryRun: boolean;
  locale: Locale;
  find(id: string): Promise<Record | undefined>;
  nameOf(record: Record): string;
  work(record: Record): Promise<unknown>;
}

/** What was done for one in one go, or nothing of it. */
async function apart(scope: TenantScope, isDryRun: boolean, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint one_of_many`.execute(scope.db);
  try {
    await work();
    await sql
      .raw(isDryRun ? 'rollback to savepoint one_of_many' : 'release savepoint one_of_many')
      .execute(scope.db);
  } catch (error) {
    await sql`rollback to savepoint one_of_many`.execute(scope.db);
    throw error;
  }
}

async function doOne<Record>(scope: TenantScope, id: string, each: Each<Record>): Promise<BulkReportRow> {
  const record = await each.find(id);
  const row = { id, name: record ? each.nameOf(record) : null, reason: null, pointer: null };
  try {
    if (!record) refuse('not_found');
    await apart(scope, each.isDryRun, () => each.work(record));
    return { ...row, result: each.isDryRun ? 'would_change' : 'done' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [problem] = error.problems;
    return {
      ...row,
      result: 'refused',
      reason: problemText(problem, each.locale).detail,
      pointer: problem.pointer ?? null,
    };
  }
}

/** A row for each, in the order of the ids. */
export async function oneByOne<Record>(
  scope: TenantScope,
  ids: ReadonlySet<string>,
  each: Each<Record>,
): Promise<BulkReportRow[]> {
  const report: BulkReportRow[] = [];
  for (const id of ids) report.push(await doOne(scope, id, each));
  return report;
}
