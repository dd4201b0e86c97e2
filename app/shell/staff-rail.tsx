import HandHeart from 'lucide-react/icons/hand-heart';
import Inbox from 'lucide-react/icons/inbox';
import Menu from 'lucide-react/icons/menu';
import Sun from 'lucide-react/icons/sun';
import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { ColourModeChoices } from '#app/shell/colour-mode-control.tsx';
import { LanguageToggle } from '#app/shell/language-toggle.tsx';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import { Popover } from '#app/shell/popover.tsx';
import { Link } from '#app/ui/link.tsx';

/** Groups of the rail with the screens that exist (ui.md, section 4); a group without a name stands on its own. */
function useGroups() {
  const t = useWords('shell');
  return [
    { name: null, items: [{ label: t('rail.today'), href: '/dashboard', Icon: Sun }] },
    {
      name: t('rail.people'),
      items: [{ label: t('rail.applications'), href: '/applications', Icon: Inbox }],
    },
    {
      name: t('rail.offer'),
      items: [{ label: t('rail.vacancies'), href: '/vacancies/search', Icon: HandHeart }],
    },
  ];
}

/** `narrow` hides the words below 1180 px; they stay for screen readers and show as tooltips. */
function RailItems({ narrow }: { narrow: boolean }) {
  const path = withoutPrefix(useLocation().pathname);
  const words = narrow ? 'max-[1179px]:sr-only' : '';
  return useGroups().map(({ name, items }) => (
    <div key={name ?? ''} className="mb-4">
      {name && <p className={`px-3 pb-1 t-sm text-soft ${words}`}>{name}</p>}
      <ul>
        {items.map(({ label, href, Icon }) => {
          const isCurrent = path === href || path.startsWith(`${href}/`);
          return (
            <li key={href}>
              <Link
                href={href}
                title={label}
                aria-current={isCurrent ? 'page' : undefined}
                className={`flex min-h-11 items-center gap-3 rounded-ctl px-3 font-semibold no-underline hover:bg-tint ${isCurrent ? 'bg-tint2 text-link' : ''}`}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                <span className={words}>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}

/** At the left from 1024 px on: icons, and from 1180 px on words as well. */
export function StaffRail() {
  const t = useWords('shell');
  return (
    <nav
      aria-label={t('rail.label')}
      className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-16 shrink-0 overflow-y-auto border-e border-line bg-surface p-3 max-[1179px]:px-2 lg:block min-[1180px]:w-58"
    >
      <RailItems narrow />
    </nav>
  );
}

/** Below 1024 px: the same list in a drawer that opens without script. */
export function StaffDrawer() {
  const t = useWords('shell');
  return (
    <nav aria-label={t('rail.label')} className="shrink-0 lg:hidden">
      <Popover
        summary={
          <>
            <Menu aria-hidden className="size-5" />
            {t('rail.open')}
          </>
        }
        summaryClass="min-h-11 gap-2 rounded-ctl border-ctl border-edge px-3 font-semibold hover:bg-tint"
        panelClass="fixed bottom-0 start-0 top-16 layer-drawer w-72 max-w-[85vw] overflow-y-auto border-e border-line bg-surface p-4 shadow-dialog"
      >
        <RailItems narrow={false} />
        <div className="border-t border-line pt-3 sm:hidden">
          <p className="px-3 pb-1 t-sm text-soft">{t('mode.label')}</p>
          <ColourModeChoices />
          <div className="mt-3 flex px-3 empty:hidden">
            <LanguageToggle />
          </div>
        </div>
      </Popover>
    </nav>
  );
}
