import type { FeedRun } from '#app/features/vacancy-feeds/components/feed.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { vacancyImportFieldNames } from '#contract/vacancy-import-texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';

const counts = ['added', 'changed', 'takenOff', 'heldBack', 'putBack', 'refused', 'leftOut'] as const;

/** What was not right, or keeps a vacancy a draft. */
function Problems({ problems }: Pick<FeedRun, 'problems'>) {
  const t = useWords('vacancy-feeds');
  const { number } = useFormat();
  const names = vacancyImportFieldNames[useLocale()];
  if (problems.length === 0) return null;
  return (
    <Disclosure
      isQuiet
      summary={t('runs.problems', { count: problems.length, number: number(problems.length) })}
    >
      <ul className="grid gap-1.5">
        {problems.map(({ outsideId, title, field, reason }) => (
          <li key={`${outsideId} ${field} ${reason}`} className="t-sm wrap-anywhere">
            {[title ?? t('runs.nameless'), field && names[field]].filter(Boolean).join(' · ')}: {reason}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function What({ run }: { run: FeedRun }) {
  const t = useWords('vacancy-feeds');
  const { number } = useFormat();
  const happened = counts.filter((one) => run[one] > 0);
  if (run.failure)
    return (
      <span className="inline-grid justify-items-start gap-1 py-1">
        <Badge kind="denied">{t('runs.failed')}</Badge>
        <span className="t-sm">{t(`failure.${run.failure}`)}</span>
        {run.httpStatus !== null && (
          <span className="t-sm text-soft">{t('runs.status', { status: run.httpStatus })}</span>
        )}
      </span>
    );
  return (
    <div className="grid justify-items-start gap-1 py-1">
      <span>
        {happened.length === 0
          ? t('runs.nothing')
          : happened.map((one) => t(`runs.${one}`, { count: run[one], number: number(run[one]) })).join(', ')}
      </span>
      <Problems problems={run.problems} />
    </div>
  );
}

/** The last times, the newest first. */
export function RunTable({ runs }: { runs: readonly FeedRun[] }) {
  const t = useWords('vacancy-feeds');
  const { shortDate, time } = useFormat();
  const now = useNow();
  return (
    <DataTable
      label={t('runs.table')}
      rows={runs}
      empty={<p className="py-5">{t('runs.none')}</p>}
      name={{
        head: t('runs.when'),
        name: ({ endedAt }) => t('runs.moment', { day: shortDate(endedAt, now), time: time(endedAt) }),
      }}
      columns={[
        {
          key: 'what',
          head: t('runs.what'),
          cell: (run) => <What run={run} />,
          width: 'sentence',
          onPhone: true,
        },
      ]}
    />
  );
}
