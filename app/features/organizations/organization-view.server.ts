/** What the page of one organisation shows of its record: in the reader's language, its text cleaned once more. */
import type { Locale } from '#contract/locales.ts';
import { inOrderOfWeek } from '#contract/opening-hours.ts';
import type { organizations } from '#contract/organizations.ts';
import type { SafeHtml } from '#contract/rich-text/sanitize.ts';
import type { RecordOf } from '#app/api/record.ts';
import { summariesOf } from '#app/features/vacancies/components/summary.ts';
import { nameIn } from './activities.server.ts';
import { htmlOf, plainText } from './components/stored-text.ts';

export const viewIncludes = [
  'address',
  'profile',
  'profile.nonProfitType',
  'activities',
  'vacancies',
] as const;
export type OrganizationRecord = RecordOf<typeof organizations, (typeof viewIncludes)[number]>;

/** One short text is an introduction; a longer one is read below it. */
const leadLength = 320;

function storyOf(description: string | null): { lead: string | null; html: SafeHtml | null } {
  if (!description) return { lead: null, html: null };
  const isPlain = !/<(?!\/?p\b)/.test(description) && (description.match(/<p\b/g) ?? []).length <= 1;
  const text = plainText(description, leadLength + 1) ?? '';
  return isPlain && text.length <= leadLength
    ? { lead: text, html: null }
    : { lead: null, html: htmlOf(description) };
}

const streetOf = ({ address }: OrganizationRecord) =>
  [address?.street, address?.houseNumber].filter(Boolean).join(' ') || null;

/** How it can be reached; what is not public did not come along. */
const contactOf = (organization: OrganizationRecord) => ({
  street: streetOf(organization),
  place: [organization.address?.postcode, organization.address?.city].filter(Boolean).join(' ') || null,
  lat: organization.lat,
  lon: organization.lon,
  phoneNumber: organization.phoneNumber,
  email: organization.email,
  website: organization.website,
  socialLinks: organization.socialLinks,
  openingHours: inOrderOfWeek(organization.openingHours),
  openingNote: organization.openingNote,
});

/** What only its own people and the centre read. */
const insideOf = (organization: OrganizationRecord) => ({
  status: organization.status,
  deniedReason: organization.deniedReason,
  rsin: organization.rsin,
  isHidden: {
    phone: organization.phoneNumber !== null && !organization.phoneNumberVisible,
    email: organization.email !== null && !organization.emailVisible,
  },
});

export function organizationView(organization: OrganizationRecord, locale: Locale) {
  const { description, activities, profile } = organization;
  const kind = profile?.nonProfitType;
  return {
    id: organization.id,
    type: organization.organizationType,
    name: organization.name,
    ...storyOf(description),
    /** Organisations write in Dutch: elsewhere their text is marked as such. */
    lang: locale === 'nl' ? undefined : 'nl',
    logo: organization.logo,
    coverImage: organization.coverImage,
    chamberOfCommerceNumber: organization.chamberOfCommerceNumber,
    kind: kind ? nameIn(locale, kind) : null,
    activities: activities.map((activity) => nameIn(locale, activity)),
    approvedAt: organization.approvedAt,
    ...contactOf(organization),
    vacancies: summariesOf(organization.vacancies),
    inside: organization.can.update ? insideOf(organization) : null,
  };
}

export type OrganizationView = ReturnType<typeof organizationView>;
