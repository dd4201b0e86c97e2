import Bookmark from 'lucide-react/icons/bookmark';
import Building from 'lucide-react/icons/building-2';
import CircleUser from 'lucide-react/icons/circle-user';
import Sparkles from 'lucide-react/icons/sparkles';
import IdCard from 'lucide-react/icons/id-card';
import Settings from 'lucide-react/icons/settings';
import { withOwnPage } from '#contract/site-menus.ts';
import type { Messages, WordKey } from '#app/i18n/nouns.ts';
import { useWords } from '#app/i18n/words.ts';
import { screens } from '#app/routes.ts';
import { useFrame, type Frame } from '#app/shell/frame.ts';
import { OrganizationSwitch } from '#app/shell/organization-switch.tsx';
import { menuRow } from '#app/shell/popover.tsx';
import { MenuRows } from '#app/shell/menu-rows.tsx';
import { useMenu } from '#app/shell/use-menu.ts';
import { Link } from '#app/ui/link.tsx';

interface OwnLink {
  path: string;
  word: WordKey<Messages['shell']>;
  Icon: typeof CircleUser;
  isFor?(frame: Frame | undefined): boolean;
}

/** Keeps the page of an organisation. */
const runsOrganization = (frame: Frame | undefined) =>
  frame?.user?.roles.includes('organization_superuser') ?? false;

/** Keeps what the centre set itself. */
const runsCenter = (frame: Frame | undefined) =>
  frame?.user?.roles.some((role) => role === 'center_superuser' || role === 'admin') ?? false;

/** Screens about oneself and one's work; each shows once it exists, to everybody unless it says for whom. */
const links: readonly OwnLink[] = [
  { path: '/profile-edit', word: 'own.profile', Icon: CircleUser },
  { path: '/instellingen/organisatie', word: 'own.organization', Icon: Building, isFor: runsOrganization },
  { path: '/vacancies/saved', word: 'own.saved', Icon: Bookmark },
  { path: '/account/roles', word: 'own.roles', Icon: IdCard },
  { path: '/instellingen', word: 'own.settings', Icon: Settings, isFor: runsCenter },
  { path: '/volunteerly/changelog', word: 'own.news', Icon: Sparkles },
];

const existing = new Set(screens.map((screen) => screen.path));

function OwnLinks() {
  const t = useWords('shell');
  const frame = useFrame();
  const visible = links.filter(({ path, isFor }) => existing.has(path) && (!isFor || isFor(frame)));
  if (visible.length === 0) return null;
  return (
    <ul className="mt-1 border-t border-line pt-1">
      {visible.map(({ path, word, Icon }) => (
        <li key={path}>
          <Link href={path} className={menuRow}>
            <Icon aria-hidden />
            {t(word)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the centre put there, below the screens that nobody can do without. */
function CenterLinks() {
  const own = useMenu('account').flatMap(withOwnPage);
  return own.length > 0 && <MenuRows links={own} className="mt-1 border-t border-line pt-1" />;
}

/** The middle of the account menu. */
export default function AccountChoices() {
  const own = useFrame()?.user?.organizations;
  return (
    <>
      {own && <OrganizationSwitch own={own} />}
      <OwnLinks />
      <CenterLinks />
    </>
  );
}
