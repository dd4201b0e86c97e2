import CircleUser from 'lucide-react/icons/circle-user';
import Sparkles from 'lucide-react/icons/sparkles';
import IdCard from 'lucide-react/icons/id-card';
import Settings from 'lucide-react/icons/settings';
import { useWords } from '#app/i18n/words.ts';
import { screens } from '#app/routes.ts';
import { isStaff, useFrame } from '#app/shell/frame.ts';
import { OrganizationSwitch } from '#app/shell/organization-switch.tsx';
import { menuRow } from '#app/shell/popover.tsx';
import { Link } from '#app/ui/link.tsx';

/** Screens about oneself and one's work, for whom; each shows once it exists. */
const links = [
  { path: '/profile-edit', word: 'own.profile', Icon: CircleUser, isForStaff: false },
  { path: '/account/roles', word: 'own.roles', Icon: IdCard, isForStaff: false },
  { path: '/instellingen', word: 'own.settings', Icon: Settings, isForStaff: true },
  { path: '/volunteerly/changelog', word: 'own.news', Icon: Sparkles, isForStaff: false },
] as const;

const existing = new Set(screens.map((screen) => screen.path));

function OwnLinks() {
  const t = useWords('shell');
  const worksHere = isStaff(useFrame());
  const shown = links.filter(({ path, isForStaff }) => existing.has(path) && (worksHere || !isForStaff));
  if (shown.length === 0) return null;
  return (
    <ul className="mt-1 border-t border-line pt-1">
      {shown.map(({ path, word, Icon }) => (
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

/** The middle of the account menu. */
export default function AccountChoices() {
  const own = useFrame()?.user?.organizations;
  return (
    <>
      {own && <OrganizationSwitch own={own} />}
      <OwnLinks />
    </>
  );
}
