import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { centerWords } from '#contract/center-name.ts';
import { yearOf } from '#app/i18n/format.ts';
import { useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { CenterMark } from '#app/shell/center-mark.tsx';
import { CookiesButton } from '#app/shell/cookies-button.tsx';
import { FooterColumns, quiet } from '#app/shell/footer-columns.tsx';
import { OpenHours, SocialNetworks } from '#app/shell/footer-hours.tsx';
import { siteName, useFrame, type CenterProfile, type FrameTheme } from '#app/shell/frame.ts';
import { LegalLinks } from '#app/shell/legal-links.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { telephone } from '#app/ui/telephone.ts';

type Variant = FrameTheme['footer']['variant'];
interface PartProps {
  profile: CenterProfile;
  variant: Variant;
}

/** Telephone and address for mail. */
function Help({ profile: { phoneNumber, email }, variant }: PartProps) {
  const t = useWords('shell');
  const row = `flex min-h-11 items-center gap-2 font-semibold ${quiet}`;
  return (
    <div
      className={
        variant === 'columns'
          ? ''
          : `flex flex-wrap gap-x-6 empty:hidden ${variant === 'centered' ? 'justify-center' : ''}`
      }
    >
      {phoneNumber && (
        <a href={telephone(phoneNumber)} className={row}>
          <Phone aria-hidden className="size-5" />
          <span className="sr-only">{t('footer.call', { number: phoneNumber })}</span>
          <span aria-hidden="true">{phoneNumber}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={row}>
          <Mail aria-hidden className="size-5" />
          <span className="min-w-0">
            <Breakable>{email}</Breakable>
          </span>
        </a>
      )}
    </div>
  );
}

/** Help is at the same place on every page: first in the footer, after name and address, in Dutch where a centre has no English. */
function About({ profile, variant }: PartProps) {
  const locale = useLocale();
  const address = centerWords(locale, profile.address, profile.addressEn);
  const tagline = centerWords(locale, profile.tagline, profile.taglineEn);
  const isCompact = variant === 'compact';
  return (
    <div className={variant === 'centered' ? 'flex max-w-lead flex-col items-center' : 'max-w-lead'}>
      <p className="flex items-center gap-3 head t-h4">
        {!profile.websiteLogoUrl && <CenterMark on="band" className="size-9" />}
        <span className="min-w-0">{siteName(useFrame())}</span>
      </p>
      {tagline && !isCompact && (
        <p lang={tagline.language} className="mt-2 text-onbandsoft">
          {tagline.text}
        </p>
      )}
      {address && (
        <p
          lang={address.language}
          className={`whitespace-pre-line text-onbandsoft ${isCompact ? 't-sm' : 'mt-2'}`}
        >
          {address.text}
        </p>
      )}
      <OpenHours profile={profile} />
      <Help profile={profile} variant={variant} />
      <SocialNetworks profile={profile} variant={variant} />
    </div>
  );
}

// The marks keep their own colours on white in both modes (ui.md, section 4).
const plate = 'grid h-14 min-w-20 place-content-center px-3 rounded-tag bg-plate text-center leading-tight';

/** ANBI and NOV plates, and the numbers that go with them. */
function Marks({ profile, variant }: PartProps) {
  const t = useWords('shell');
  const { showAnbiLogo, showNovLogo, chamberOfCommerceNumber: kvk, rsin } = profile;
  if (!showAnbiLogo && !showNovLogo && !kvk && !rsin) return null;
  return (
    <div>
      <h2 className={variant === 'columns' ? 't-h4' : 'sr-only'}>{t('footer.marks')}</h2>
      <div
        className={`flex flex-wrap gap-3 empty:hidden ${variant === 'columns' ? 'mt-3' : ''} ${variant === 'centered' ? 'justify-center' : ''}`}
      >
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
      <p className="mt-3 t-sm text-onbandsoft empty:hidden">
        {[rsin && t('footer.rsin', { number: rsin }), kvk && t('footer.chamberOfCommerce', { number: kvk })]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}

const layouts = {
  columns: 'grid gap-10 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.3fr]',
  compact: 'flex flex-wrap items-center justify-between gap-x-12 gap-y-4',
  centered: 'flex flex-col items-center gap-8 text-center',
};

/** In the variant of the centre; the columns are its own data. */
export default function Footer() {
  const t = useWords('shell');
  const frame = useFrame();
  const year = yearOf(useNow());
  if (!frame) return null;
  const { profile } = frame;
  const { variant } = frame.theme.footer;
  const isCentered = variant === 'centered';
  return (
    <footer aria-label={t('footer.label')} className="grow bg-band text-onband">
      <div className={`wrap ${variant === 'compact' ? 'py-8' : 'py-12 lg:py-16'}`}>
        <div className={layouts[variant]}>
          <About profile={profile} variant={variant} />
          <FooterColumns profile={profile} variant={variant} />
          <Marks profile={profile} variant={variant} />
        </div>
        <div
          className={`${variant === 'compact' ? 'mt-6' : 'mt-10'} flex flex-wrap items-center gap-x-6 border-t border-bandline pt-6 t-sm text-onbandsoft ${isCentered ? 'justify-center' : ''}`}
        >
          <p>
            © {year} {siteName(frame)}
          </p>
          <LegalLinks className="inline-flex min-h-11 items-center underline hover:no-underline" />
          {frame.analytics && <CookiesButton />}
        </div>
      </div>
    </footer>
  );
}
