import { vacancyImportFieldNames } from '#contract/vacancy-import-texts.ts';
import type { VacancyImportReportRow, VacancyImportResult } from '#contract/vacancy-imports.ts';
import { importAddress } from '#app/features/vacancy-imports/components/import/import-address.ts';
import type { Trial } from '#app/features/vacancy-imports/import.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import type { BadgeKind } from '#app/ui/badge-kinds.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/link.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

const badges: Record<VacancyImportResult, BadgeKind> = {
  would_add: 'approved',
  added: 'approved',
  would_change: 'approved',
  changed: 'approved',
  unchanged: 'inactive',
  removed: 'inactive',
  duplicate: 'pending',
  refused: 'denied',
};

/** What happens to one row, and why not. */
function Outcome({ row }: { row: VacancyImportReportRow }) {
  const t = useWords('vacancy-imports');
  const locale = useLocale();
  const { result, title, vacancyId, problems, becomes, isNewOrganization } = row;
  return (
    <span className="inline-grid justify-items-start gap-1 py-1">
      <Badge kind={badges[result]}>{t(`results.${result}`)}</Badge>
      {vacancyId && title && (
        <Link
          href={`/vacancies/${vacancyId}`}
          className="inline-block py-0.5 t-sm text-link underline underline-offset-3"
        >
          {t('check.see', { title })}
        </Link>
      )}
      {becomes && <span className="t-sm text-soft">{t(`check.becomes.${becomes}`)}</span>}
      {isNewOrganization && <span className="t-sm text-soft">{t('check.newOrganization')}</span>}
      {problems.map(({ field, value, reason }) => (
        <span key={`${field} ${reason}`} className="t-sm wrap-anywhere text-soft">
          {field && `${vacancyImportFieldNames[locale][field]}${value ? ` “${value}”` : ''}: `}
          {reason}
        </span>
      ))}
    </span>
  );
}

/** The rows of one outcome, with a tab for each. */
export function ReportTable({ id, trial: { counts, show, rows } }: { id: string; trial: Trial }) {
  const t = useWords('vacancy-imports');
  const { number } = useFormat();
  const total = counts.find(({ result }) => result === show)?.count ?? 0;
  return (
    <div>
      <Tabs
        label={t('check.tabs')}
        items={counts.map(({ result, count }) => ({
          href: importAddress({ id, isChecking: true, show: result }),
          label: t(`results.${result}`),
          count: number(count),
          current: result === show,
        }))}
      />
      <DataTable
        label={t('check.table')}
        rows={rows.map((row) => ({ ...row, id: String(row.row) }))}
        name={{
          head: t('check.name'),
          name: ({ title }) => title ?? t('check.nameless'),
          second: ({ organization, row }) =>
            [organization, t('check.rowOf', { row })].filter(Boolean).join(' · '),
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
      {total > rows.length && (
        <p className="mt-3 t-sm text-soft">
          {t('check.more', { shown: number(rows.length), total: number(total) })}
        </p>
      )}
    </div>
  );
}
