import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { yearOf } from '#app/i18n/format.ts';
import { useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { CookiesButton } from '#app/shell/cookies-button.tsx';
import { siteName, useFrame, type CenterProfile } from '#app/shell/frame.ts';
import { Link } from '#app/ui/link.tsx';

const quiet = 'text-onband no-underline hover:underline';

/** Help stands at the same place on every page: first in the footer, after name and address. */
function About({ profile, isCentered }: { profile: CenterProfile; isCentered: boolean }) {
  const t = useWords('shell');
  const { address, phoneNumber, email, tagline } = profile;
  const row = `flex min-h-11 items-center gap-2 font-semibold ${quiet} ${isCentered ? 'justify-center' : ''}`;
  return (
    <div className="max-w-lead">
      <p className="head t-h4">{siteName(useFrame())}</p>
      {tagline && <p className="mt-2 text-onbandsoft">{tagline}</p>}
      {address && <p className="mt-2 whitespace-pre-line text-onbandsoft">{address}</p>}
      {phoneNumber && (
        <a href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`} className={row}>
          <Phone aria-hidden className="size-5" />
          <span className="sr-only">{t('footer.call', { number: phoneNumber })}</span>
          <span aria-hidden="true">{phoneNumber}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={row}>
          <Mail aria-hidden className="size-5" />
          {email}
        </a>
      )}
    </div>
  );
}

function Columns({ profile }: { profile: CenterProfile }) {
  const isEnglish = useLocale() === 'en';
  return profile.footerColumns.map((column) => (
    <div key={column.title}>
      <h2 className="t-h4">{(isEnglish && column.titleEn) || column.title}</h2>
      <ul className="mt-2">
        {column.links.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <Link href={link.href} className={`inline-flex min-h-11 items-center ${quiet}`}>
              {(isEnglish && link.labelEn) || link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

// The marks keep their own colours on white in both modes (ui.md, section 4).
const plate = 'grid h-14 w-20 place-content-center rounded-tag bg-plate text-center leading-tight';

/** ANBI and NOV plates, and the numbers that go with them. */
function Marks({ profile, isCentered }: { profile: CenterProfile; isCentered: boolean }) {
  const t = useWords('shell');
  const { showAnbiLogo, showNovLogo, chamberOfCommerceNumber: kvk, rsin } = profile;
  if (!showAnbiLogo && !showNovLogo && !kvk && !rsin) return null;
  return (
    <div>
      <h2 className="t-h4">{t('footer.marks')}</h2>
      <div className={`mt-3 flex flex-wrap gap-3 empty:hidden ${isCentered ? 'justify-center' : ''}`}>
        {showAnbiLogo && (
          <p className={`${plate} text-anbi`}>
            <strong>{t('footer.anbiName')}</strong>
            <span className="t-xs">{t('footer.anbi')}</span>
          </p>
        )}
        {showNovLogo && (
          <p className={`${plate} text-nov`}>
            <strong>{t('footer.novName')}</strong>
            <span className="t-xs">{t('footer.nov')}</span>
          </p>
        )}
      </div>
      <p className="mt-3 t-sm text-onbandsoft">
        {[rsin && t('footer.rsin', { number: rsin }), kvk && t('footer.chamberOfCommerce', { number: kvk })]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}

const layouts = {
  columns: 'grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1fr]',
  compact: 'flex flex-wrap items-start justify-between gap-x-16 gap-y-8',
  centered: 'flex flex-col items-center gap-8 text-center',
};

/** In the variant of the centre; the columns are its own data. */
export function Footer() {
  const t = useWords('shell');
  const frame = useFrame();
  const year = yearOf(useNow());
  if (!frame) return null;
  const { profile } = frame;
  const { variant } = frame.theme.footer;
  const isCentered = variant === 'centered';
  return (
    <footer aria-label={t('footer.label')} className="bg-band text-onband">
      <div className="wrap py-12 lg:py-16">
        <div className={layouts[variant]}>
          <About profile={profile} isCentered={isCentered} />
          <Columns profile={profile} />
          <Marks profile={profile} isCentered={isCentered} />
        </div>
        <div
          className={`mt-10 flex flex-wrap items-center gap-x-6 border-t border-bandline pt-6 t-sm text-onbandsoft ${isCentered ? 'justify-center' : ''}`}
        >
          <p>
            © {year} {siteName(frame)}
          </p>
          {frame.analytics && <CookiesButton />}
        </div>
      </div>
    </footer>
  );
}
