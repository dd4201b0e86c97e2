import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import {
  itemAddress,
  pencilId,
  removalAddress,
} from '#app/features/center-settings/components/footer/address.ts';
import type { MenuNode } from '#app/features/menu-items/components/menu/menu-nodes.ts';
import type { MenuAct } from '#app/features/menu-items/menu.server.ts';
import { actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';
import { treeWords } from '#app/ui/words/tree.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const Act = actFormOf<MenuAct>();

interface MoveProps {
  node: MenuNode;
  direction: 'up' | 'down';
  /** The one whose place it takes. */
  beside: MenuNode | null | undefined;
}

function Move({ node, direction, beside }: MoveProps) {
  const words = useOwnWords(treeWords);
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  // At the edge it keeps its place.
  if (!beside) return <span className="w-11" />;
  const { id, label, item } = node;
  return (
    <Act
      act="place"
      keepsPlace
      fields={{ itemId: id, parentId: item.parentId ?? '', order: beside.item.order }}
    >
      <IconButton type="submit" label={words[direction](label)} icon={<Icon />} />
    </Act>
  );
}

type ItemToolsProps = {
  node: MenuNode;
  before: MenuNode | null | undefined;
  after: MenuNode | null | undefined;
  isOpen: boolean;
};

/** Higher, lower, to its form, and away. */
export function ItemTools({ before, after, ...item }: ItemToolsProps) {
  return (
    <span className="flex shrink-0">
      <Move node={item.node} direction="up" beside={before} />
      <Move node={item.node} direction="down" beside={after} />
      <ItemLinks {...item} />
    </span>
  );
}

const square =
  'grid size-11 shrink-0 place-content-center rounded-ctl text-ink hover:bg-tint2 max-sm:w-9 [&_svg]:size-5';

/** To its form, and to the question whether it goes. */
export function ItemLinks({ node: { id, label }, isOpen }: Pick<ItemToolsProps, 'node' | 'isOpen'>) {
  const t = useWords('menu-items');
  return (
    <>
      <Link
        id={pencilId(id)}
        href={itemAddress(id)}
        aria-current={isOpen ? 'true' : undefined}
        aria-label={t('edit', { name: label })}
        className={square}
      >
        <Pencil aria-hidden />
      </Link>
      <Link href={removalAddress(id)} aria-label={t('removeIt', { name: label })} className={square}>
        <Trash aria-hidden />
      </Link>
    </>
  );
}
