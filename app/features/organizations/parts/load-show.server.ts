/** Everything that the page of one organisation shows, asked at once. */
import { redirect } from 'react-router';
import { organizationCalls } from '#contract/calls/organizations.ts';
import type { Page } from '#app/api/page-context.ts';
import { summaryFields } from '#app/features/vacancies/parts/summary.ts';
import { mergedIntoOf } from '#app/api/api-error.ts';
import { inLanguageOf, inLocale } from '#app/shell/locale-path.ts';
import { addressesOf } from '#app/shell/page-head.ts';
import type { PageHead } from '#app/shell/screen.ts';
import { loadActivities } from './activities.server.ts';
import { judges } from './load-form.server.ts';
import {
  plainText,
  shownIncludes,
  shownOrganization,
  type OrganizationRecord,
  type ShownOrganization,
} from './shown-organization.server.ts';

const schemaDays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

/** schema.org, for an organisation that everybody knows. */
function jsonLdOf(shown: ShownOrganization, url: string, origin: string, text: string | undefined): object {
  const kinds = { School: 'School', VolunteerCenter: 'NGO', NonProfit: 'NGO' } as const;
  return {
    '@context': 'https://schema.org',
    '@type': kinds[shown.type],
    name: shown.name,
    description: text,
    url: shown.website ?? url,
    logo: shown.logo ? `${origin}${shown.logo.url}` : undefined,
    image: shown.coverImage ? `${origin}${shown.coverImage.url}` : undefined,
    telephone: shown.inside ? undefined : (shown.phoneNumber ?? undefined),
    email: shown.inside ? undefined : (shown.email ?? undefined),
    sameAs: shown.socialLinks.map((link) => link.url),
    address: shown.street
      ? {
          '@type': 'PostalAddress',
          streetAddress: shown.street,
          addressLocality: shown.place,
          addressCountry: 'NL',
        }
      : undefined,
    geo:
      shown.lat === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: shown.lat, longitude: shown.lon },
    openingHoursSpecification: shown.openingHours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${schemaDays[day]}`,
      opens,
      closes,
    })),
  };
}

/** As long as search engines show. */
const longestDescription = 160;

function headOf(
  { origin, locale, localeStrategy }: Page,
  record: OrganizationRecord,
  shown: ShownOrganization,
): PageHead {
  const { canonical } = addressesOf(origin, inLocale(locale, `/organizations/${shown.id}`), localeStrategy);
  const description = plainText(record.description, longestDescription);
  const isPublic = record.status === 'approved';
  return {
    title: shown.name,
    description,
    image: shown.coverImage?.url ?? shown.logo?.url,
    jsonLd: isPublic ? jsonLdOf(shown, canonical, origin, description) : undefined,
    isHidden: !isPublic,
  };
}

/** One that became part of another leads there for good. */
function followMerged(thrown: unknown, { pathname }: URL): never {
  const stays = mergedIntoOf(thrown);
  throw stays === undefined ? thrown : redirect(inLanguageOf(pathname, `/organizations/${stays}`), 301);
}

export async function loadShow(page: Page, id: string, url: URL) {
  const { api, locale } = page;
  const [record, tree] = await Promise.all([
    api
      .one(organizationCalls.show, { params: { id }, include: shownIncludes, fields: summaryFields })
      .catch((thrown: unknown) => followMerged(thrown, url)),
    loadActivities(api),
  ]);
  const organization = shownOrganization(record, tree, locale);
  return { head: headOf(page, record, organization), organization, can: record.can, isStaff: judges(page) };
}
