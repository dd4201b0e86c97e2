import { importFieldNames } from '#contract/import-texts.ts';
import { importResults, type ImportReportRow, type ImportResult } from '#contract/imports.ts';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import type { DryRun } from '#app/features/imports/import.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import type { BadgeKind } from '#app/ui/badge-kinds.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/link.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

const badges: Record<ImportResult, BadgeKind> = {
  would_add: 'approved',
  added: 'approved',
  doubtful: 'pending',
  exists: 'inactive',
  duplicate: 'pending',
  refused: 'denied',
};

/** What happens to one row, and why not. */
function Outcome({ row: { result, name, userId, typedEmail, problems } }: { row: ImportReportRow }) {
  const t = useWords('imports');
  const locale = useLocale();
  return (
    <span className="inline-grid justify-items-start gap-1 py-1">
      <Badge kind={badges[result]}>{t(`results.${result}`)}</Badge>
      {userId && name && (
        <Link
          href={`/users/${userId}`}
          className="inline-block py-0.5 t-sm text-link underline underline-offset-3"
        >
          {t('check.see', { name })}
        </Link>
      )}
      {typedEmail && (
        <span className="t-sm wrap-anywhere text-soft">{t('check.inFile', { typed: typedEmail })}</span>
      )}
      {problems.map(({ field, value, reason }) => (
        <span key={`${field} ${reason}`} className="t-sm wrap-anywhere text-soft">
          {field && `${importFieldNames[locale][field]}${value ? ` “${value}”` : ''}: `}
          {reason}
        </span>
      ))}
    </span>
  );
}

/** The rows of one outcome, with a tab for each. */
export function ReportTable({ id, dryRun: { counts, show, rows } }: { id: string; dryRun: DryRun }) {
  const t = useWords('imports');
  const { number } = useFormat();
  return (
    <div>
      <Tabs
        label={t('check.tabs')}
        items={importResults
          .filter((result) => counts[result] > 0)
          .map((result) => ({
            href: importAddress({ id, isChecking: true, show: result }),
            label: t(`resultTabs.${result}`),
            count: number(counts[result]),
            current: result === show,
          }))}
      />
      <DataTable
        label={t('check.table')}
        rows={rows.map((row) => ({ ...row, id: String(row.row) }))}
        name={{
          head: t('check.name'),
          name: ({ name, email }) => name ?? email ?? t('check.nobody'),
          second: ({ name, email, row }) =>
            [name === null ? null : email, t('check.rowOf', { row })].filter(Boolean).join(' · '),
        }}
        columns={[
          {
            key: 'result',
            head: t('check.result'),
            cell: (row) => <Outcome row={row} />,
            width: 'sentence',
            onPhone: true,
          },
        ]}
      />
      {counts[show] > rows.length && (
        <p className="mt-3 t-sm text-soft">
          {t('check.more', { shown: number(rows.length), total: number(counts[show]) })}
        </p>
      )}
    </div>
  );
}
