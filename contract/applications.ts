/** Applications: somebody's reaction to a vacancy, with or without an account. */
import * as z from 'zod/mini';
import { email, moment, oneOf, optionalText, phoneNumber, recordId, text, typedText } from './fields.ts';
import { personName } from './names.ts';
import { givenAnswers, keptAnswer } from './form-submissions.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';
import { keepDays } from './retention.ts';
import { openApplicationFields } from './open-applications.ts';
import { textLimits } from './text-limits.ts';
import { vacancyStatuses, type VacancyStatus } from './vacancy-fields.ts';

export const applicationStatuses = ['accepted', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Which of them a list shows: what waits for an answer, has one, or was undone. */
export const applicationStates = ['open', 'decided', 'withdrawn'] as const;
export type ApplicationListState = (typeof applicationStates)[number];

/** Why an application was turned down; the words for the applicant are in the messages. */
export const rejectReasons = [
  'place_taken',
  'times_do_not_match',
  'not_enough_experience',
  'vacancy_closed',
  'no_contact',
  'other',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

const person = {
  firstName: personName(),
  lastName: personName(),
  email: email(),
  phoneNumber: z.nullable(phoneNumber()),
  message: text(textLimits.message),
};

/** Fields of the apply form, in the order in which they are asked. */
export const applicationForm = z.object({
  message: person.message,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phoneNumber: z.optional(z.nullable(person.phoneNumber)),
  /** The organisation may use these details to get in touch. */
  consent: z.boolean().check(z.refine((value) => value, { params: { code: 'consent_needed' } })),
});

/** Body of POST /applications. */
export const applicationCreate = z.extend(applicationForm, {
  vacancyId: recordId(),
  locale: z.optional(oneOf(locales)),
  /** To the questions of the form that its vacancy asks, as for one that is filled in by itself. */
  answers: z.optional(givenAnswers()),
  /** Of what that form asks to agree to. */
  consentVersion: z.optional(z.nullable(z.int())),
  /** It may be kept for so many days should it come to nothing, as the form said; null or absent for the usual time. */
  keepDays: z.optional(z.nullable(keepDays())),
  /** Honeypot: people do not see it, so it stays empty. */
  website: z.optional(z.nullable(typedText(200))),
  /** Answer to a challenge of GET /applications/challenge; the no-script form waits instead. */
  proof: z.optional(z.nullable(typedText(400))),
});
export type ApplicationCreate = z.infer<typeof applicationCreate>;

/** Body of POST /applications/{id}/accept. */
export const applicationAccept = z.object({
  message: z.optional(optionalText(textLimits.message)),
  reason: z.optional(optionalText(textLimits.message)),
});
/** Body of POST /applications/{id}/reject: a reason of the list, and words of one's own if wished. */
export const applicationReject = z.object({
  rejectReason: oneOf(rejectReasons),
  message: z.optional(optionalText(textLimits.message)),
  reason: z.optional(optionalText(textLimits.message)),
});
/** Body of POST /vacancies/{id}/answer_applications: words to everybody who still waits, besides that nobody more is looked for. */
export const openApplicationsAnswer = z.object({
  message: openApplicationFields.message,
  /** Marks the vacancy as filled first, or does neither: nobody is told that it is filled while it is not. */
  fill: z.optional(z.boolean()),
});
/** `meta` of its answer: how many waited. */
export const openApplicationsAnswered = z.object({ answered: z.int() });

/** Body of POST /applications/{id}/withdraw. */
export const applicationWithdraw = z.object({ withdrawReason: z.optional(optionalText(textLimits.message)) });

/** Online still, filled, or off the site. */
export const applicationVacancyStates = ['online', 'filled', 'over'] as const;
export type ApplicationVacancyState = (typeof applicationVacancyStates)[number];

/** Days that somebody waits before the organisation may be reminded, and before it may be again. */
export const remindAfterDays = 3;

const attributes = z.object({
  name: z.string(),
  ...person,
  /** What was asked besides, with each question as it was; empty where nothing was. */
  answers: z.array(keptAnswer),
  /** What its sender agreed to with that, as it stood there. */
  agreedTo: z.nullable(z.string()),
  vacancyTitle: z.string(),
  /** What became of the vacancy since, in as much as its applicants may know. */
  vacancyState: oneOf(applicationVacancyStates),
  organizationName: z.string(),
  status: z.nullable(oneOf(applicationStatuses)),
  decisionMessage: z.nullable(z.string()),
  rejectReason: z.nullable(oneOf(rejectReasons)),
  withdrawReason: z.nullable(z.string()),
  locale: oneOf(locales),
  confirmedAt: z.nullable(moment()),
  decidedAt: z.nullable(moment()),
  decidedByName: z.nullable(z.string()),
  withdrawnAt: z.nullable(moment()),
  firstResponseAt: z.nullable(moment()),
  /** Whole days that the applicant has waited for an answer; null once there is one. */
  waitingDays: z.nullable(z.int()),
  /** Its sender agrees that it is kept for longer should it come to nothing, so may be asked later. */
  mayBeKept: z.boolean(),
  /** When the centre last asked the organisation to answer. */
  remindedAt: z.nullable(moment()),
  lockVersion: z.int(),
  createdAt: moment(),
});
export type ApplicationAttributes = z.infer<typeof attributes>;

export const applications = resourceContract({
  type: 'applications',
  attributes,
  relationships: { vacancy: { type: 'vacancies' }, organization: { type: 'organizations' } },
  /** `manage`: theirs to answer or to follow, so that `filter[managed]` finds it. */
  abilities: ['accept', 'reject', 'withdraw', 'remind', 'manage'],
  filters: {
    status: 'word',
    vacancyId: 'id',
    userId: 'id',
    organizationId: 'id',
    createdAt: 'moment',
    decidedAt: 'moment',
    withdrawnAt: 'moment',
    lastName: 'text',
    firstName: 'text',
  },
  scopes: {
    /** `open` waits for an answer, `decided` has one, `withdrawn` was undone. */
    state: oneOf(applicationStates),
    /** Of who answers applications, or follows those of students: those alone, without what they sent themselves. */
    managed: z.literal('true'),
    /** Words of who applied (name, address, phone number), or of the vacancy and its organisation. */
    q: text(textLimits.search),
  },
  sorts: ['createdAt', 'decidedAt', 'lastName'],
  includes: ['vacancy', 'organization', 'vacancy.organization'],
});

/** `meta` of the list, when `facets=true` asks for it: each count follows all filters but its own. */
export const applicationListMeta = z.object({
  facets: z.optional(
    z.object({ state: z.array(z.object({ value: oneOf(applicationStates), count: z.int() })) }),
  ),
});

type From = ApplicationStatus | 'new';
/**
 * The moves of product.md section 4, and at which states of its vacancy. A second decision needs a reason; after a withdrawal there are
 * none. Nobody is welcomed to what was put away; whoever waits there can be told so. One that was taken off to be rewritten, is filled or
 * has ended still chooses among those who applied.
 */
export const applicationMoves = {
  accept: {
    from: ['new', 'rejected'],
    to: 'accepted',
    ofVacancy: ['draft', 'published', 'filled', 'expired'],
  },
  reject: { from: ['new', 'accepted'], to: 'rejected', ofVacancy: vacancyStatuses },
} as const satisfies Record<
  string,
  { from: readonly From[]; to: ApplicationStatus; ofVacancy: readonly VacancyStatus[] }
>;
export type ApplicationMove = keyof typeof applicationMoves;
