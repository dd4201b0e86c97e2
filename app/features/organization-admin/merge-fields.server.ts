/** What is in each field of an organisation, in words that can be put beside those of another. */
import { type Logo, logoOf } from '#app/ui/logo-ground.ts';
import type { Locale } from '#contract/locales.ts';
import { inOrderOfWeek } from '#contract/opening-hours.ts';
import type { MergeField } from '#contract/organization-merging.ts';
import type { organizations } from '#contract/organizations.ts';
import type { RecordOf } from '#app/api/record.ts';
import { nameIn } from '#app/features/organizations/activities.server.ts';
import { clock, endClock } from '#app/i18n/format.ts';
import { plainText } from '#app/features/organizations/components/stored-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

/** Both null is nothing. A text may have lines. */
export interface FieldView {
  text: string | null;
  picture: Logo | null;
}

export const comparedIncludes = ['address', 'profile', 'profile.nonProfitType', 'activities'] as const;
export type Compared = RecordOf<typeof organizations, (typeof comparedIncludes)[number]>;

/** Enough to tell one from the other. */
const mostWords = 600;

const text = (value: string | null | undefined): FieldView => ({ text: value || null, picture: null });
const lines = (values: readonly (string | null | undefined | false)[]) =>
  text(values.filter(Boolean).join('\n'));
const picture = (value: Logo | null): FieldView => ({ text: null, picture: logoOf(value) });

export function fieldViews(
  locale: Locale,
  { address, profile, ...one }: Compared,
): Record<MergeField, FieldView> {
  const t = wordsOf(locale, 'organization-admin');
  const say = wordsOf(locale, 'organizations');
  const seen = (value: string | null, isVisible: boolean) =>
    value === null ? text(null) : lines([value, t(isVisible ? 'merge.public' : 'merge.hidden')]);
  return {
    name: text(one.name),
    organization_type: text(say(`types.${one.organizationType}`)),
    chamber_of_commerce_number: text(one.chamberOfCommerceNumber),
    rsin: text(one.rsin),
    description: text(plainText(one.description, mostWords)),
    address: lines([
      [address?.street, address?.houseNumber].filter(Boolean).join(' '),
      [address?.postcode, address?.city].filter(Boolean).join(' '),
    ]),
    email: seen(one.email, one.emailVisible),
    phone_number: seen(one.phoneNumber, one.phoneNumberVisible),
    website: text(one.website),
    social_links: lines(one.socialLinks.map(({ url }) => url)),
    opening_hours: lines(
      inOrderOfWeek(one.openingHours).map(
        ({ day, opens, closes }) =>
          `${say(`days.${day}`)} ${say('show.fromTo', { from: clock(locale, opens), to: endClock(locale, closes) })}`,
      ),
    ),
    opening_note: text(one.openingNote),
    logo: picture(one.logo),
    cover_image: picture(one.coverImage),
    non_profit_type: text(profile?.nonProfitType && nameIn(locale, profile.nonProfitType)),
    activity_types: lines(one.activities.map((activity) => nameIn(locale, activity))),
    show_on_social_map: text(profile ? t(profile.showOnSocialMap ? 'merge.yes' : 'merge.no') : null),
  };
}
