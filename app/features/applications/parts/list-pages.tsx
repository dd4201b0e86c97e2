import { useNavigate } from 'react-router';
import type { Pagination } from '#contract/jsonapi.ts';
import { listAddress, pageSizes, type ListChoice } from '#app/features/applications/parts/list-address.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { ListPages as Pages } from '#app/ui/list-pages.tsx';

export function ListPages({ choice, pagination }: { choice: ListChoice; pagination: Pagination }) {
  const t = useWords('applications');
  const path = usePath();
  const navigate = useNavigate();
  const { state, q } = choice;
  return (
    <div className="mt-6">
      <Pages
        label={t('list.pages')}
        pagination={pagination}
        size={choice.size}
        sizes={pageSizes}
        hrefFor={(page) => listAddress(choice, { page })}
        action={path('/applications')}
        kept={[
          ...(state === 'open' ? [] : [['state', state] as const]),
          ...(q === '' ? [] : [['q', q] as const]),
        ]}
        onChooseSize={(chosen) => {
          const size = pageSizes.find((one) => one === chosen);
          void navigate(path(listAddress(choice, { size })), { preventScrollReset: true });
        }}
      />
    </div>
  );
}
