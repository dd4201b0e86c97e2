import { useNavigate } from 'react-router';
import {
  chosenPairs,
  listAddress,
  pageSizes,
  type ListChoice,
} from '#app/features/users/parts/list-address.ts';
import type { UserList } from '#app/features/users/parts/list.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { ListPages as Pages } from '#app/ui/list-pages.tsx';

export function ListPages({ list: { choice, pagination } }: { list: UserList }) {
  const t = useWords('users');
  const path = usePath();
  const navigate = useNavigate();
  return (
    <div className="mt-6">
      <Pages
        label={t('list.pages')}
        pagination={pagination}
        size={choice.size}
        sizes={pageSizes}
        hrefFor={(page) => listAddress(choice, { page })}
        action={path('/users')}
        kept={chosenPairs({ ...choice, page: 1, size: pageSizes[0] } satisfies ListChoice)}
        onChooseSize={(chosen) => {
          const size = pageSizes.find((one) => one === chosen);
          void navigate(path(listAddress(choice, { size })), { preventScrollReset: true });
        }}
      />
    </div>
  );
}
