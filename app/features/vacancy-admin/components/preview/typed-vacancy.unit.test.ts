import { expect, test } from 'vitest';
import type { Picture } from '#contract/uploads.ts';
import { vacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { typedSummary, typedVacancy, type Known } from './typed-vacancy.ts';
import { languageOfField } from './written-language.ts';

const picture = (id: string): Picture => ({
  id,
  url: `/uploads/${id}`,
  width: 40,
  height: 30,
  altText: null,
  preview: null,
  seenOn: null,
});

const known: Known = {
  id: 'add',
  untitled: 'Nog zonder titel',
  organization: {
    id: 'o',
    name: 'De Kas',
    isApproved: true,
    about: { city: 'Epe', logo: null, description: 'Wij kweken.', usualAnswerDays: 2 },
  },
  lists: {
    named: {
      categories: [
        { id: 'nature', nameNl: 'Natuur', nameEn: 'Nature' },
        { id: 'cooking', nameNl: 'Koken', nameEn: 'Cooking' },
      ],
      targetGroups: [{ id: 'elderly', nameNl: 'Ouderen', nameEn: 'Older people' }],
    },
  },
  people: [{ id: 'ria', name: 'Ria van Dam', email: 'ria@kas.example', phone: '0612345678' }],
  images: [picture('one'), picture('two')],
  acceptedCount: 3,
};

const typed: FormValues = {
  title: ' Help in de kas ',
  titleEn: 'Help in the greenhouse',
  vacancyType: 'volunteering',
  description: '<p>Je geeft <strong>water</strong>.</p>',
  descriptionEn: '<p></p>',
  categoryIds: ['cooking', 'nature'],
  targetGroupIds: ['elderly'],
  parts: ['tuesday-morning'],
  hoursMin: '1,5',
  hoursMax: '2',
  positions: '4',
  street: 'Kaslaan',
  houseNumber: '3',
  postcode: '8161 AB',
  city: 'Epe',
  contactId: 'ria',
  contactPhoneVisible: true,
  contactEmailVisible: false,
  expiresOn: '2030-01-31',
  photos: [
    { imageId: 'two', altText: 'De kas' },
    { imageId: 'one', altText: '' },
  ],
};

test('the page of what is typed is the page that visitors would get, in the language that is written', () => {
  const vacancy = typedVacancy(typed, known);
  expect(vacancyView(vacancy, 'nl')).toMatchObject({
    state: 'open',
    mayApply: true,
    title: { text: 'Help in de kas' },
    description: { parts: [{ kind: 'text', html: '<p>Je geeft <strong>water</strong>.</p>' }] },
    categories: ['Koken', 'Natuur'],
    targetGroups: ['Ouderen'],
    schedule: ['tuesday_morning'],
    hoursMin: 1.5,
    street: 'Kaslaan 3',
    contactFirstName: 'Ria',
    contactPhone: '0612345678',
    contactEmail: null,
    positionsLeft: 1,
    expiresAt: '2030-01-31T22:59:59.999Z',
    organization: { name: 'De Kas', city: 'Epe', text: 'Wij kweken.' },
    answerDays: 2,
    image: { url: '/uploads/two', alt: 'De kas' },
  });
  expect(vacancyView(vacancy, 'en')).toMatchObject({
    title: { text: 'Help in the greenhouse' },
    // Without a text of its own an English page has the Dutch one, marked as such.
    description: { lang: 'nl' },
    categories: ['Cooking', 'Nature'],
    targetGroups: ['Older people'],
  });
  expect(typedSummary(vacancy)).toMatchObject({
    title: 'Help in de kas',
    organizationName: 'De Kas',
    category: 'cooking',
    photo: { id: 'two' },
    positionsLeft: 1,
  });
});

test.each(['p2p', 'one-on-one', 'neighbour-help'])(
  '%s shows neither the door nor the person',
  (vacancyType) => {
    const shown = vacancyView(typedVacancy({ ...typed, vacancyType }, known), 'nl');
    expect(shown).toMatchObject({ isPrivate: true, street: null, contactPerson: null, contactPhone: null });
    expect(shown.city).toBe('Epe');
  },
);

test('of an empty form there is a page as well', () => {
  const shown = vacancyView(typedVacancy({}, { ...known, organization: undefined }), 'nl');
  expect(shown).toMatchObject({
    title: { text: 'Nog zonder titel' },
    description: null,
    organization: null,
    positionsLeft: null,
    images: [],
    expiresAt: null,
  });
});

test('a number or a day that is half typed breaks nothing', () => {
  const half = { ...typed, hoursMin: '1,', minimumAge: 'zes', expiresOn: '2030-1', youtubeUrl: 'https://yo' };
  expect(vacancyView(typedVacancy(half, known), 'nl')).toMatchObject({
    hoursMin: 1,
    minimumAge: null,
    expiresAt: null,
    videoId: null,
  });
});

test.each([
  ['title', 'nl'],
  ['description', 'nl'],
  ['titleEn', 'en'],
  ['descriptionEn', 'en'],
  ['city', undefined],
  [undefined, undefined],
])('typing in %s shows it in %s', (name, language) => {
  expect(languageOfField(name)).toBe(language);
});
