/**
 * The one place that decides whether a mail may leave that somebody can cause for an address that need not be theirs: so that
 * nobody's mailbox is flooded through us, and nobody writes to strangers in a centre's name. Such a mail is written to a
 * `Leave` instead of an address (deliveries.ts), and leaves are made here alone. Ask before a link is made, as a new link
 * ends the one before it.
 */
import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { fullMailboxes, noteAsked } from './rate-limits.ts';
import {
  names,
  countedAs,
  limits,
  mostOfCenter,
  pauseSeconds,
  toldOnly,
  together,
  waysIn,
  type LimitedTemplate,
} from './limits.ts';
import { mailboxOf } from './mailbox.ts';
import type { MailSender } from './sender.ts';

declare const given: unique symbol;

/** A mail of this kind may go to this address, once. */
export interface Leave<Template extends LimitedTemplate = LimitedTemplate> {
  readonly [given]: true;
  readonly to: string;
  readonly template: Template;
  readonly senderHash: Buffer | null;
}

interface Counts {
  mailbox: string;
  kindMinute: number;
  kindDay: number;
  allMinute: number;
  allDay: number;
}

/** Two at once to one mailbox go one after the other, at whatever centre: the second sees what the first did. */
async function holdMailboxes(scope: TenantScope, mailboxes: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(key) from (
    select hashtextextended('mail to ' || mailbox, 0) as key from unnest(${mailboxes}::text[]) as mailbox order by 1
  ) keys`.execute(scope.db);
}

async function countsOf(
  scope: TenantScope,
  template: LimitedTemplate,
  mailboxes: readonly string[],
): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts>`
    select mailbox,
      count(*) filter (where template = ${template} and created_at > now() - make_interval(secs => ${pauseSeconds}))::int as kind_minute,
      count(*) filter (where template = ${template})::int as kind_day,
      count(*) filter (where created_at > now() - make_interval(secs => ${pauseSeconds}))::int as all_minute,
      count(*)::int as all_day
    from email_deliveries
    where volunteer_center_id = ${scope.centerId} and mailbox = any(${mailboxes}::text[])
      and template = any(${[...names, template]}::text[]) and created_at > now() - interval '1 day'
    group by mailbox`.execute(scope.db);
  return new Map(rows.map((row) => [row.mailbox, row]));
}

/** How many more of a kind this sender may cause today, and the centre of them. */
async function leftOf(
  scope: TenantScope,
  { hash, mostADay }: MailSender,
  template: LimitedTemplate,
): Promise<number> {
  if (mostADay === Infinity) return Infinity;
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where sender_hash = ${hash})::int as own, count(*)::int as all
    from email_deliveries
    where volunteer_center_id = ${scope.centerId} and sender_hash is not null and created_at > now() - interval '1 day'`.execute(
    scope.db,
  );
  const { own = 0, all = 0 } = rows[0] ?? {};
  return Math.min(mostADay - own, waysIn.includes(template) ? Infinity : mostOfCenter - all);
}

const none: Omit<Counts, 'mailbox'> = { kindMinute: 0, kindDay: 0, allMinute: 0, allDay: 0 };

function mayHave(template: LimitedTemplate, counts: Counts): boolean {
  const { aMinute, aDay } = limits[template];
  if (counts.kindMinute >= aMinute || counts.kindDay >= aDay) return false;
  if (toldOnly.includes(template) || waysIn.includes(template)) return true;
  return counts.allMinute < together.aMinute && counts.allDay < together.aDay;
}

/** One more of the kind, as the database will count it: many addresses may share a mailbox. */
const withOneMore = ({ mailbox, kindMinute, kindDay, allMinute, allDay }: Counts): Counts => ({
  mailbox,
  kindMinute: kindMinute + 1,
  kindDay: kindDay + 1,
  allMinute: allMinute + 1,
  allDay: allDay + 1,
});

/** As `askLeave` for many, in as many statements; the addresses that may be written to. A job has no sender. */
export async function askLeaves<Template extends LimitedTemplate>(
  scope: TenantScope,
  sender: MailSender | null,
  template: Template,
  addresses: readonly string[],
): Promise<Map<string, Leave<Template>>> {
  const mailboxes = [...new Set(addresses.map(mailboxOf))];
  if (mailboxes.length === 0) return new Map();
  // First, as whoever waits for it holds nothing yet: so that nobody gets past the limit by asking many at once.
  if (sender && sender.mostADay !== Infinity)
    await takeTurn(scope, `mails of ${sender.hash.toString('hex')}`);
  if (!toldOnly.includes(template)) await holdMailboxes(scope, mailboxes);
  const counts = await countsOf(scope, template, mailboxes);
  const counting = toldOnly.includes(template) ? null : sender;
  const asCounted = (mailbox: string) => countedAs(template, mailbox);
  const full = counting ? await fullMailboxes(scope, counting, mailboxes.map(asCounted)) : new Set();
  let left = sender ? await leftOf(scope, sender, template) : Infinity;
  const leaves = new Map<string, Leave<Template>>();
  for (const to of new Set(addresses)) {
    const mailbox = mailboxOf(to);
    const count = counts.get(mailbox) ?? { mailbox, ...none };
    if (left <= 0 || full.has(asCounted(mailbox)) || !mayHave(template, count)) continue;
    left -= 1;
    counts.set(mailbox, withOneMore(count));
    leaves.set(to, { to, template, senderHash: sender?.hash ?? null } as Leave<Template>);
  }
  if (counting)
    await noteAsked(
      scope,
      counting,
      [...leaves.keys()].map((to) => asCounted(mailboxOf(to))),
    );
  return leaves;
}

/** Whether one more may go to this address now; null when not, which who asks without an account is never told. */
export async function askLeave<Template extends LimitedTemplate>(
  scope: TenantScope,
  sender: MailSender | null,
  template: Template,
  to: string,
): Promise<Leave<Template> | null> {
  return (await askLeaves(scope, sender, template, [to])).get(to) ?? null;
}

/**
 * As `askLeave`, for whoever asks this kind themselves: throws 429 when the mailbox had too many of it. Null when it, or the sender, had too
 * many of all: that is told to nobody, as some kinds come only where there is an account.
 */
export async function needLeave<Template extends LimitedTemplate>(
  scope: TenantScope,
  sender: MailSender | null,
  template: Template,
  to: string,
): Promise<Leave<Template> | null> {
  const leave = await askLeave(scope, sender, template, to);
  if (leave) return leave;
  const mailbox = mailboxOf(to);
  const had = (await countsOf(scope, template, [mailbox])).get(mailbox) ?? none;
  const { aMinute, aDay } = limits[template];
  if (had.kindMinute < aMinute && had.kindDay < aDay) return null;
  throw new Refusal([{ code: 'rate_limited', values: { seconds: pauseSeconds } }], pauseSeconds);
}
