/** Everything that the page of one organisation shows, in one call. */
import { redirect } from 'react-router';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { dialled } from '#contract/dialled-number.ts';
import type { organizations } from '#contract/organizations.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { summaryFields } from '#app/features/vacancies/components/summary.ts';
import { mergedIntoOf } from '#app/api/api-error.ts';
import { inLanguageOf, inLocale } from '#app/shell/locale-path.ts';
import { addressesOf } from '#app/shell/page-head.ts';
import type { PageHead } from '#app/shell/screen.ts';
import {
  viewIncludes,
  organizationView,
  type OrganizationRecord,
  type OrganizationView,
} from './organization-view.server.ts';
import { plainText } from './components/stored-text.ts';

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
function jsonLdOf(view: OrganizationView, url: string, origin: string, text: string | undefined): object {
  const kinds = { School: 'School', VolunteerCenter: 'NGO', NonProfit: 'NGO' } as const;
  return {
    '@context': 'https://schema.org',
    '@type': kinds[view.type],
    name: view.name,
    description: text,
    url: view.website ?? url,
    logo: view.logo ? `${origin}${view.logo.url}` : undefined,
    image: view.coverImage ? `${origin}${view.coverImage.url}` : undefined,
    telephone: view.inside || view.phoneNumber === null ? undefined : dialled(view.phoneNumber),
    email: view.inside ? undefined : (view.email ?? undefined),
    sameAs: view.socialLinks.map((link) => link.url),
    address: view.street
      ? {
          '@type': 'PostalAddress',
          streetAddress: view.street,
          addressLocality: view.place,
          addressCountry: 'NL',
        }
      : undefined,
    geo:
      view.lat === null ? undefined : { '@type': 'GeoCoordinates', latitude: view.lat, longitude: view.lon },
    openingHoursSpecification: view.openingHours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${schemaDays[day]}`,
      opens,
      // An earlier time than it opens is of the day after there too; a whole day is written so.
      closes: closes === opens ? '23:59' : closes,
    })),
  };
}

/** As long as search engines show. */
const longestDescription = 160;

function headOf(
  { origin, locale, localeStrategy }: Pick<Page, 'origin' | 'locale' | 'localeStrategy'>,
  record: OrganizationRecord,
  view: OrganizationView,
): PageHead {
  const { canonical } = addressesOf(origin, inLocale(locale, `/organizations/${view.id}`), localeStrategy);
  const description = plainText(record.description, longestDescription);
  const isPublic = record.status === 'approved';
  return {
    title: view.name,
    description,
    image: view.coverImage?.url ?? view.logo?.url,
    jsonLd: isPublic ? jsonLdOf(view, canonical, origin, description) : undefined,
    isHidden: !isPublic,
  };
}

/** One that became part of another leads there for good. */
function followMerged(thrown: unknown, { pathname }: URL): never {
  const stays = mergedIntoOf(thrown);
  throw stays === undefined ? thrown : redirect(inLanguageOf(pathname, `/organizations/${stays}`), 301);
}

/** What who looks after it reads besides: nobody else gets anything of it. */
const caredIncludes = [...viewIncludes, 'members', 'latestEvents', 'notes'] as const;
const names = ['nameNl', 'nameEn'];
const fields = {
  ...summaryFields,
  activity_types: names,
  non_profit_types: names,
  users: ['fullName', 'email', 'status'],
};
export type CaredRecord = RecordOf<typeof organizations, (typeof caredIncludes)[number]>;

export async function loadShow({ api, locale, actor, ...page }: Page, id: string, url: URL) {
  const include = actor.kind === 'anonymous' ? viewIncludes : caredIncludes;
  const record: CaredRecord = await api
    .one(organizationCalls.show, { params: { id }, include, fields })
    .catch((thrown: unknown) => followMerged(thrown, url));
  const organization = organizationView(record, locale);
  const head = headOf({ ...page, locale }, record, organization);
  return { record, shown: { head, organization, can: record.can, isStaff: record.can.judge } };
}
