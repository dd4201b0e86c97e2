import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import FileSearch from 'lucide-react/icons/file-search';
import EyeOff from 'lucide-react/icons/eye-off';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import Languages from 'lucide-react/icons/languages';
import ListTree from 'lucide-react/icons/list-tree';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Settings from 'lucide-react/icons/settings-2';
import Trash from 'lucide-react/icons/trash-2';
import { addressForPage } from '#app/features/menu-items/components/menu/menu-address.ts';
import { movesOf, type PageMove } from '#app/features/page-admin/components/page-moves.ts';
import { RowRemovalText } from '#app/features/page-admin/components/page-uses.tsx';
import type { ListedPage } from '#app/features/page-admin/list.server.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import { useWords } from '#app/i18n/words.ts';
import type { RowAction } from '#app/lists/row-menu.tsx';

/** The same wherever a move is offered. */
export const moveIcons: Record<PageMove, RowAction['icon']> = {
  publish: <CircleCheck />,
  unpublish: <EyeOff />,
  makeHome: <House />,
  confirmTranslation: <Languages />,
  delete: <Trash />,
  restore: <RotateCcw />,
};

/** It is online and in no menu; of its languages the Dutch one stands there for all. */
const fitsMenu = ({ isPublished, isHome, pageType, locale, translations, uses }: ListedPage) =>
  isPublished &&
  !isHome &&
  pageType === 'default' &&
  uses?.menus.length === 0 &&
  (locale === 'nl' || !translations.some((one) => one.locale === 'nl'));

/** What may be done with a page from its row, as far as it may now. */
export function useRowActions(): (page: ListedPage) => RowAction[] {
  const t = useWords('page-admin');
  return (page) => {
    const { id, can, title, isPublished, hasChanges } = page;
    const link = (
      key: 'edit' | 'settings' | 'versions' | 'view' | 'preview' | 'toMenu',
      icon: RowAction['icon'],
      href: string,
    ) => ({
      id: key,
      label: t(`move.${key}`),
      icon,
      href,
    });
    return [
      ...(can.update
        ? [
            link('edit', <Pencil />, `/content/${id}/edit`),
            link('settings', <Settings />, `/content/${id}/settings`),
            link('versions', <History />, `/content/${id}/versions`),
          ]
        : []),
      ...(can.update && (!isPublished || hasChanges)
        ? [link('preview', <FileSearch />, `/content/${id}/preview`)]
        : []),
      ...(isPublished ? [link('view', <Eye />, addressOfPage(page))] : []),
      ...(fitsMenu(page) ? [link('toMenu', <ListTree />, addressForPage(id))] : []),
      ...movesOf(page).map((move) => ({
        id: move,
        label: t(`move.${move}`),
        icon: moveIcons[move],
        ...(move === 'delete' && {
          question: {
            title: t('remove.title', { title }),
            text: <RowRemovalText id={id} isPublished={isPublished} />,
          },
        }),
      })),
    ];
  };
}
