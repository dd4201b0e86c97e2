import CircleUser from 'lucide-react/icons/circle-user';
import IdCard from 'lucide-react/icons/id-card';
import Settings from 'lucide-react/icons/settings';
import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { screens } from '#app/routes.ts';
import { isStaff, useFrame } from '#app/shell/frame.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { menuRow } from '#app/shell/popover.tsx';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';

/** Screens about oneself and one's work, for whom; each shows once it exists. */
const links = [
  { path: '/profile-edit', word: 'own.profile', Icon: CircleUser, isForStaff: false },
  { path: '/account/roles', word: 'own.roles', Icon: IdCard, isForStaff: false },
  { path: '/instellingen', word: 'own.settings', Icon: Settings, isForStaff: true },
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

/** For who works for several. A plain form: everything on the page follows from the choice, so all of it is loaded anew. */
function OrganizationSwitch() {
  const t = useWords('shell');
  const path = usePath();
  const { pathname, search } = useLocation();
  const own = useFrame()?.user?.organizations;
  if (own?.hasFailed)
    return (
      <p className="mx-3 my-2 rounded-ctl bg-badbg px-3 py-2 t-sm text-bad" role="status">
        {t('own.failed')}
      </p>
    );
  if (!own || own.list.length < 2) return null;
  return (
    <form method="post" action={path('/preferences')} className="mt-1 border-t border-line pt-2">
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      <div className="max-h-72 overflow-y-auto px-3">
        <RadioGroup
          label={t('own.workFor')}
          name="organization"
          options={own.list.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={own.currentId ?? undefined}
        />
      </div>
      <div className="px-3 pt-1 pb-2">
        <Button type="submit" kind="line" size="small">
          {t('own.choose')}
        </Button>
      </div>
    </form>
  );
}

/** The middle of the account menu. */
export default function AccountChoices() {
  return (
    <>
      <OrganizationSwitch />
      <OwnLinks />
    </>
  );
}
