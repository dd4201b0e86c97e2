/** Giving people a link of their own to a form, by mail, and stopping one. */
import { sql, type SqlBool, type Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { slugPattern } from '#contract/page-kinds.ts';
import {
  mostMailedADay,
  mostMailedByOrganization,
  mostTokens,
  type AskedPerson,
  type FormTokenCreate,
} from '#contract/form-tokens.ts';
import { recordAudit } from '#server/audit/events.ts';
import { hashToken, newToken } from '#server/auth/tokens.ts';
import type { FormTokens } from '#server/db/types.ts';
import { noteTokens } from '#server/features/forms/commands.ts';
import { intakeOf, keptOrganizations } from '#server/features/forms/policy.ts';
import { holdForm, type FormRow } from '#server/features/forms/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import { pauseSeconds } from '#server/mail/limits.ts';
import { askLeaves } from '#server/mail/recipient-permission.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import {
  askedAlready,
  countedTokens,
  mailedSince,
  sentOfOrganizationSince,
  writtenToken,
  type FormTokenRow,
} from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender'>;

const dayMs = 24 * 60 * 60 * 1000;

/** A secret that is no address of a form: both stand behind /forms/. */
function newSecret(): string {
  const secret = newToken();
  return slugPattern.test(secret) ? newSecret() : secret;
}

interface Asked extends AskedPerson {
  id: string;
}

/** Writes each of them with a new link. Answers the secrets' hashes of those that were sent, by id; a mailbox that had very many gets none. */
async function mailLinks(
  { scope, actor, center, origin, sender }: CommandContext,
  form: FormRow,
  people: readonly Asked[],
): Promise<Map<string, Buffer>> {
  // How many a centre mails in a day is bounded by `mostMailedADay`; what one mailbox gets is counted as of every sender.
  const { hash, mailboxHash } = sender;
  const isUnlimited =
    keptOrganizations(actor) === null || form.organizationId === null || sender.mostADay === Infinity;
  const leaves = await askLeaves(
    scope,
    { hash, mailboxHash, mostADay: isUnlimited ? Infinity : mostMailedByOrganization },
    'form_asked',
    people.map(({ email }) => email),
  );
  const locale = chooseLocale([form.locale], center);
  const centerBranding = await mailBranding(scope, center, origin);
  const hashes = new Map<string, Buffer>();
  const mails = people.flatMap(({ id, email, name }) => {
    const to = leaves.get(email);
    if (!to) return [];
    const secret = newSecret();
    hashes.set(id, hashToken(secret));
    const formUrl = `${origin}${locale === 'en' ? '/en' : ''}/forms/${secret}`;
    const values = {
      title: form.title,
      name: name ?? null,
      organization: form.organizationName,
      isForOnce: form.tokenUse === 'once',
      formUrl,
    };
    return [{ to, template: 'form_asked' as const, locale, values, centerBranding }];
  });
  await queueEmails(scope, mails);
  return hashes;
}

/** Throws 422 where nobody can be asked now: what is no longer filled in, and what everybody can fill in. */
async function heldToAsk({ scope, now }: CommandContext, id: string): Promise<FormRow> {
  const form = (await holdForm(scope, id)) ?? refuse('not_found');
  if (form.accessPermission !== 'token_holder') refuse('form_for_everybody');
  const intake = intakeOf(form, now);
  if (intake !== 'open') refuse(intake === 'full' ? 'form_full' : 'form_closed');
  return form;
}

/** Throws 422 where a centre mailed as many in a day as it may. */
async function refuseTooManyMails(
  { scope, now }: CommandContext,
  { organizationId }: FormRow,
  more: number,
): Promise<void> {
  // Two forms at once count together.
  await takeTurn(scope, `links of ${scope.centerId}`);
  const since = new Date(now.getTime() - dayMs);
  if (organizationId !== null) {
    const sent = await sentOfOrganizationSince(scope, organizationId, since);
    if (sent + more > mostMailedByOrganization)
      refuse('links_of_today', { values: { maximum: mostMailedByOrganization } });
  }
  const mailed = await mailedSince(scope, since);
  if (mailed + more > mostMailedADay) refuse('links_of_today', { values: { maximum: mostMailedADay } });
}

/** Each address once. */
const different = (people: readonly AskedPerson[]): AskedPerson[] => [
  ...new Map(people.map((one) => [one.email, one])).values(),
];

/** Keeps who was asked, those with a hash as mailed. */
async function keepTokens(
  { scope, now }: CommandContext,
  { id: formId }: FormRow,
  people: readonly Asked[],
  hashes: ReadonlyMap<string, Buffer>,
): Promise<void> {
  await scope.db
    .insertInto('formTokens')
    .values(
      people.map(({ id, email, name }) => ({
        volunteerCenterId: scope.centerId,
        id,
        formId,
        email,
        name: name ?? null,
        tokenHash: hashes.get(id) ?? null,
        sentAt: hashes.has(id) ? now : null,
        createdAt: now,
      })),
    )
    .execute();
  await noteTokens(scope, formId);
}

interface Outcome {
  form: FormRow;
  sent: number;
  known: string[];
  waiting: string[];
}

/** Asks those who have no link yet. Throws 422 for a form that nobody can be asked for, and for too many. */
export async function askPeople(
  context: CommandContext,
  { id: formId }: FormRow,
  { people }: FormTokenCreate,
): Promise<Outcome> {
  const { scope, actor } = context;
  const form = await heldToAsk(context, formId);
  const given = different(people);
  const before = await askedAlready(
    scope,
    formId,
    given.map(({ email }) => email),
  );
  const isKnown = ({ email }: AskedPerson) => before.has(email);
  const fresh = given.filter((one) => !isKnown(one)).map((one) => ({ ...one, id: uuidv7() }));
  const known = given.filter(isKnown).map(({ email }) => email);
  if (fresh.length === 0) return { form, sent: 0, known, waiting: [] };
  if ((await countedTokens(scope, formId)) + fresh.length > mostTokens)
    refuse('too_many', { pointer: '/data/attributes/people', values: { maximum: mostTokens } });
  await refuseTooManyMails(context, form, fresh.length);
  const hashes = await mailLinks(context, form, fresh);
  await keepTokens(context, form, fresh, hashes);
  await recordAudit(scope, actor, {
    act: 'ask',
    subjectType: 'forms',
    subjectId: formId,
    reason: form.title,
    records: fresh.length,
  });
  const waiting = fresh.filter(({ id }) => !hashes.has(id)).map(({ email }) => email);
  return { form, sent: hashes.size, known, waiting };
}

type LinkChange = Pick<Updateable<FormTokens>, 'tokenHash' | 'sentAt' | 'isSpent' | 'withdrawnAt'>;

/** Changes a link, on the record of its form. */
async function changeLink(
  { scope, actor }: CommandContext,
  { id, formId }: FormTokenRow,
  { title: reason }: FormRow,
  { act, ...values }: LinkChange & { act: 'send_link' | 'withdraw_link' },
): Promise<FormTokenRow> {
  await scope.db
    .updateTable('formTokens')
    .set(values)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await recordAudit(scope, actor, { act, subjectType: 'forms', subjectId: formId, reason });
  return (await writtenToken(scope, id)) ?? refuse('not_found');
}

/** A new link for somebody whose mail is lost, or who may fill it in once more. Throws 429 for a mailbox that had very many. */
export async function sendAnew(context: CommandContext, { id, formId }: FormTokenRow): Promise<FormTokenRow> {
  const { scope, now } = context;
  const form = await heldToAsk(context, formId);
  const token = (await writtenToken(scope, id)) ?? refuse('not_found');
  await refuseTooManyMails(context, form, 1);
  const tokenHash = (await mailLinks(context, form, [token])).get(id);
  if (!tokenHash)
    throw new Refusal([{ code: 'rate_limited', values: { seconds: pauseSeconds } }], pauseSeconds);
  return changeLink(context, token, form, {
    act: 'send_link',
    tokenHash,
    sentAt: now,
    isSpent: false,
    withdrawnAt: null,
  });
}

/** It opens nothing from now on; what was filled in by it stays. */
export async function withdrawToken(
  context: CommandContext,
  { id, formId }: FormTokenRow,
): Promise<FormTokenRow> {
  const { scope, now } = context;
  const form = (await holdForm(scope, formId)) ?? refuse('not_found');
  const token = (await writtenToken(scope, id)) ?? refuse('not_found');
  if (token.withdrawnAt !== null) return token;
  return changeLink(context, token, form, { act: 'withdraw_link', tokenHash: null, withdrawnAt: now });
}

/** It was filled in by this link. */
export async function noteUsed({ db, centerId }: TenantScope, id: string, now: Date): Promise<void> {
  await db
    .updateTable('formTokens')
    .set({ usedAt: now, isSpent: true })
    .where('volunteerCenterId', '=', centerId)
    .where('id', '=', id)
    .execute();
}

/** Not mailed, and not used, for as long as its form `f` keeps its answers. */
const isOutlived = (now: Date) =>
  sql<SqlBool>`greatest(t.created_at, t.sent_at, t.used_at) < ${now}::timestamptz - make_interval(days => f.retention_days)`;

/** Who was asked is known for as long as the answers to the form are. Answers how many go. */
export async function forgetTokens({ scope, now }: Pick<Context, 'scope' | 'now'>): Promise<number> {
  // Held first, as by everybody who changes what a form counts: what came in by a link is written again.
  await sql`select from forms f where f.volunteer_center_id = ${scope.centerId} and exists (
    select from form_tokens t where t.volunteer_center_id = f.volunteer_center_id and t.form_id = f.id and ${isOutlived(now)})
    order by f.id for update`.execute(scope.db);
  const gone = await scope.db
    .deleteFrom('formTokens as t')
    .using('forms as f')
    .where('t.volunteerCenterId', '=', scope.centerId)
    .where('f.volunteerCenterId', '=', scope.centerId)
    .whereRef('f.id', '=', 't.formId')
    .where(isOutlived(now))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
