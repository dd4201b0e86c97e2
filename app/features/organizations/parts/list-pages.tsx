import { useNavigate } from 'react-router';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { PerPage } from '#app/ui/per-page.tsx';
import { choiceEntries, listAddress, pageSizes } from './list-address.ts';
import type { OrganizationList } from './load-list.server.ts';

/** Which of them are shown, the pages, and how many at a time. */
export function ListPages({ list: { choice, isStaff, pagination } }: { list: OrganizationList }) {
  const t = useWords('organizations');
  const { number } = useFormat();
  const path = usePath();
  const navigate = useNavigate();
  const { records, current, last } = pagination;
  const first = (current - 1) * choice.size + 1;
  const range = t('list.range', {
    first: number(first),
    last: number(Math.min(records, first + choice.size - 1)),
    total: number(records),
  });
  const kept = choiceEntries({ ...choice, page: 1 }, isStaff).filter(([name]) => name !== 'per');
  return (
    <Pagination
      label={t('list.pages')}
      page={current}
      pages={last}
      hrefFor={(page) => listAddress(choice, isStaff, { page })}
      pageName={(page) => t('list.page', { page })}
      previous={t('list.previous')}
      next={t('list.next')}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {records > pageSizes[0] && (
          <PerPage
            name="per"
            sizes={pageSizes}
            value={choice.size}
            action={path('/organizations')}
            kept={kept}
            onChoose={(size) => {
              const chosen = pageSizes.find((one) => one === size);
              void navigate(path(listAddress(choice, isStaff, { size: chosen })), {
                preventScrollReset: true,
              });
            }}
          />
        )}
        <p className="t-sm text-soft tnum">{range}</p>
      </div>
    </Pagination>
  );
}
