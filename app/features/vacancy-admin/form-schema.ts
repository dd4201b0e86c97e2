/** What the form asks, in its order; the rules are those of the contract. */
import * as z from 'zod/mini';
import { day, oneOf, optionalText, recordId, wordList } from '#contract/fields.ts';
import { dayParts } from '#contract/schedule.ts';
import { tagWord } from '#contract/own-tags.ts';
import { mostImages, vacancyCreate } from '#contract/vacancy-fields.ts';
import { mostTags, vacancyTags } from '#contract/vacancy-words.ts';
import type { Translate } from '#app/i18n/words.ts';

const {
  schedule: _schedule,
  expiresAt: _expiresAt,
  organizationId: _organizationId,
  imageIds: _imageIds,
  title,
  ...args
} = vacancyCreate.shape;

/** As the cells of the week are named: 'monday-morning'. */
const cells = dayParts.map((part) => part.replace('_', '-')) as [string, ...string[]];

const photo = z.object({ imageId: recordId(), altText: optionalText(300) });
/** A photo that is there, as the form sends it. */
export type TypedPhoto = z.infer<typeof photo>;

/** Its own fields stand for what the contract says in one: the schedule, the photos, and the moment at which it goes offline. */
const own = {
  /** Those that all centres have. */
  tags: wordList(oneOf(vacancyTags), vacancyTags.length),
  /** The others, as words. */
  ownTags: wordList(tagWord(), mostTags - vacancyTags.length),
  photos: z.array(photo).check(z.maxLength(mostImages)),
  /** Names of files that come along: the action reads the files themselves. */
  newPhotos: optionalText(200),
  isFlexible: z.boolean(),
  parts: wordList(oneOf(cells), cells.length),
  expiresOn: z.nullable(day()),
};

export const editForm = z.object({ title, ...args, ...own });
export const addForm = z.object({ organizationId: recordId(), title, ...args, ...own });

/** Beside the files: what is on each, a field or a line for every one of them, in their order. */
export const newAltTexts = 'newAltTexts';

/** The value of the button that also puts it online. */
export const publishIntent = 'publish';

/** As the fields stand on the page: what is wrong is listed in this order. */
const inOrder = [
  'organizationId',
  'title',
  'vacancyType',
  'categoryIds',
  'summary',
  'description',
  'isFlexible',
  'parts',
  'hoursMin',
  'hoursMax',
  'startsOn',
  'endsOn',
  'expiresOn',
  'tags',
  'isRemote',
  'street',
  'houseNumber',
  'postcode',
  'city',
  'lat',
  'lon',
  'contactId',
  'contactPerson',
  'contactPhone',
  'contactEmail',
  'contactPhoneVisible',
  'contactEmailVisible',
  'targetGroupIds',
  'ageGroupIds',
  'suitableFor',
  'minimumAge',
  'demandReason',
  'skills',
  'languageLevel',
  'positions',
  'compensation',
  'requiresVog',
  'isInsured',
  'isWheelchairAccessible',
  'accessibility',
  'formId',
  'ownTags',
  'photos',
  'newPhotos',
  'imageKey',
  'youtubeUrl',
  'titleEn',
  'summaryEn',
  'descriptionEn',
  'isShared',
] as const satisfies readonly (keyof typeof addForm.shape)[];

export const vacancyLabels = (t: Translate<'vacancy-admin'>): Record<string, string> =>
  Object.fromEntries([
    ...inOrder.map((name) => [name, t(`form.labels.${name}`)]),
    ['photos.altText', t('form.labels.altText')],
  ]);
