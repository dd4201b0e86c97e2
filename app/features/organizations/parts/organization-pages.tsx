import { useWords } from '#app/i18n/words.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { listAddress, pageSizes } from './list-address.ts';
import type { OrganizationList } from './load-list.server.ts';

/** The pages of the list, under its table and beside its map. */
export function OrganizationPages({ list: { choice, isStaff, pagination } }: { list: OrganizationList }) {
  const t = useWords('organizations');
  return (
    <ListPages
      label={t('list.pages')}
      pagination={pagination}
      size={choice.size}
      sizes={pageSizes}
      addressWith={(change) => listAddress(choice, isStaff, change)}
    />
  );
}
