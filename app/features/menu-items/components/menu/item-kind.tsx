import AppWindow from 'lucide-react/icons/app-window';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import Heading from 'lucide-react/icons/heading';
import type { MenuLinkType } from '#contract/menu-items.ts';
import type { MenuItemView } from '#app/features/menu-items/menu.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';

const icons: Record<MenuLinkType, typeof AppWindow> = {
  content_page: FileText,
  system_page: AppWindow,
  address: ExternalLink,
  heading: Heading,
};

type ItemKindProps = { item: MenuItemView; hasEnglish: boolean };

/** Behind the name: what it is called in English, what kind of link it is, and why visitors do not see it. */
export function ItemKind({ item, hasEnglish }: ItemKindProps) {
  const t = useWords('menu-items');
  const Icon = icons[item.linkType];
  return (
    <>
      {hasEnglish && item.nameEn !== null && (
        <span lang="en" className="me-1.5">
          {item.nameEn}
        </span>
      )}
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        <Icon aria-hidden />
        {t(`kind.${item.linkType}`)}
      </span>
      {item.hiddenBecause && <Badge kind="inactive">{t(`hidden.${item.hiddenBecause}`)}</Badge>}
    </>
  );
}
