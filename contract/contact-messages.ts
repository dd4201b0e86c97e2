/** Questions that people put to a centre, with an account or without one, and what it answers. */
import * as z from 'zod/mini';
import type { ContactTopic as AnsweredTopic } from './contact-people.ts';
import { email, moment, oneOf, recordId, text, typedText } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { wholeName } from './names.ts';
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

/** Whose questions staff look at, besides all. */
export const questionHolders = ['me', 'nobody'] as const;
export type QuestionHolder = (typeof questionHolders)[number];

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

/** The form for whoever has no account, in the order in which it is asked. */
export const visitorMessageForm = z.object({
  topic: oneOf(contactTopics),
  message: text(textLimits.message),
  name: wholeName(),
  /** Where the answer goes. */
  email: email(),
});
/** Body of POST /contact_messages/by_visitor. */
export const visitorMessageCreate = z.extend(visitorMessageForm, {
  /** Honeypot: people do not see it, so it stays empty. */
  website: z.optional(z.nullable(typedText(200))),
  /** Answer to a challenge of GET /applications/challenge; the no-script form waits instead. */
  proof: z.optional(z.nullable(typedText(400))),
});
export type VisitorMessageCreate = z.infer<typeof visitorMessageCreate>;

/** What is answered to a visitor: that it went. Nothing of what was typed. */
export const visitorMessages = resourceContract({
  type: 'visitor_messages',
  attributes: z.object({ createdAt: moment() }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});

/** The form of an answer. */
export const contactAnswerForm = z.object({ answer: text(textLimits.message) });
/** Body of PUT /contact_messages/{id}/answer. */
export const contactMessageAnswer = z.extend(contactAnswerForm, { lockVersion: z.optional(z.int()) });
export type ContactMessageAnswer = z.infer<typeof contactMessageAnswer>;

/** Body of PUT /contact_messages/{id}/assignee, and the form. */
export const contactMessageAssign = z.object({
  /** Somebody of the staff; null for nobody. */
  assigneeId: z.nullable(recordId()),
  lockVersion: z.optional(z.int()),
});
export type ContactMessageAssign = z.infer<typeof contactMessageAssign>;

const attributes = z.object({
  topic: oneOf(contactTopics),
  message: z.string(),
  status: oneOf(contactStatuses),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(moment()),
  /** Null when that account is gone. */
  answeredByName: z.nullable(z.string()),
  /** Who of the staff answers it; null for nobody, and for whoever does not answer questions. */
  assigneeName: z.nullable(z.string()),
  senderName: z.string(),
  senderEmail: z.string(),
  /** Asked by an account of the centre; the address of any other was not checked. */
  hasAccount: z.boolean(),
  /** The reader asked it. */
  isOwn: z.boolean(),
  lockVersion: z.int(),
  createdAt: moment(),
  updatedAt: moment(),
});

export const contactMessages = resourceContract({
  type: 'contact_messages',
  attributes,
  relationships: {
    /** Who of the staff answers it. */
    assignee: { type: 'users' },
  },
  abilities: ['answer', 'assign'],
  filters: { status: 'word', topic: 'word', createdAt: 'moment' },
  scopes: {
    /** Words in the question, or the name, address or number of who asked. */
    q: text(textLimits.search),
    /** Those that the reader asked, also for staff. */
    own: z.literal('true'),
    /** For staff: those that the reader has, or that nobody has yet. */
    assigned: oneOf(questionHolders),
  },
  sorts: ['createdAt'],
  includes: [],
});
