import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { MenuNode } from '#app/features/menu-items/components/menu/menu-nodes.ts';
import { useWords } from '#app/i18n/words.ts';

/** What the links of a column are drawn with, with script and without. */
export type ColumnLinksProps = { links: readonly MenuNode[]; open: string | undefined; label: string };

/** What kind of link it is, or why visitors do not see it. */
export function LinkKind({ item: { linkType, hiddenBecause } }: MenuNode) {
  const [t, m] = [useWords('center-settings'), useWords('menu-items')];
  if (!hiddenBecause) return <span className="t-sm text-soft">{m(`kind.${linkType}`)}</span>;
  return (
    <span className="flex items-start gap-1.5 t-sm font-semibold text-warn [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <TriangleAlert aria-hidden />
      {t(`footer.hidden.${hiddenBecause}`)}
    </span>
  );
}
