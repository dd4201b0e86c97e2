import Pencil from 'lucide-react/icons/pencil';
import { menuAddress } from '#app/features/menu-items/components/menu/menu-address.ts';
import { namesOf } from '#app/features/menu-items/components/menu/menu-nodes.ts';
import type { MenuItemView } from '#app/features/menu-items/menu.server.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

/** Opens the item beside the tree. */
export function EditLink({ item }: { item: MenuItemView }) {
  const t = useWords('menu-items');
  return (
    <Link
      href={menuAddress(item.menu, item.id)}
      aria-label={t('edit', { name: namesOf(item, useLocale()).own })}
      className="grid size-11 shrink-0 place-content-center rounded-ctl text-ink hover:bg-tint2 [&_svg]:size-5"
    >
      <Pencil aria-hidden />
    </Link>
  );
}
