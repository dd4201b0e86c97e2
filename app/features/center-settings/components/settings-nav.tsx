/** The way between the settings: screens of their own, and the parts of the first one. A line shows once its screen is there. */
import { useLocation } from 'react-router';
import type { SettingsForm } from '#app/features/center-settings/form-schema.ts';
import { useWords } from '#app/i18n/words.ts';
import { screens } from '#app/routes.ts';
import { useFrame } from '#app/shell/frame.ts';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import { Link } from '#app/ui/link.tsx';

interface Place {
  path: string;
  word:
    | 'center'
    | 'design'
    | 'footer'
    | 'texts'
    | 'organization'
    | 'contactPerson'
    | Exclude<SettingsForm, 'center'>;
  /** Of the first screen; the one without is the centre itself. */
  part?: SettingsForm;
  /** Of the organisation that one works for, where there is one. */
  isOrganizations?: true;
}

const places: readonly Place[] = [
  { path: '/instellingen', word: 'center', part: 'center' },
  { path: '/instellingen/design', word: 'design' },
  { path: '/instellingen/footer', word: 'footer' },
  { path: '/instellingen/teksten', word: 'texts' },
  { path: '/instellingen/organisatie', word: 'organization', isOrganizations: true },
  { path: '/instellingen/contact-person', word: 'contactPerson' },
  { path: '/instellingen', word: 'checks', part: 'checks' },
  { path: '/instellingen', word: 'mail', part: 'mail' },
  { path: '/instellingen', word: 'features', part: 'features' },
  { path: '/instellingen', word: 'retention', part: 'retention' },
];
const known = new Set(screens.map((screen) => screen.path));
const existing = places.filter(({ path }) => known.has(path));

const addressOf = ({ path, part }: Place) =>
  part === undefined || part === 'center' ? path : `${path}?part=${part}`;

/** Beside the settings; on a phone above them. `part` is the one of the first screen that is open. */
export function SettingsNav({ part }: { part?: SettingsForm }) {
  const t = useWords('center-settings');
  const current = withoutPrefix(useLocation().pathname).replace(/\/$/, '');
  const hasOrganization = (useFrame()?.user?.organization ?? null) !== null;
  return (
    <nav aria-label={t('nav.label')} className="min-w-0">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
        {existing
          .filter(({ isOrganizations }) => hasOrganization || !isOrganizations)
          .map((place) => (
            <li key={place.word}>
              <Link
                href={addressOf(place)}
                aria-current={place.path === current && place.part === part ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-ctl border border-line px-4 font-medium text-ink no-underline hover:bg-tint aria-[current]:border-transparent aria-[current]:bg-tint2 aria-[current]:font-semibold aria-[current]:text-link lg:border-transparent"
              >
                {t(`nav.${place.word}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
