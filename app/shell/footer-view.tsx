/** The footer as it is drawn: on every page with what the centre has saved, in the settings with what is being typed. */
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { centerWords } from '#contract/center-name.ts';
import type { FooterColumn } from '#contract/site-menus.ts';
import { askPath } from '#contract/public-pages.ts';
import { yearOf } from '#app/i18n/format.ts';
import { useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { CenterMark } from '#app/shell/center-mark.tsx';
import { FooterColumns, quiet } from '#app/shell/footer-columns.tsx';
import { OpenHours, SocialNetworks } from '#app/shell/footer-hours.tsx';
import type { CenterProfile, FrameTheme } from '#app/shell/frame.ts';
import { LegalLinks } from '#app/shell/legal-links.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { Link } from '#app/ui/link.tsx';
import { telephone } from '#app/ui/telephone.ts';

interface PartProps {
  profile: CenterProfile;
  variant: FrameTheme['footer']['variant'];
}

/** Telephone, address for mail, and the form to ask something. */
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
          <Mail aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0">
            <Breakable>{email}</Breakable>
          </span>
        </a>
      )}
      <Link href={askPath} className={row}>
        <MessageCircle aria-hidden className="size-5" />
        {t('footer.ask')}
      </Link>
    </div>
  );
}

/** What the centre wrote for here; without that its one sentence, for which there is no room in one row. */
function useAboutText({ profile, variant }: PartProps) {
  const locale = useLocale();
  const own = centerWords(locale, profile.footerText, profile.footerTextEn);
  if (own || variant === 'compact') return own;
  return centerWords(locale, profile.tagline, profile.taglineEn);
}

/** Help is at the same place on every page: first in the footer, after name and address, in Dutch where a centre has no English. */
function About({ name, profile, variant }: PartProps & { name: string }) {
  const address = centerWords(useLocale(), profile.address, profile.addressEn);
  const text = useAboutText({ profile, variant });
  const isCompact = variant === 'compact';
  const lines = `whitespace-pre-line text-onbandsoft ${isCompact ? 't-sm' : 'mt-2'}`;
  return (
    <div className={variant === 'centered' ? 'flex max-w-lead flex-col items-center' : 'max-w-lead min-w-0'}>
      <p className="flex items-center gap-3 head t-h4">
        {!profile.websiteLogoUrl && <CenterMark name={name} on="band" className="size-9" />}
        <span className="min-w-0 hyphens-auto">{name}</span>
      </p>
      {text && (
        <p lang={text.language} className={lines}>
          {text.text}
        </p>
      )}
      {address && (
        <p lang={address.language} className={lines}>
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

// By the room that it has rather than by the window: in the settings it stands beside its own form.
const beside = 'grid grid-cols-1 gap-10 @min-[40rem]:grid-cols-2';
const inOneRow =
  '@min-[64rem]:auto-cols-fr @min-[64rem]:grid-flow-col @min-[64rem]:grid-cols-[minmax(15rem,1.3fr)]';
/** Three columns fit beside the centre itself and its marks; more of them make rows of about as many. */
const rowsFor = (count: number) =>
  count <= 3 ? inOneRow : count === 4 ? '@min-[64rem]:grid-cols-3' : '@min-[64rem]:grid-cols-4';

const layoutFor = ({ variant, columns }: Pick<FooterViewProps, 'variant' | 'columns'>) =>
  ({
    columns: `${beside} ${rowsFor(columns.length)}`,
    compact: 'flex flex-wrap items-center justify-between gap-x-12 gap-y-4',
    centered: 'flex flex-col items-center gap-8 text-center',
  })[variant];

interface FooterViewProps extends PartProps {
  /** Of the centre, as the site is called. */
  name: string;
  columns: readonly FooterColumn[];
  /** The one that is being edited, counted from 0. */
  outlined?: number;
  /** Behind the legal links, at a centre that counts its visits. */
  cookies?: ReactNode;
}

/** In the variant of the centre. What every site has to tell about itself is always there. */
export function FooterView({ name, profile, variant, columns, outlined, cookies }: FooterViewProps) {
  const year = yearOf(useNow());
  const isCompact = variant === 'compact';
  return (
    <div className={`wrap [overflow-wrap:anywhere] ${isCompact ? 'py-8' : 'py-12 @min-[64rem]:py-16'}`}>
      <div className={layoutFor({ variant, columns })}>
        <About name={name} profile={profile} variant={variant} />
        <FooterColumns columns={columns} variant={variant} outlined={outlined} />
        <Marks profile={profile} variant={variant} />
      </div>
      <div
        className={`${isCompact ? 'mt-6' : 'mt-10'} flex flex-wrap items-center gap-x-6 border-t border-bandline pt-6 t-sm text-onbandsoft ${variant === 'centered' ? 'justify-center' : ''}`}
      >
        <p>
          © {year} {name}
        </p>
        <LegalLinks className="inline-flex min-h-11 items-center underline hover:no-underline" />
        {cookies}
      </div>
    </div>
  );
}
