import { yearOf } from '#app/i18n/format.ts';
import { useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { CookiesButton } from '#app/shell/cookies-button.tsx';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { LegalLinks } from '#app/shell/legal-links.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { Link } from '#app/ui/link.tsx';
import { telephone } from '#app/ui/telephone.ts';

const quiet = 'inline-flex min-h-11 items-center text-soft underline-offset-2 hover:text-ink hover:underline';

/** The rest stands beside them there. */
const inOneLine = ['privacy', 'accessibility'] as const;

/** One line: whose site it is, and where help is, at the same place as for visitors. */
export function StaffFooter() {
  const t = useWords('shell');
  const frame = useFrame();
  const year = yearOf(useNow());
  if (!frame) return null;
  const { phoneNumber, email } = frame.profile;
  return (
    <footer
      aria-label={t('footer.label')}
      className="flex min-h-14 flex-wrap items-center gap-x-4 border-t border-line px-4 t-sm text-soft sm:px-6 lg:px-8 print:hidden"
    >
      <p className="me-auto">
        © {year} {siteName(frame)}
      </p>
      {phoneNumber && (
        <a href={telephone(phoneNumber)} className={quiet}>
          {t('footer.call', { number: phoneNumber })}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`min-w-0 ${quiet}`}>
          <span className="min-w-0">
            <Breakable>{email}</Breakable>
          </span>
        </a>
      )}
      <Link href="/volunteerly/changelog" className={quiet}>
        {t('own.news')}
      </Link>
      <LegalLinks names={inOneLine} className={quiet} />
      {frame.analytics && <CookiesButton />}
    </footer>
  );
}
