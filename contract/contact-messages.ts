/** Questions that people with an account put to their centre, and what it answers. */
import * as z from 'zod/mini';
import type { ContactTopic as AnsweredTopic } from './contact-people.ts';
import { moment, oneOf, text } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { textLimits } from './text-limits.ts';

/** What they are about: it decides who reads them. */
export const contactTopics = ['vacancies', 'account', 'activities', 'complaints', 'general'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Which of the topics of its contact people a question belongs to: whoever is first there reads it. */
export const topicOfQuestion: Record<ContactTopic, AnsweredTopic> = {
  vacancies: 'vacancies',
  account: 'data',
  activities: 'workshops',
  complaints: 'complaints',
  general: 'general',
};

export const contactStatuses = ['open', 'answered'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** So many of one person, after which it is enough for now. */
export const mostContactMessages = { anHour: 10, aDay: 20 } as const;

/** Body of POST /contact_messages, and the form. */
export const contactMessageCreate = z.object({
  topic: oneOf(contactTopics),
  message: text(textLimits.message),
  /** The asker gets it by mail as well. */
  wantsCopy: z.optional(z.boolean()),
});
export type ContactMessageCreate = z.infer<typeof contactMessageCreate>;

/** The form of an answer. */
export const contactAnswerForm = z.object({ answer: text(textLimits.message) });
/** Body of PUT /contact_messages/{id}/answer. */
export const contactMessageAnswer = z.extend(contactAnswerForm, { lockVersion: z.optional(z.int()) });
export type ContactMessageAnswer = z.infer<typeof contactMessageAnswer>;

const attributes = z.object({
  topic: oneOf(contactTopics),
  message: z.string(),
  status: oneOf(contactStatuses),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(moment()),
  /** Null when that account is gone. */
  answeredByName: z.nullable(z.string()),
  senderName: z.string(),
  senderEmail: z.string(),
  /** The reader asked it. */
  isOwn: z.boolean(),
  lockVersion: z.int(),
  createdAt: moment(),
  updatedAt: moment(),
});

export const contactMessages = resourceContract({
  type: 'contact_messages',
  attributes,
  relationships: {},
  abilities: ['answer'],
  filters: { status: 'word', topic: 'word', createdAt: 'moment' },
  scopes: {
    /** Those that the reader asked, also for staff. */
    own: z.literal('true'),
  },
  sorts: ['createdAt'],
  includes: [],
});
