import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import type { TabVariant } from '#contract/theme.ts';
import { useFrame } from '#app/shell/frame.ts';
import { useHeaderEdges } from '#app/shell/header-border.ts';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import { Link } from '#app/ui/link.tsx';

export interface Tab {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** The screens of the main menu that exist for this reader. */
export function useTabs(): Tab[] {
  const t = useWords('shell');
  const path = withoutPrefix(useLocation().pathname);
  const isSignedIn = Boolean(useFrame()?.user);
  const all = [
    { label: t('toolbar.vacancies'), href: '/vacancies/search', isCurrent: path.startsWith('/vacancies') },
    { label: t('toolbar.news'), href: '/nieuws', isCurrent: path.startsWith('/nieuws') },
    ...(isSignedIn
      ? [{ label: t('toolbar.mine'), href: '/dashboard', isCurrent: path.startsWith('/dashboard') }]
      : []),
  ];
  return all;
}

const plain =
  'flex items-center px-3 font-semibold whitespace-nowrap no-underline transition-colors hover:text-link';
const looks: Record<TabVariant, { tab: string; current: string }> = {
  // The line lies on the toolbar's lower edge.
  underline: {
    tab: `${plain} h-full border-y-[3px] border-transparent`,
    current: 'text-link',
  },
  block: {
    tab: `${plain} h-full border-t-[5px] border-transparent px-4`,
    current: 'bg-tint text-link',
  },
  pill: { tab: `${plain} min-h-11 rounded-pill px-4`, current: 'bg-tint2 text-link' },
};

/** In the toolbar, in the variant of the centre. */
export function ToolbarTabs() {
  const variant = useFrame()?.theme.header.tabVariant ?? 'underline';
  const look = looks[variant];
  const edges = useHeaderEdges();
  const current = `${look.current} ${variant === 'pill' ? '' : edges[variant]}`;
  return (
    <ul className="flex h-full items-center gap-1">
      {useTabs().map(({ label, href, isCurrent }) => (
        <li key={href} className="flex h-full items-center">
          <Link
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={`${look.tab} ${isCurrent ? current : ''}`}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
