/** What search engines and shared links are told of a vacancy. */
import type { PageHead } from '#app/shell/screen.ts';
import type { DescriptionBlock } from './description-blocks.server.ts';
import type { ShownVacancy, VacancyRecord } from './shown-vacancy.server.ts';

/** As long as search engines show. */
const longestDescription = 160;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** Search engines want the text of a job as HTML; ours is plain text and stays so inside the tags. */
function htmlOf(blocks: readonly DescriptionBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list')
        return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
      if (block.kind === 'facts')
        return `<ul>${block.items.map((item) => `<li>${escaped(`${item.label}: ${item.text}`)}</li>`).join('')}</ul>`;
      return `<p>${escaped(block.text)}</p>`;
    })
    .join('');
}

function placeOf({ isRemote, street, postcode, city }: ShownVacancy): object {
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
        streetAddress: street ?? undefined,
        postalCode: postcode ?? undefined,
        addressLocality: city ?? undefined,
        addressCountry: 'NL',
      },
    },
  };
}

/** schema.org/JobPosting, for ones that one can apply to: others may not be offered as a job. */
function jobPosting(record: VacancyRecord, shown: ShownVacancy, url: string): object | undefined {
  if (shown.state !== 'open') return undefined;
  const blocks = shown.description?.blocks ?? [
    { kind: 'paragraph' as const, text: shown.summary?.text ?? shown.title.text },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: shown.title.text,
    description: htmlOf(blocks),
    identifier: { '@type': 'PropertyValue', name: shown.organizationName, value: shown.id },
    url,
    employmentType: 'VOLUNTEER',
    datePosted: (record.publishedAt ?? record.createdAt).slice(0, 10),
    validThrough: shown.expiresAt ?? undefined,
    hiringOrganization: { '@type': 'Organization', name: shown.organizationName },
    directApply: true,
    ...placeOf(shown),
  };
}

/** `url` is the page's own address without what was asked for in it. */
export function headOf(record: VacancyRecord, shown: ShownVacancy, url: string): PageHead {
  const text = shown.summary?.text ?? record.description?.replaceAll(/\s+/g, ' ');
  return {
    title: shown.title.text,
    description:
      text && (text.length > longestDescription ? `${text.slice(0, longestDescription - 1)}…` : text),
    image: shown.image?.url,
    jsonLd: jobPosting(record, shown, url),
    isHidden: shown.state === 'draft' || shown.state === 'archived',
  };
}
