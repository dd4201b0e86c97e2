import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import type { Messages, WordKey } from '#app/i18n/nouns.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import type { ManyTrial } from '#app/features/vacancy-admin/many.server.ts';

/** What would become of each, those first that would stay as they are. */
export function ManyReport({ dryRun, report }: { dryRun: ManyTrial; report: readonly BulkReportRow[] }) {
  const t = useWords('vacancy-admin');
  const refused = report.filter(({ result }) => result === 'refused');
  const others = report.filter(({ result }) => result !== 'refused');
  return (
    <section>
      <HeadingRule>{t('bulk.try')}</HeadingRule>
      <p className="pt-3">{t('many.will', { count: dryRun.changed })}</p>
      {refused.length > 0 && <p>{t('many.willNot', { count: refused.length })}</p>}
      <table className="mt-3 w-full border-collapse text-start">
        <caption className="sr-only">{t('bulk.try')}</caption>
        <thead>
          <tr className="border-b border-line text-soft">
            <th scope="col" className="py-2 pe-4 text-start font-normal">
              {t('column.title')}
            </th>
            <th scope="col" className="w-1/2 py-2 text-start font-normal">
              {t('many.outcome')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...refused, ...others].map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What fields are called whose absence a reason may be about: it only says 'this'. */
const names = new Map<string | null, WordKey<Messages['vacancy-admin']>>([
  ['/data/attributes/category_ids', 'form.labels.categoryIds'],
  ['/data/attributes/description', 'form.labels.description'],
  ['/data/attributes/city', 'form.labels.city'],
]);

function Row({ row: { name, result, reason, pointer } }: { row: BulkReportRow }) {
  const t = useWords('vacancy-admin');
  const isRefused = result === 'refused';
  const field = names.get(pointer);
  const Icon = isRefused ? TriangleAlert : CircleCheck;
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2.5 pe-4 text-start font-semibold [overflow-wrap:anywhere]">
        {name ?? t('bulk.unknown')}
      </th>
      <td className="py-2.5 [overflow-wrap:anywhere]">
        <span className="flex gap-2">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-5 shrink-0 ${isRefused ? 'text-warn' : 'text-ok'}`}
          />
          <span className="min-w-0">
            {field && `${t(field)}: `}
            {isRefused ? (reason ?? t('many.stays')) : t('many.changes')}
          </span>
        </span>
      </td>
    </tr>
  );
}
