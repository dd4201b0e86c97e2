/** The page stands by itself, without toolbar and footer: what it has in their place. */
import { useWords } from '#app/i18n/words.ts';
import { BrandPlace } from '#app/shell/brand.tsx';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { LanguageToggle } from '#app/shell/language-toggle.tsx';
import { LegalLinks } from '#app/shell/legal-links.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

export function SwitchHead() {
  return (
    <header className="border-b border-line bg-surface">
      <div className="wrap flex min-h-20 flex-wrap items-center justify-between gap-4 py-3">
        <BrandPlace />
        <LanguageToggle />
      </div>
    </header>
  );
}

/** Whoever does not find their place can tell somebody. */
export function PlaceMissing() {
  const t = useWords('center-places');
  const email = useFrame()?.profile.email;
  if (!email) return null;
  const subject = encodeURIComponent(t('switch.missingSubject'));
  return (
    <aside className="mt-12 flex flex-wrap items-center justify-between gap-5 rounded-card bg-warm p-6">
      <div className="min-w-0 max-w-reading">
        <h2 className="t-h4">{t('switch.missing')}</h2>
        <p className="mt-1">{t('switch.missingText')}</p>
      </div>
      <ButtonLink kind="line" href={`mailto:${email}?subject=${subject}`}>
        {t('switch.tellUs')}
      </ButtonLink>
    </aside>
  );
}

/** What is on this site itself; nothing of a site that is closed. */
export function SwitchFoot({ isOpen }: { isOpen: boolean }) {
  const t = useWords('center-places');
  const frame = useFrame();
  if (!isOpen) return null;
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-218 flex-wrap items-center justify-between gap-x-8 px-4 py-4 t-sm sm:px-6">
        {frame?.user === null && (
          <Link href="/auth/login-1" className={link}>
            {t('switch.signIn', { name: siteName(frame) })}
          </Link>
        )}
        <LegalLinks names={['privacy', 'accessibility']} className={`${link} me-6`} />
      </div>
    </footer>
  );
}
