import AppWindow from 'lucide-react/icons/app-window';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import Heading from 'lucide-react/icons/heading';
import type { MenuLinkType } from '#contract/menu-items.ts';
import type { MenuItemView } from '#app/features/menu-items/menu.server.ts';
import { namesOf } from '#app/features/menu-items/components/menu/menu-nodes.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';

const icons: Record<MenuLinkType, typeof AppWindow> = {
  content_page: FileText,
  system_page: AppWindow,
  address: ExternalLink,
  heading: Heading,
};

type ItemKindProps = { item: MenuItemView; hasEnglish: boolean };

/** Behind the name: what it is called in the other language, what kind of link it is, and why visitors do not see it. */
export function ItemKind({ item, hasEnglish }: ItemKindProps) {
  const t = useWords('menu-items');
  const { other } = namesOf(item, useLocale());
  const Icon = icons[item.linkType];
  return (
    <>
      {hasEnglish && other && (
        <span lang={other.locale} className="me-1.5">
          {other.name}
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
