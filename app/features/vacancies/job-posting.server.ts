/** What search engines and shared links are told of a vacancy. */
import { shortened } from '#contract/cut-text.ts';
import type { Locale } from '#contract/locales.ts';
import { sharePictureOf } from '#contract/share-picture.ts';
import type { PageHead } from '#app/shell/screen.ts';
import { isoDay } from '#app/i18n/format.ts';
import { plainText } from '#app/features/organizations/components/stored-text.ts';
import { openUntil } from './components/view/open-until.ts';
import type { VacancyView, VacancyRecord } from './components/view/vacancy-view.ts';

/** As long as search engines show. */
const longestDescription = 160;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Search engines want the text of a job as HTML. */
function htmlOf({ description, summary, title }: VacancyView): string {
  if (!description) return `<p>${escaped(summary?.text ?? title.text)}</p>`;
  return description.parts
    .map((part) => {
      if (part.kind === 'text') return part.html;
      return `<ul>${part.items.map(({ label, html }) => `<li>${label}: ${html}</li>`).join('')}</ul>`;
    })
    .join('');
}

/** Of private help no nearer than the neighbourhood, also on the page of who manages it: what reads this keeps it. */
function placeOf({ isRemote, isPrivate, street, postcode, city }: VacancyView): object {
  if (isRemote) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'NL' },
    };
  }
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: (!isPrivate && street) || undefined,
        postalCode: (isPrivate ? postcode?.slice(0, 4) : postcode) ?? undefined,
        addressLocality: city ?? undefined,
        addressCountry: 'NL',
      },
    },
  };
}

/** schema.org/JobPosting, for ones that one can apply to: others may not be offered as a job. */
function jobPosting(record: VacancyRecord, view: VacancyView, url: string): object | undefined {
  if (view.state !== 'open') return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: view.title.text,
    description: htmlOf(view),
    identifier: { '@type': 'PropertyValue', name: view.organizationName, value: view.id },
    url,
    employmentType: 'VOLUNTEER',
    datePosted: isoDay(record.publishedAt ?? record.createdAt),
    validThrough: openUntil(view) ?? undefined,
    hiringOrganization: { '@type': 'Organization', name: view.organizationName },
    directApply: true,
    ...placeOf(view),
  };
}

/** `url` is the page's own address without what was asked for in it. */
export function headOf(
  record: VacancyRecord,
  view: VacancyView,
  { url, locale }: { url: string; locale: Locale },
): PageHead {
  const text = view.summary?.text ?? plainText(htmlOf(view), longestDescription);
  return {
    title: view.title.text,
    description: text && shortened(text, longestDescription),
    // A drawing is of a kind that messages do not show.
    image: view.images.length > 0 ? view.image?.url : sharePictureOf('vacancies', record.id, locale),
    jsonLd: jobPosting(record, view, url),
    isHidden: view.state === 'draft' || view.state === 'archived',
  };
}
