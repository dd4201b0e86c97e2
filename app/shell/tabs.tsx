import ChevronDown from 'lucide-react/icons/chevron-down';
import { withOwnPage } from '#contract/site-menus.ts';
import { useWords } from '#app/i18n/words.ts';
import type { SiteMenuItem } from '#contract/site-menus.ts';
import type { TabVariant } from '#contract/theme.ts';
import { isStaff, siteName, useFrame } from '#app/shell/frame.ts';
import { useHeaderEdges } from '#app/shell/header-border.ts';
import { MenuItemRows, MenuRows, useIsCurrent } from '#app/shell/menu-rows.tsx';
import { floatingList, Popover } from '#app/shell/popover.tsx';
import { mostFrom } from '#app/shell/tab-room.ts';
import { useMenu } from '#app/shell/use-menu.ts';
import { Link } from '#app/ui/link.tsx';

const screen = (label: string, href: string, under: string | null = null): SiteMenuItem => ({
  label,
  href,
  under,
  audience: 'everybody',
  links: [],
});

/**
 * The main menu: the centre's own, or the usual one where it made none. That is no data of a new centre: so those that are there already
 * need none either, and what the product gets later stands in it by itself. One's own overview is always there for whoever is in.
 */
export function useTabs(): SiteMenuItem[] {
  const t = useWords('shell');
  const isSignedIn = Boolean(useFrame()?.user);
  const own = useMenu('main');
  const all =
    own.length > 0
      ? own
      : [
          screen(t('toolbar.vacancies'), '/vacancies/search', '/vacancies'),
          screen(t('toolbar.news'), '/nieuws'),
        ];
  const mine = screen(t('toolbar.mine'), '/dashboard');
  const hasMine = all.some((item) => withOwnPage(item).some(({ href }) => href === mine.href));
  return isSignedIn && !hasMine ? [...all, mine] : all;
}

const plain =
  'flex items-center px-3 font-semibold whitespace-nowrap no-underline transition-colors hover:text-link';
const fullHeight = '[&>details]:h-full';
/** As high as the bar, which begins at the edge of the screen: the ring of the focus lies within. */
const asBar = `${plain} focus-inset h-full`;
/** `place` is of what holds a tab: one with a panel is as high as the bar where its line or ground is. */
const looks: Record<TabVariant, { tab: string; current: string; place: string }> = {
  // The line lies on the toolbar's lower edge.
  underline: {
    tab: `${asBar} border-y-[3px] border-transparent`,
    current: 'text-link',
    place: fullHeight,
  },
  block: {
    tab: `${asBar} border-t-[5px] border-transparent px-4`,
    current: 'bg-tint text-link',
    place: fullHeight,
  },
  pill: { tab: `${plain} min-h-11 rounded-pill px-4`, current: 'bg-tint2 text-link', place: '' },
};

const WithArrow = ({ children }: { children: string }) => (
  <>
    {children}
    <ChevronDown aria-hidden className="ms-1 size-4 group-open/popover:rotate-180" />
  </>
);

/** A link, and what is under an item as a panel of them. */
function ToolbarTab({ item, className }: { item: SiteMenuItem; className: (isCurrent: boolean) => string }) {
  const isCurrent = useIsCurrent();
  const { label, href, links } = item;
  if (href !== null && links.length === 0) {
    const isHere = isCurrent(item);
    return (
      <Link href={href} aria-current={isHere ? 'page' : undefined} className={className(isHere)}>
        {label}
      </Link>
    );
  }
  return (
    <Popover
      summary={<WithArrow>{label}</WithArrow>}
      summaryClass={className([item, ...links].some(isCurrent))}
      panelClass={floatingList}
    >
      <MenuRows links={withOwnPage(item)} />
    </Popover>
  );
}

/** The classes of what stands in the bar from this width on, and in the panel of the others below it. */
const placesFrom = [
  { width: '2xl', bar: 'hidden', panel: '' },
  { width: 'xl', bar: 'max-2xl:hidden', panel: '2xl:hidden' },
  { width: 'lg', bar: 'max-xl:hidden', panel: 'xl:hidden' },
] as const;

/** Where each of the tabs stands, by its place among them: the bar holds what it has room for, the others are behind a word. */
function usePlaces(tabs: readonly SiteMenuItem[], variant: TabVariant) {
  const t = useWords('shell');
  const frame = useFrame();
  const facts = {
    name: siteName(frame),
    hasLogo: Boolean(frame?.profile.websiteLogoUrl),
    variant,
    hasLanguages:
      (frame?.configuration.locales.length ?? 0) > 1 && frame?.theme.header.languageToggle === true,
    isSignedIn: Boolean(frame?.user),
    isStaff: isStaff(frame),
    more: t('toolbar.more'),
  };
  const places = placesFrom.map((place) => ({ ...place, most: mostFrom(tabs, facts, place.width) }));
  return (at: number): { bar: string; panel: string | null } =>
    places.find(({ most }) => at >= most) ?? { bar: '', panel: null };
}
type PlaceOf = ReturnType<typeof usePlaces>;

interface MoreTabsProps {
  tabs: readonly SiteMenuItem[];
  look: (typeof looks)[TabVariant];
  placeOf: PlaceOf;
}

/** What the bar has no room for. */
function MoreTabs({ tabs, look, placeOf }: MoreTabsProps) {
  const t = useWords('shell');
  const behind = tabs.flatMap((item, at) => {
    const { panel } = placeOf(at);
    return panel === null ? [] : [{ item, className: panel }];
  });
  const last = behind.at(-1);
  if (!last) return null;
  return (
    <li className={`flex h-full items-center ${look.place} ${last.className}`}>
      <Popover
        summary={<WithArrow>{t('toolbar.more')}</WithArrow>}
        summaryClass={look.tab}
        panelClass={floatingList}
      >
        <ul>
          {behind.map((one) => (
            <MenuItemRows key={`${one.item.href} ${one.item.label}`} {...one} />
          ))}
        </ul>
      </Popover>
    </li>
  );
}

/** In the toolbar, in the variant of the centre. */
export function ToolbarTabs() {
  const variant = useFrame()?.theme.header.tabVariant ?? 'underline';
  const look = looks[variant];
  const edges = useHeaderEdges();
  const current = `${look.current} ${variant === 'pill' ? '' : edges[variant]}`;
  const tabs = useTabs();
  const placeOf = usePlaces(tabs, variant);
  return (
    <ul className="flex h-full items-center gap-1">
      {tabs.map((item, at) => (
        <li
          key={`${item.href} ${item.label}`}
          className={`flex h-full items-center ${look.place} ${placeOf(at).bar}`}
        >
          <ToolbarTab item={item} className={(isCurrent) => `${look.tab} ${isCurrent ? current : ''}`} />
        </li>
      ))}
      <MoreTabs {...{ tabs, look, placeOf }} />
    </ul>
  );
}
