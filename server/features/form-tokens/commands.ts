/** Giving people a link of their own to a form, by mail, and stopping one. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { slugPattern } from '#contract/page-kinds.ts';
import { mostMailedADay, mostTokens, type AskedPerson, type FormTokenCreate } from '#contract/form-tokens.ts';
import { recordAudit } from '#server/audit/events.ts';
import { hashToken, newToken } from '#server/auth/tokens.ts';
import { canAsk } from '#server/features/forms/policy.ts';
import { holdForm, type FormRow } from '#server/features/forms/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { refuse } from '#server/http/refusal.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import { askLeaves } from '#server/mail/recipient-permission.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { askedAlready, countedTokens, writtenToken, type FormTokenRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin'>;

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
  { scope, center, origin }: CommandContext,
  form: FormRow,
  people: readonly Asked[],
): Promise<Map<string, Buffer>> {
  // It is staff that asks, and `mostMailedADay` that bounds them.
  const leaves = await askLeaves(
    scope,
    null,
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
    const formUrl = `${origin}${form.locale === 'en' ? '/en' : ''}/forms/${secret}`;
    const values = { title: form.title, name: name ?? null, isForOnce: form.tokenUse === 'once', formUrl };
    return [{ to, template: 'form_asked' as const, locale, values, centerBranding }];
  });
  await queueEmails(scope, mails);
  return hashes;
}

/** Throws 422 where nobody can be asked now: a draft leads nowhere, and to what everybody can fill in nobody needs a link. */
async function heldToAsk({ scope }: CommandContext, id: string): Promise<FormRow> {
  const form = (await holdForm(scope, id)) ?? refuse('not_found');
  if (!canAsk(form)) refuse('move_refused', { values: { state: form.status } });
  return form;
}

/** Throws 422 beyond the links of one form, or the mails of a centre in a day. */
async function refuseTooMany(
  { scope, now }: CommandContext,
  formId: string,
  more: { links: number; mails: number },
): Promise<void> {
  // Two forms at once count together.
  await takeTurn(scope, `links of ${scope.centerId}`);
  const { ofForm, mailed } = await countedTokens(scope, formId, new Date(now.getTime() - dayMs));
  const pointer = '/data/attributes/people';
  if (ofForm + more.links > mostTokens) refuse('too_many', { pointer, values: { maximum: mostTokens } });
  if (mailed + more.mails > mostMailedADay)
    refuse('too_many', { pointer, values: { maximum: mostMailedADay } });
}

/** Each address once, in whatever letters it is written. */
const different = (people: readonly AskedPerson[]): AskedPerson[] => [
  ...new Map(people.map((one) => [one.email.toLowerCase(), one])).values(),
];

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
  const { scope, actor, now } = context;
  const form = await heldToAsk(context, formId);
  const given = different(people);
  const before = await askedAlready(
    scope,
    formId,
    given.map(({ email }) => email.toLowerCase()),
  );
  const isKnown = ({ email }: AskedPerson) => before.has(email.toLowerCase());
  const fresh = given.filter((one) => !isKnown(one)).map((one) => ({ ...one, id: uuidv7() }));
  const known = given.filter(isKnown).map(({ email }) => email);
  if (fresh.length === 0) return { form, sent: 0, known, waiting: [] };
  await refuseTooMany(context, formId, { links: fresh.length, mails: fresh.length });
  const hashes = await mailLinks(context, form, fresh);
  await scope.db
    .insertInto('formTokens')
    .values(
      fresh.map(({ id, email, name }) => ({
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

const change = async (
  { scope, actor }: CommandContext,
  { id, formId }: FormTokenRow,
  form: FormRow,
  {
    act,
    ...values
  }: { act: 'send_link' | 'withdraw_link' } & {
    [Name in 'tokenHash' | 'sentAt' | 'usedAt' | 'withdrawnAt']?: Name extends 'tokenHash'
      ? Buffer | null
      : Date | null;
  },
): Promise<FormTokenRow> => {
  await scope.db
    .updateTable('formTokens')
    .set(values)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await recordAudit(scope, actor, { act, subjectType: 'forms', subjectId: formId, reason: form.title });
  return (await writtenToken(scope, id)) ?? refuse('not_found');
};

/** A new link for somebody whose mail is lost, or who may fill it in once more. Throws 429 for a mailbox that had very many. */
export async function sendAnew(context: CommandContext, { id, formId }: FormTokenRow): Promise<FormTokenRow> {
  const { scope, now } = context;
  const form = await heldToAsk(context, formId);
  const token = (await writtenToken(scope, id)) ?? refuse('not_found');
  await refuseTooMany(context, formId, { links: 0, mails: 1 });
  const tokenHash = (await mailLinks(context, form, [token])).get(id);
  if (!tokenHash) refuse('rate_limited', { values: { seconds: 60 } });
  return change(context, token, form, {
    act: 'send_link',
    tokenHash,
    sentAt: now,
    usedAt: null,
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
  return change(context, token, form, {
    act: 'withdraw_link',
    tokenHash: null,
    withdrawnAt: token.withdrawnAt ?? now,
  });
}

/** It was filled in by this link. */
export async function noteUsed({ db, centerId }: TenantScope, id: string, now: Date): Promise<void> {
  await db
    .updateTable('formTokens')
    .set({ usedAt: now })
    .where('volunteerCenterId', '=', centerId)
    .where('id', '=', id)
    .execute();
}

/** Who was asked is known for as long as the form keeps its answers. Answers how many go. */
export async function forgetTokens({ scope, now }: Pick<Context, 'scope' | 'now'>): Promise<number> {
  const gone = await scope.db
    .deleteFrom('formTokens as t')
    .using('forms as f')
    .where('t.volunteerCenterId', '=', scope.centerId)
    .where('f.volunteerCenterId', '=', scope.centerId)
    .whereRef('f.id', '=', 't.formId')
    .where(
      sql<boolean>`greatest(t.created_at, t.sent_at) < ${now}::timestamptz - make_interval(days => f.retention_days)`,
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
