/** The frame of the screens about oneself: the way between them, and the one that is open (ui.md, section 8, screen 09b). */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useIsImpersonating } from '#app/features/account/components/not-while-impersonating.tsx';
import { useWords } from '#app/i18n/words.ts';
import { screens } from '#app/routes.ts';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import { Link } from '#app/ui/link.tsx';

const places = [
  { path: '/profile-edit', word: 'nav.profile' },
  { path: '/profile-edit/email', word: 'nav.email' },
  { path: '/profile-edit/settings', word: 'nav.settings' },
  { path: '/profile-edit/periodieke-mail', word: 'nav.digest' },
] as const;
const codesPage = places.filter(({ path }) => screens.some((screen) => screen.path === path));

/** Beside the screen; on a phone above it. */
function Places() {
  const t = useWords('account');
  const isImpersonating = useIsImpersonating();
  const current = withoutPrefix(useLocation().pathname).replace(/\/$/, '');
  return (
    <nav aria-label={t('nav.label')} className="min-w-0 lg:w-58 lg:shrink-0">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
        {codesPage
          .filter(({ path }) => !(isImpersonating && path === '/profile-edit/email'))
          .map(({ path, word }) => (
            <li key={path}>
              <Link
                href={path}
                aria-current={path === current ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-ctl border border-line px-4 font-medium whitespace-nowrap text-ink no-underline hover:bg-tint aria-[current]:border-transparent aria-[current]:bg-tint2 aria-[current]:font-semibold aria-[current]:text-link lg:border-transparent"
              >
                {t(word)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export function AccountLayout({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-6 lg:flex-row lg:gap-16">
      <Places />
      <div className="min-w-0 flex-1">
        <h1 className="t-h1">{title}</h1>
        {lead && <p className="mt-2 max-w-[31em] text-soft">{lead}</p>}
        <div className="mt-8 grid max-w-form gap-10">{children}</div>
      </div>
    </div>
  );
}
