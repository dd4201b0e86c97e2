import type { Pagination as Pages } from '#contract/jsonapi.ts';
import { listAddress, pageSizes, type ListChoice } from '#app/features/applications/parts/list-address.ts';
import { PerPage } from '#app/features/applications/parts/list-tools.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Pagination } from '#app/ui/pagination.tsx';

/** Under a list that has more than the smallest page. */
export function ListPages({ choice, pagination }: { choice: ListChoice; pagination: Pages }) {
  const t = useWords('applications');
  const { number } = useFormat();
  const { records, current, last } = pagination;
  if (records <= pageSizes[0]) return null;
  const first = (current - 1) * choice.size + 1;
  const range = t('list.range', {
    first: number(first),
    last: number(Math.min(records, first + choice.size - 1)),
    total: number(records),
  });
  return (
    <div className="mt-6">
      <Pagination
        label={t('list.pages')}
        page={current}
        pages={last}
        hrefFor={(page) => listAddress(choice, { page })}
        pageName={(page) => t('list.page', { page })}
        previous={t('list.previous')}
        next={t('list.next')}
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <PerPage choice={choice} />
          <p className="t-sm text-soft tnum">{range}</p>
        </div>
      </Pagination>
    </div>
  );
}
