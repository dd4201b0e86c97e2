/** Forms that a centre makes itself: what staff write, and what whoever fills one in gets of it. */
import * as z from 'zod/mini';
import { emailList } from './email-lists.ts';
import { lineOf, lineRule, moment, oneOf, optionalText, recordId, text, wholeNumber } from './fields.ts';
import { conditionsRule } from './form-conditions.ts';
import { pagesRule } from './form-pages.ts';
import { formQuestion, type FormQuestionInput } from './form-question-fields.ts';
import { shownQuestion } from './form-questions-kept.ts';
import { questionTypes } from './form-questions.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';
import { slugPattern } from './page-kinds.ts';
import { plainLine } from './typed-signs.ts';

/** So many of a centre itself, of one of its organisations, and questions of one form. */
export const mostForms = 500;
export const mostFormsOfOrganization = 50;
export const mostQuestions = 50;

/** So many people can fill one in at the most, where a centre says how many. */
export const mostPlaces = 100_000;

/** Days for which what was filled in can be kept. */
export const keptAnswers = { fewest: 28, most: 730 } as const;

/** So many addresses are mailed. */
export const mostReaders = 5;

export const formStatuses = ['draft', 'published', 'closed'] as const;
export type FormStatus = (typeof formStatuses)[number];

/** Who can fill it in: everybody who has its address, or whoever got a link of their own. */
export const accessPermissions = ['anonymous', 'token_holder'] as const;
export type AccessPermission = (typeof accessPermissions)[number];

/** How often such a link works. */
export const tokenUses = ['once', 'until_closed'] as const;
export type TokenUse = (typeof tokenUses)[number];

/** Whether it can be filled in now; `full` where as many did as can. */
export const formIntakes = ['open', 'full', 'closed'] as const;
export type FormIntake = (typeof formIntakes)[number];
/** The same for one visitor; `used` where their own link has done its work. */
export const intakes = [...formIntakes, 'used'] as const;
export type Intake = (typeof intakes)[number];

export const formOwners = ['center', 'organizations'] as const;
export type FormOwner = (typeof formOwners)[number];

/** From which states an act leads where. A draft is unknown to visitors; of a closed one they read that it is. */
export const formMoves = {
  publish: { from: ['draft', 'closed'], to: 'published' },
  close: { from: ['published'], to: 'closed' },
} as const satisfies Record<string, { from: readonly FormStatus[]; to: FormStatus }>;
export type FormMove = keyof typeof formMoves;

/** The last part of its address: letters, digits and hyphens. */
export const formSlug = () =>
  lineOf(
    119,
    (typed) => plainLine(typed).toLowerCase(),
    lineRule((value) => slugPattern.test(value), 'invalid'),
  );

/** Characters of a title. */
export const longestTitle = 120;

const soundForm = [
  conditionsRule((question: FormQuestionInput) => ({ ...question, options: question.options ?? [] })),
  pagesRule<FormQuestionInput>(),
] as const;

/** What is filled in of a form. */
export const formFields = {
  title: text(longestTitle),
  description: optionalText(2000),
  questions: z.array(formQuestion).check(z.maxLength(mostQuestions), ...soundForm),
  successMessage: optionalText(1000),
  /** The page of the site that whoever filled it in comes to instead; of a form of the centre itself. */
  successPageId: z.nullable(recordId()),
  accessPermission: oneOf(accessPermissions),
  tokenUse: oneOf(tokenUses),
  /** From then on nobody fills it in any more. */
  closesAt: z.nullable(moment()),
  /** So many can fill it in; what is removed gives its place back. */
  mostSubmissions: z.nullable(wholeNumber(1, mostPlaces)),
  /** Who is mailed, at most once an hour, when it was filled in. */
  notifyEmails: emailList(mostReaders),
  /** Whoever fills it in gets a mail that it came in, at the address that they answer. */
  sendsConfirmation: z.boolean(),
  /** Whoever fills it in has to agree to it. */
  consentText: optionalText(500),
  /** After so many days what somebody filled in is removed. */
  retentionDays: wholeNumber(keptAnswers.fewest, keptAnswers.most),
  /** Of a Dutch one: on English pages it is asked in English, as far as there is any. */
  hasEnglish: z.boolean(),
  titleEn: optionalText(longestTitle),
  descriptionEn: optionalText(2000),
  successMessageEn: optionalText(1000),
  consentTextEn: optionalText(500),
};
/** Body of POST /forms. */
export const formCreate = z.extend(z.partial(z.object(formFields)), {
  title: formFields.title,
  locale: oneOf(locales),
  /** The organisation whose it is, for good; without one it is the centre's. */
  organizationId: z.optional(z.nullable(recordId())),
  /** Without one it follows from the title. */
  slug: z.optional(z.nullable(formSlug())),
});
export type FormCreate = z.infer<typeof formCreate>;
/** Body of PATCH /forms/{id}. */
export const formUpdate = z.extend(z.partial(z.object({ ...formFields, slug: formSlug() })), {
  lockVersion: z.optional(z.int()),
});
export type FormUpdate = z.infer<typeof formUpdate>;

/** What everybody who may know of one reads. */
const shown = {
  locale: oneOf(locales),
  title: z.string(),
  description: z.nullable(z.string()),
  slug: z.string(),
  successMessage: z.nullable(z.string()),
  status: oneOf(formStatuses),
  intake: oneOf(formIntakes),
  closesAt: z.nullable(moment()),
  /** How many can still fill it in; null where that is not counted. */
  placesLeft: z.nullable(z.int()),
  consentText: z.nullable(z.string()),
  /** Which of its wordings that is: each has the next. */
  consentVersion: z.int(),
  retentionDays: z.int(),
  hasEnglish: z.boolean(),
  titleEn: z.nullable(z.string()),
  descriptionEn: z.nullable(z.string()),
  successMessageEn: z.nullable(z.string()),
  consentTextEn: z.nullable(z.string()),
  /** The organisation that asks, and that gets what is filled in; null where it is the centre itself. */
  organizationName: z.nullable(z.string()),
  questions: z.array(shownQuestion),
};

/** A question as far as its answers need it. */
export const askedQuestion = z.object({
  questionId: recordId(),
  text: z.string(),
  questionType: oneOf(questionTypes),
  /** In what a number is counted. */
  unit: z.optional(z.nullable(z.string())),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** What has a column among the answers of a form: what is asked, and behind it what is asked no more. */
export const answerColumns = ({
  questions,
  formerQuestions,
}: {
  questions: readonly AskedQuestion[];
  formerQuestions: readonly AskedQuestion[];
}): AskedQuestion[] => [
  ...questions.filter(({ questionType }) => questionType !== 'info_section'),
  ...formerQuestions,
];

export const forms = resourceContract({
  type: 'forms',
  attributes: z.object({
    ...shown,
    /** Those that are asked no more, but that somebody answered. */
    formerQuestions: z.array(askedQuestion),
    /** How often it was filled in, as far as it is kept. */
    submissions: z.int(),
    /** Those that nobody of the centre has read. */
    unread: z.int(),
    mostSubmissions: z.nullable(z.int()),
    accessPermission: oneOf(accessPermissions),
    tokenUse: oneOf(tokenUses),
    /** Somebody was mailed a link of their own to it. */
    hasTokens: z.boolean(),
    notifyEmails: z.array(z.string()),
    sendsConfirmation: z.boolean(),
    successPageId: z.nullable(z.string()),
    lastSubmittedAt: z.nullable(moment()),
    lockVersion: z.int(),
    createdAt: moment(),
    updatedAt: moment(),
  }),
  relationships: {
    /** None where it is the centre's. */
    organization: { type: 'organizations' },
  },
  abilities: ['update', 'publish', 'close', 'delete', 'ask'],
  filters: { status: 'word', organizationId: 'id' },
  scopes: {
    /** Those of the centre itself, or of its organisations. */
    owner: oneOf(formOwners),
    /** Those that vacancies of this organisation can ask: its own and the centre's. */
    askableBy: recordId(),
  },
  sorts: ['createdAt', 'title'],
  includes: [],
});

/** A form as whoever fills it in gets it: nothing of what others sent. */
export const onlineForms = resourceContract({
  type: 'online_forms',
  attributes: z.object({
    ...shown,
    intake: oneOf(intakes),
    /** Whom the link is of that it was opened by, which the centre sees; null where it was opened by its own address. */
    askedEmail: z.nullable(z.string()),
    /** Address of the page that follows once it was sent, in the language of that; null where the form's own words do, and while that page is not online. */
    successPath: z.nullable(z.string()),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});

/** So many pages that a form stands in are named; there may be more. */
export const namedPages = 5;

/** `meta` of the list: in which pages each form that is listed stands, as those are written or as they are online, when `uses=true` asks for it. */
export const formListMeta = z.object({
  uses: z.optional(
    z.array(
      z.object({
        id: recordId(),
        /** The first by their title. */
        pages: z.array(z.object({ id: recordId(), title: z.string() })),
        /** In how many it stands. */
        records: z.int(),
      }),
    ),
  ),
});
export type FormUse = NonNullable<z.infer<typeof formListMeta>['uses']>[number];
