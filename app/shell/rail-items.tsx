import BadgeCheck from 'lucide-react/icons/badge-check';
import Building from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleUser from 'lucide-react/icons/circle-user';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Database from 'lucide-react/icons/database';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Images from 'lucide-react/icons/images';
import HandHeart from 'lucide-react/icons/hand-heart';
import Handshake from 'lucide-react/icons/handshake';
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import LibraryBig from 'lucide-react/icons/library-big';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Landmark from 'lucide-react/icons/landmark';
import ListTree from 'lucide-react/icons/list-tree';
import MailOpen from 'lucide-react/icons/mail-open';
import MapIcon from 'lucide-react/icons/map';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Settings from 'lucide-react/icons/settings';
import Sun from 'lucide-react/icons/sun';
import Users from 'lucide-react/icons/users';
import { useLocation } from 'react-router';
import { number } from '#app/i18n/format.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import type { RailCount, RailItem, RailKey, RailWord } from '#app/shell/staff-screens.ts';
import { Link } from '#app/ui/link.tsx';

const icons: Record<RailKey, typeof Sun> = {
  today: Sun,
  applications: Inbox,
  conversations: MessagesSquare,
  'contact-messages': MessageCircleQuestion,
  pool: Users,
  users: CircleUser,
  team: Users,
  students: GraduationCap,
  vacancies: HandHeart,
  vacanciesOnSite: HandHeart,
  ownOrganization: House,
  activities: CalendarDays,
  organizations: Building,
  approve: BadgeCheck,
  socialMap: MapIcon,
  site: Globe,
  pages: LayoutTemplate,
  uploads: Images,
  'stock-images': LibraryBig,
  menu: ListTree,
  partners: Handshake,
  forms: ClipboardList,
  ownForms: ClipboardList,
  templates: MailOpen,
  settings: Settings,
  figures: ChartLine,
  'managed-centers': Landmark,
  data: Database,
};

/** The deepest item that leads here: on `/content/menu-items` that is Menu and not Pages. */
function useCurrentHref(items: readonly RailItem[]): string | undefined {
  const path = withoutPrefix(useLocation().pathname);
  return items
    .flatMap(({ href, also = [] }) => [href, ...also].map((at) => ({ href, at })))
    .filter(({ at }) => path === at || path.startsWith(`${at}/`))
    .toSorted((a, b) => b.at.length - a.at.length)[0]?.href;
}

/** The search is opened at the vacancies of the organisation that one works for; a centre's site has its own already. */
function useHref({ key, href }: RailItem): string {
  const user = useFrame()?.user;
  const own = user?.roles.includes('organization_superuser') ? user.organizations.currentId : null;
  return key === 'vacanciesOnSite' && own ? `${href}?organization=${own}` : href;
}

/** What a count says to who hears it. */
const countWords = {
  waiting: 'waiting',
  waitingOrganizations: 'waiting',
  waitingVacancies: 'waitingVacancies',
  waitingQuestions: 'waitingQuestions',
} as const satisfies Record<RailCount, string>;

/** One screen. In a narrow rail its word is a label beside the icon, on hover and on focus (see `rail` in controls.css). */
function RailLink({ item, isCurrent }: { item: RailItem; isCurrent: boolean }) {
  const t = useWords('shell');
  const locale = useLocale();
  const user = useFrame()?.user;
  const count = item.counts ? (user?.[item.counts] ?? 0) : 0;
  const Icon = icons[item.key];
  const href = useHref(item);
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`rail-link relative flex min-h-11 items-center py-1.5 leading-tight gap-[min(0.75rem,3vw)] rounded-ctl px-[min(0.75rem,3vw)] font-semibold no-underline hover:bg-tint ${isCurrent ? 'bg-tint2 text-link' : ''}`}
    >
      <Icon aria-hidden className="size-[min(1.25rem,6.5vw)] shrink-0" />
      <span className="rail-word min-w-0 grow wrap-anywhere hyphens-auto">
        {item.word ?? t(`rail.${item.key as RailWord}`)}
      </span>
      {count > 0 && (
        <span className="rail-count t-sm tnum">
          <span aria-hidden="true">{number(locale, count)}</span>
          <span className="sr-only">{t(`rail.${countWords[item.counts ?? 'waiting']}`, { count })}</span>
        </span>
      )}
    </Link>
  );
}

/** The screens of this person's rail, in their groups. */
export function RailItems() {
  const t = useWords('shell');
  const groups = useFrame()?.user?.rail ?? [];
  const current = useCurrentHref(groups.flatMap(({ items }) => items));
  return groups.map(({ group, items }) => (
    <div key={group} className="rail-group mb-4">
      {group !== 'today' && <p className="rail-name px-3 pb-1 t-sm text-soft">{t(`rail.groups.${group}`)}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <RailLink item={item} isCurrent={item.href === current} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
