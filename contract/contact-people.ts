/** Who of a centre answers for what. */
import * as z from 'zod/mini';
import {
  clockTime,
  closingTime,
  email,
  oneOf,
  optionalText,
  phoneNumber,
  wholeNumber,
  wordList,
} from './fields.ts';
import { shownName } from './names.ts';
import { isStretch } from './opening-hours.ts';
import { plainBodies, plainContract } from './plain-contract.ts';
import { days } from './schedule.ts';
import { picture, pictureId } from './uploads.ts';

/** What people ask about. Of those who answer for one, the first in order is its reader. */
export const contactTopics = [
  'general',
  'vacancies',
  'organizations',
  'help',
  'workshops',
  'newcomers',
  'class',
  'content',
  'data',
  'complaints',
  'confidant',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

const topicsOfMails: readonly (readonly [begins: string, topic: ContactTopic])[] = [
  ['organization_', 'organizations'],
  ['vacancy_', 'vacancies'],
  ['application_', 'vacancies'],
  ['data_download_', 'data'],
  ['account_removal_', 'data'],
  ['account_removed', 'data'],
];
/** What the mails of a template are about; null for those whose answers go to the centre itself. */
export const topicOfMail = (template: string): ContactTopic | null =>
  topicsOfMails.find(([begins]) => template.startsWith(begins))?.[1] ?? null;

/** What is filled in of one. */
export const contactPersonFields = {
  name: shownName(80),
  role: optionalText(120),
  roleEn: optionalText(120),
  photoId: z.nullable(pictureId()),
  topics: wordList(oneOf(contactTopics), contactTopics.length),
  days: wordList(oneOf(days), days.length),
  opens: z.nullable(clockTime()),
  closes: z.nullable(closingTime()),
  phoneNumber: z.nullable(phoneNumber()),
  /** Whether everybody may read the number. */
  phoneNumberVisible: z.boolean(),
  email: z.nullable(email()),
  /** Whether everybody may read the address. */
  emailVisible: z.boolean(),
  /** Answers to mails of their topics come to their address. */
  answersMail: z.boolean(),
  /** From 1, in the order of the site. */
  position: wholeNumber(1, 1000),
};

/** Body of POST /contact_people/{id}/reorder: its place among all of them, counted from 1; behind the last one is last. */
export const contactPersonPlace = z.object({ order: contactPersonFields.position });

interface Times {
  opens?: string | null | undefined;
  closes?: string | null | undefined;
}
const inOrder = z.refine<Times>(({ opens, closes }) => !opens || !closes || isStretch({ opens, closes }), {
  path: ['closes'],
  params: { code: 'end_before_start' },
});
const bodies = plainBodies(contactPersonFields, ['name']);
export const contactPersonBodies = {
  create: bodies.create.check(inOrder),
  update: bodies.update.check(inOrder),
};

const { photoId: _photo, ...shown } = contactPersonFields;

export const contactPeople = plainContract({
  type: 'contact_people',
  attributes: z.object({ ...shown, photo: z.nullable(picture), lockVersion: z.int() }),
  sorts: ['position'],
});
