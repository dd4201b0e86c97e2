/**
 * Sending an application. Without an account nobody is proven to own the address: whoever names another's is answered the same whether
 * or not they applied before. Only the mailbox hears that.
 */
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ApplicationCreate } from '#contract/applications.ts';
import { inLanguage } from '#contract/form-languages.ts';
import { consentText, keepApplicationText } from '#contract/consent-texts.ts';
import type { KeptAnswer } from '#contract/form-submissions.ts';
import type { Applications } from '#server/db/types.ts';
import { hasConsent } from '#server/features/consents/commands.ts';
import { formOfVacancy } from '#server/features/forms/queries.ts';
import { readAnswers } from '#server/features/form-submissions/judging/policy.ts';
import { isOpen } from '#server/features/vacancies/policy.ts';
import { findVacancy, lockVacancy, type VacancyRow } from '#server/features/vacancies/queries.ts';
import { personThemselves } from '#server/http/in-home-center.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { checkHuman } from '#server/features/challenges/commands.ts';
import { announceRepeated, announceSent } from '#server/features/applications/notify.ts';
import {
  putReplacedLinks,
  takeLinks,
  type Link,
} from '#server/features/one-time-tokens/replacing/commands.ts';
import { activeApplication, applicationById, type ApplicationRow } from '../queries.ts';

type CommandContext = Pick<
  Context,
  'scope' | 'actor' | 'now' | 'services' | 'center' | 'locale' | 'origin' | 'sender'
>;

/** A mail with a link may be asked for again after this long, not more often: nobody's mailbox is flooded through us. */
const pauseBetweenMailsMs = 60_000;

async function openVacancy({ scope, actor, now }: CommandContext, id: string): Promise<VacancyRow> {
  const vacancy = await findVacancy(scope, actor, id);
  if (!vacancy) refuse('unknown_record', { pointer: '/data/relationships/vacancy' });
  if (!isOpen(vacancy, now)) refuse('not_open', { pointer: '/data/relationships/vacancy' });
  return vacancy;
}

type WrittenRow = Omit<Selectable<Applications>, 'sortName' | 'answers'> & { answers: KeptAnswer[] };

/** What was answered to the questions of the vacancy, and what was agreed to with that. Throws 422 for what is wrong, and for an answer where nothing is asked. */
async function answersTo(
  { scope, now }: CommandContext,
  vacancy: VacancyRow,
  { answers = [], consentVersion, locale }: ApplicationCreate,
): Promise<Pick<WrittenRow, 'answers' | 'agreedTo'>> {
  const asked = await formOfVacancy(scope, vacancy, now);
  const form = asked ? inLanguage(asked, locale ?? asked.locale) : nothingAsked;
  return { answers: readAnswers(form, { answers, consentVersion }), agreedTo: form.consentText };
}

const nothingAsked = { questions: [], consentText: null, consentVersion: 0 };

/** The row as it is written: also what is answered where none is. */
function rowOf(
  { scope, actor, now, locale: localeOfMail }: CommandContext,
  input: ApplicationCreate,
  vacancy: VacancyRow,
  answered: Pick<WrittenRow, 'answers' | 'agreedTo'>,
): WrittenRow {
  const locale = input.locale ?? localeOfMail;
  const isProven = actor.kind === 'user';
  return {
    volunteerCenterId: scope.centerId,
    id: uuidv7(),
    vacancyId: vacancy.id,
    organizationId: vacancy.organizationId,
    userId: isProven && actor.homeCenterId === scope.centerId ? actor.userId : null,
    firstName: input.firstName,
    lastName: input.lastName,
    email: isProven ? actor.email : input.email,
    phoneNumber: input.phoneNumber ?? null,
    message: input.message,
    ...answered,
    locale,
    consentedAt: now,
    consentText: consentText[locale],
    keepDays: input.keepDays ?? null,
    keepText: input.keepDays ? keepApplicationText[locale](input.keepDays) : null,
    keepWithdrawnAt: null,
    confirmedAt: isProven ? now : null,
    ...unanswered,
    createdAt: now,
    updatedAt: now,
  };
}

const unanswered = {
  status: null,
  rejectReason: null,
  decisionMessage: null,
  decidedAt: null,
  decidedById: null,
  decidedByName: null,
  decisions: 0,
  firstResponseAt: null,
  withdrawnAt: null,
  remindedAt: null,
  withdrawReason: null,
  anonymizedAt: null,
  lockVersion: 0,
};

const asShown = (row: WrittenRow, vacancy: VacancyRow, mayBeKept: boolean): ApplicationRow => ({
  ...row,
  vacancyTitle: vacancy.title,
  vacancyTitleEn: vacancy.titleEn,
  organizationName: vacancy.organizationName,
  vacancyStatus: vacancy.status,
  organizationApproved: vacancy.organizationApproved,
  mayBeKept,
});

type Earlier = NonNullable<Awaited<ReturnType<typeof activeApplication>>>;

/**
 * The links of the earlier one, which goes; null where it stays, and this one is not written. Whoever is signed in hears so; of others
 * only the mailbox.
 */
async function meetEarlier(context: CommandContext, earlier: Earlier): Promise<Link[] | null> {
  const { scope, actor, now } = context;
  if (earlier.confirmedAt) {
    if (actor.kind === 'user') refuse('already_applied', { pointer: '/data/attributes/email' });
    await announceRepeated(context, await applicationById(scope, earlier.id));
    return null;
  }
  // The mail of a moment ago is under way, with a link that works.
  if (actor.kind !== 'user' && now.getTime() - earlier.updatedAt.getTime() < pauseBetweenMailsMs) return null;
  // The new one has an id of its own: no id tells that there was an earlier one.
  const links = await takeLinks(scope, earlier.id, 'confirm_application');
  await scope.db
    .deleteFrom('applications')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', earlier.id)
    .execute();
  return links;
}

/**
 * Sends an application. Without an account it waits for the link in the mail; signed in, the address is proven and it goes to the
 * organisation at once. Throws 422 `already_applied` for a second one of somebody who is signed in.
 */
export async function sendApplication(
  context: CommandContext,
  input: ApplicationCreate,
): Promise<ApplicationRow> {
  const { scope, actor } = context;
  // Nobody says yes for another, whoever they act for.
  if (input.keepDays && actor.kind === 'user') personThemselves(actor);
  const { id } = await openVacancy(context, input.vacancyId);
  await checkHuman(context, input);
  // Two at once from the same address go one after the other, so that the second finds the first.
  await lockVacancy(scope, id);
  // Whoever held it may have closed it, or given it to another organisation, to which this goes then.
  const vacancy = await openVacancy(context, id);
  const row = rowOf(context, input, vacancy, await answersTo(context, vacancy, input));
  const earlier = await activeApplication(scope, vacancy.id, row.email);
  const mayBeKept =
    row.keepDays !== null ||
    (row.userId !== null && (await hasConsent(scope, row.userId, 'keep_applications')));
  const sent = asShown(row, vacancy, mayBeKept);
  const links = earlier ? await meetEarlier(context, earlier) : [];
  if (links === null) return sent;
  await scope.db
    .insertInto('applications')
    .values({ ...row, answers: JSON.stringify(row.answers) })
    .execute();
  await putReplacedLinks(scope, row.id, links, context.now);
  return announceSent(context, sent, vacancy);
}
