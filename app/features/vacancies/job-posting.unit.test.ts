/** What search engines ask of a job, as Google's page on JobPosting has it (developers.google.com/search/docs/appearance/structured-data/job-posting). */
import { describe, expect, test } from 'vitest';
import { headOf } from './job-posting.server.ts';
import { vacancyView, type VacancyRecord } from './components/view/vacancy-view.ts';

const record = (over: object = {}) =>
  ({
    id: '0190c1e8-0000-7000-8000-000000000001',
    vacancyType: 'volunteering',
    title: 'Taalmaatje in Wezep',
    summary: 'Een uur in de week Nederlands oefenen',
    description:
      '<p>Je praat met iemand die <strong>Nederlands</strong> leert.</p><ul><li>Waar: thuis &amp; buiten</li><li>Wie: jij</li></ul>',
    status: 'published',
    isOpen: true,
    can: { apply: true },
    categories: [],
    targetGroups: [],
    images: [],
    organization: null,
    organizationName: 'De Speeltuin',
    isRemote: false,
    street: 'Houtwerf',
    houseNumber: '3',
    postcode: '8091 AB',
    city: 'Wezep',
    publishedAt: '2026-11-24T09:00:00.000Z',
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2027-02-24T09:00:00.000Z',
    positionsLeft: null,
    ...over,
  }) as unknown as VacancyRecord;

const posting = (over: object = {}) => {
  const one = record(over);
  const url = 'https://vrijwilligers.example/vacancies/1';
  // As it stands in the page.
  return JSON.parse(
    JSON.stringify(headOf(one, vacancyView(one, 'nl'), { url, locale: 'nl' }).jsonLd ?? null),
  );
};

describe('an open vacancy', () => {
  test.each([
    ['2026-11-30T23:15:00.000Z', '2026-12-01'],
    ['2026-07-14T22:30:00.000Z', '2026-07-15'],
    ['2026-10-25T22:50:00.000Z', '2026-10-25'],
  ])('was posted on the day that it was here: %s', (publishedAt, day) =>
    expect(posting({ publishedAt })).toMatchObject({ datePosted: day }),
  );

  test('holds until its deadline, or the last day of the work before that', () => {
    expect(posting().validThrough).toBe('2027-02-24T09:00:00.000Z');
    expect(posting({ endsOn: '2026-12-05' }).validThrough).toBe('2026-12-05');
    expect(posting({ expiresAt: null, endsOn: '2026-12-05' }).validThrough).toBe('2026-12-05');
    expect(posting({ expiresAt: null, endsOn: null })).not.toHaveProperty('validThrough');
  });

  test('has all that must be there, and the HTML of its text', () => {
    expect(posting()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Taalmaatje in Wezep',
      datePosted: '2026-11-24',
      hiringOrganization: { '@type': 'Organization', name: 'De Speeltuin' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Houtwerf 3',
          postalCode: '8091 AB',
          addressLocality: 'Wezep',
          addressCountry: 'NL',
        },
      },
    });
    expect(posting().description).toMatch(
      /^<p>Je praat .*<strong>Nederlands<\/strong>.*<li>Waar: thuis &#x26; buiten<\/li>/,
    );
  });

  test('says what is asked for besides: what kind it is, how long it stands, that one applies right there', () => {
    expect(posting()).toMatchObject({
      employmentType: 'VOLUNTEER',
      validThrough: '2027-02-24T09:00:00.000Z',
      directApply: true,
      identifier: { '@type': 'PropertyValue', name: 'De Speeltuin', value: record().id },
    });
    expect(posting({ expiresAt: null })).not.toHaveProperty('validThrough');
  });

  test('that is done from home says from which country, and names no place', () => {
    const found = posting({ isRemote: true });
    expect(found).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'NL' },
    });
    expect(found).not.toHaveProperty('jobLocation');
  });

  test('of private help gives no street away, whoever reads the page', () => {
    const { address } = posting({ vacancyType: 'one-on-one' }).jobLocation;
    expect(address).toMatchObject({ postalCode: '8091', addressLocality: 'Wezep' });
    expect(address).not.toHaveProperty('streetAddress');
  });
});

test.each([{ isOpen: false }, { isOpen: false, status: 'filled' }, { isOpen: false, status: 'draft' }])(
  'one that cannot be applied to is no job: %o',
  (over) => {
    expect(posting(over)).toBeNull();
  },
);

test.each(['', 'a'])(
  'what a search engine shows ends with a whole sign: %j before the pictures',
  (before) => {
    const one = record({ summary: null, description: `<p>${before}${'😀'.repeat(120)}</p>` });
    const { description = '' } = headOf(one, vacancyView(one, 'nl'), { url: '', locale: 'nl' });
    expect(description).toMatch(/^a?(😀)+…$/u);
    const long = record({ summary: `${before}${'😀'.repeat(120)}` });
    const shown = headOf(long, vacancyView(long, 'nl'), { url: '', locale: 'nl' });
    expect(shown.description).toMatch(/^a?(😀)+…$/u);
  },
);
