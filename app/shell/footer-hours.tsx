import { openDays } from '#contract/open-days.ts';
import type { SocialLink } from '#contract/organization-fields.ts';
import { days as week, type Day } from '#contract/schedule.ts';
import { clock, endClock, shortWeekday } from '#app/i18n/format.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { quiet } from '#app/shell/footer-columns.tsx';
import type { CenterProfile, FrameTheme } from '#app/shell/frame.ts';

interface PartProps {
  profile: CenterProfile;
  variant: FrameTheme['footer']['variant'];
}

/** When one can come in, in as few lines as it takes. */
export function OpenHours({ profile: { openingHours } }: Pick<PartProps, 'profile'>) {
  const t = useWords('shell');
  const locale = useLocale();
  const weekday = (day: Day) => shortWeekday(locale, week.indexOf(day));
  return openDays(openingHours).map(({ from, to, opens, closes }) => (
    <p key={`${from} ${opens}`} className="t-sm text-onbandsoft">
      {t('footer.times', {
        days: from === to ? weekday(from) : t('footer.days', { from: weekday(from), to: weekday(to) }),
        opens: clock(locale, opens),
        closes: endClock(locale, closes),
      })}
    </p>
  ));
}

/** As they are called in any language. */
const socialNames: Partial<Record<SocialLink['network'], string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
  tiktok: 'TikTok',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
};
/** A network by its name; any other by its host. */
const nameOf = ({ network, url }: SocialLink) => socialNames[network] ?? new URL(url).hostname;

/** Where else the centre is to be found. */
export function SocialNetworks({ profile: { socialLinks }, variant }: PartProps) {
  const t = useWords('shell');
  if (socialLinks.length === 0) return null;
  return (
    <ul
      aria-label={t('footer.social')}
      className={`flex flex-wrap gap-x-6 ${variant === 'centered' ? 'justify-center' : ''}`}
    >
      {socialLinks.map((link) => (
        <li key={link.url}>
          <a href={link.url} className={`inline-flex min-h-11 items-center ${quiet}`}>
            {nameOf(link)}
          </a>
        </li>
      ))}
    </ul>
  );
}
