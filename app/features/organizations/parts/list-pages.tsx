import { useNavigate } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { ListPages as Pages } from '#app/ui/list-pages.tsx';
import { choiceEntries, listAddress, pageSizes } from './list-address.ts';
import type { OrganizationList } from './load-list.server.ts';

export function ListPages({ list: { choice, isStaff, pagination } }: { list: OrganizationList }) {
  const t = useWords('organizations');
  const path = usePath();
  const navigate = useNavigate();
  return (
    <Pages
      label={t('list.pages')}
      pagination={pagination}
      size={choice.size}
      sizes={pageSizes}
      hrefFor={(page) => listAddress(choice, isStaff, { page })}
      action={path('/organizations')}
      kept={choiceEntries({ ...choice, page: 1 }, isStaff).filter(([name]) => name !== 'per')}
      onChooseSize={(chosen) => {
        const size = pageSizes.find((one) => one === chosen);
        void navigate(path(listAddress(choice, isStaff, { size })), { preventScrollReset: true });
      }}
    />
  );
}
