import CalendarDays from 'lucide-react/icons/calendar-days';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user';
import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { screens } from '#app/routes.ts';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import { searching } from '#app/shell/searching.ts';
import { Link } from '#app/ui/link.tsx';

/** `under`: which addresses belong to the tab. Only tabs whose screen exists are shown. */
const tabs = [
  {
    key: 'search',
    path: '/vacancies/search',
    under: searching,
    Icon: Search,
  },
  {
    key: 'calendar',
    path: '/activiteitenkalender',
    under: /^\/activiteitenkalender(\/|$)/,
    Icon: CalendarDays,
  },
  { key: 'messages', path: '/conversations', under: /^\/conversations(\/|$)/, Icon: MessageCircle },
  { key: 'mine', path: '/dashboard', under: /^\/(dashboard|applications)(\/|$)/, Icon: User },
] as const;

const visible = tabs.filter((tab) => screens.some((screen) => screen.path === tab.path));

/** For signed-in volunteers on a phone. It gives way to a bar that a screen has itself (see `bottom-bar` in type.css). */
export default function BottomBar() {
  const t = useWords('shell');
  const path = withoutPrefix(useLocation().pathname);
  return (
    <nav
      aria-label={t('bottomBar.label')}
      data-bottom-bar="tabs"
      className="sticky bottom-0 layer-bar border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-18 auto-cols-fr grid-flow-col">
        {visible.map(({ key, path: href, under, Icon }) => {
          const isCurrent = under.test(path);
          return (
            <li key={key} className="min-w-0">
              <Link
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={`focus-inset flex h-full flex-col items-center justify-center gap-1 t-xs font-semibold no-underline ${isCurrent ? 'text-link' : 'text-soft hover:text-ink'}`}
              >
                <span
                  className={`grid h-8 w-14 place-content-center rounded-pill ${isCurrent ? 'bg-tint2' : ''}`}
                >
                  <Icon aria-hidden className="size-6" />
                </span>
                {t(`bottomBar.${key}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
