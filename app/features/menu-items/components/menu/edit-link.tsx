import Pencil from 'lucide-react/icons/pencil';
import { menuAddress } from '#app/features/menu-items/components/menu/menu-address.ts';
import type { MenuItemView } from '#app/features/menu-items/menu.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

/** Opens the item beside the tree. */
export function EditLink({ item: { id, menu, name } }: { item: MenuItemView }) {
  const t = useWords('menu-items');
  return (
    <Link
      href={menuAddress(menu, id)}
      aria-label={t('edit', { name })}
      className="grid size-11 shrink-0 place-content-center rounded-ctl text-ink hover:bg-tint2 [&_svg]:size-5"
    >
      <Pencil aria-hidden />
    </Link>
  );
}
