/** How a centre shows itself in its mails. */
import { centerName, centerWords } from '#contract/center-name.ts';
import { topicOfMail } from '#contract/contact-people.ts';
import { themeDefaults } from '#contract/theme.ts';
import { themeColours, type ThemeConfig } from '#contract/theme-colours.ts';
import type { Locale } from '#contract/locales.ts';
import type { CenterBranding } from '#server/mail/frame.ts';
import { mailPalette } from '#server/mail/mail-colours.ts';
import type { Sender } from '#server/mail/transport.ts';
import type { Center, CenterDirectory } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { answerAddressOf } from '#server/features/contact-people/queries.ts';
import { centerProfile, type ProfileRow } from './queries.ts';

function namesOf(center: Center, profile: ProfileRow | undefined): Record<Locale, string> {
  const named = { name: center.name, appName: center.configuredAppName, profile: profile ?? null };
  return { nl: centerName(named, 'nl'), en: centerName(named, 'en') };
}

/** The name of the centre of the scope, by language. */
export const centerNames = async (scope: TenantScope, center: Center): Promise<Record<Locale, string>> =>
  namesOf(center, await centerProfile(scope));

/** What of the centre of the scope stands in its footer and under its mails; `origin` is its site, as links in mails have it. */
export async function mailBranding(
  scope: TenantScope,
  center: Center,
  origin: string,
): Promise<CenterBranding> {
  const profile = await centerProfile(scope);
  const wordsIn = (locale: Locale) => ({
    text: centerWords(locale, profile?.footerText ?? null, profile?.footerTextEn ?? null)?.text ?? null,
    address: centerWords(locale, profile?.address ?? null, profile?.addressEn ?? null)?.text ?? null,
  });
  // What was stored is older than the code that reads it.
  const theme = (profile?.theme ?? {}) as ThemeConfig;
  return {
    names: namesOf(center, profile),
    foot: { nl: wordsIn('nl'), en: wordsIn('en') },
    phone: profile?.phoneNumber ?? null,
    email: profile?.email ?? null,
    origin,
    colours: mailPalette(themeColours(theme)),
    isRounded: (theme.shape ?? themeDefaults.shape) === 'rounded',
    hasLogo: Boolean(profile?.websiteLogoUrl),
  };
}

/** The centre itself writes, under the name that it chose; the answers read who answers for what the mail is about, else the centre. */
export const mailSender =
  ({ centers }: { centers: CenterDirectory }) =>
  async (scope: TenantScope, locale: Locale, template: string): Promise<Sender> => {
    const known = () => centers.byId(scope.centerId);
    // Opened a moment ago, perhaps by another process.
    if (!known()) await centers.refresh();
    const center = known();
    if (!center) throw new Error('A mail of a centre that is not there.');
    const profile = await centerProfile(scope);
    const topic = topicOfMail(template);
    const reader = topic && (await answerAddressOf(scope, topic));
    return {
      name: profile?.mailName ?? namesOf(center, profile)[locale],
      replyTo: reader ?? profile?.mailReplyTo ?? profile?.email ?? null,
    };
  };
