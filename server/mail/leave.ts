/**
 * The one place that decides whether a mail may leave that somebody can cause for an address that need not be theirs: so that
 * nobody's mailbox is flooded through us, and nobody writes to strangers in a centre's name. Such a mail is written to a
 * `Leave` instead of an address (deliveries.ts), and leaves are made here alone. Ask before a link is made, as a new link
 * ends the one before it.
 */
import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { fullMailboxes, noteAsked } from './everywhere.ts';
import type { MailSender } from './sender.ts';

interface Most {
  aMinute: number;
  aDay: number;
}

/** How many of a kind one mailbox gets of a centre; of all centres together everywhere.ts says. Whoever applies twice in a minute needs both links. */
export const limits = {
  account_confirm: { aMinute: 1, aDay: 12 },
  account_known: { aMinute: 1, aDay: 12 },
  account_parent: { aMinute: 1, aDay: 12 },
  account_removal_asked: { aMinute: 1, aDay: 12 },
  application_confirm: { aMinute: 3, aDay: 20 },
  application_known: { aMinute: 1, aDay: 12 },
  email_change_confirm: { aMinute: 1, aDay: 12 },
  email_change_taken: { aMinute: 1, aDay: 12 },
  invitation: { aMinute: 2, aDay: 12 },
  organization_confirm: { aMinute: 2, aDay: 12 },
  password_reset: { aMinute: 1, aDay: 12 },
  sign_in_link: { aMinute: 1, aDay: 12 },
  // To people of organisations and centres, about what strangers do: besides, they see it on their dashboard.
  application_received: { aMinute: 60, aDay: 500 },
  application_withdrawn: { aMinute: 60, aDay: 500 },
  organization_join_requested: { aMinute: 20, aDay: 100 },
  organization_waiting: { aMinute: 20, aDay: 100 },
} as const satisfies Record<string, Most>;
export type LimitedTemplate = keyof typeof limits;

export const isLimited = (template: string): template is LimitedTemplate => Object.hasOwn(limits, template);

/** Of all these kinds together, but for those that tell what strangers do. */
const together: Most = { aMinute: 6, aDay: 40 };
/** Of a centre in 24 hours, besides what its imports send. */
const mostOfCenter = 10_000;

const toldOnly: readonly LimitedTemplate[] = [
  'application_received',
  'application_withdrawn',
  'organization_join_requested',
  'organization_waiting',
];
const asked = (Object.keys(limits) as LimitedTemplate[]).filter((kind) => !toldOnly.includes(kind));

declare const given: unique symbol;

/** A mail of this kind may go to this address, once. */
export interface Leave<Template extends LimitedTemplate = LimitedTemplate> {
  readonly [given]: true;
  readonly to: string;
  readonly template: Template;
  readonly senderHash: Buffer | null;
}

/** Seconds after which one may be asked for again. */
export const pauseSeconds = 60;

/** As in the database: mail to `name+anything@` comes in the mailbox of `name@`. */
function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const plus = lower.indexOf('+');
  const at = plus < 0 ? -1 : lower.indexOf('@', plus);
  return at < 0 ? lower : lower.slice(0, plus) + lower.slice(at);
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
      and template = any(${[...asked, template]}::text[]) and created_at > now() - interval '1 day'
    group by mailbox`.execute(scope.db);
  return new Map(rows.map((row) => [row.mailbox, row]));
}

/** How many more this sender may cause today, and the centre of them. */
async function leftOf(scope: TenantScope, { hash, mostADay }: MailSender): Promise<number> {
  if (mostADay === Infinity) return Infinity;
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where sender_hash = ${hash})::int as own, count(*)::int as all
    from email_deliveries
    where volunteer_center_id = ${scope.centerId} and sender_hash is not null and created_at > now() - interval '1 day'`.execute(
    scope.db,
  );
  const { own = 0, all = 0 } = rows[0] ?? {};
  return Math.min(mostADay - own, mostOfCenter - all);
}

const none: Omit<Counts, 'mailbox'> = { kindMinute: 0, kindDay: 0, allMinute: 0, allDay: 0 };

function mayHave(template: LimitedTemplate, counts: Counts): boolean {
  const { aMinute, aDay } = limits[template];
  if (counts.kindMinute >= aMinute || counts.kindDay >= aDay) return false;
  return (
    toldOnly.includes(template) || (counts.allMinute < together.aMinute && counts.allDay < together.aDay)
  );
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
  if (!toldOnly.includes(template)) await holdMailboxes(scope, mailboxes);
  const counts = await countsOf(scope, template, mailboxes);
  const counting = toldOnly.includes(template) ? null : sender;
  const full = counting ? await fullMailboxes(scope, counting, mailboxes) : new Set();
  let left = sender ? await leftOf(scope, sender) : Infinity;
  const leaves = new Map<string, Leave<Template>>();
  for (const to of new Set(addresses)) {
    const mailbox = mailboxOf(to);
    const count = counts.get(mailbox) ?? { mailbox, ...none };
    if (left <= 0 || full.has(mailbox) || !mayHave(template, count)) continue;
    left -= 1;
    counts.set(mailbox, withOneMore(count));
    leaves.set(to, { to, template, senderHash: sender?.hash ?? null } as Leave<Template>);
  }
  if (counting) await noteAsked(scope, counting, [...leaves.keys()].map(mailboxOf));
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

/** As `askLeave`, for who may know: throws 429. */
export async function needLeave<Template extends LimitedTemplate>(
  scope: TenantScope,
  sender: MailSender | null,
  template: Template,
  to: string,
): Promise<Leave<Template>> {
  const leave = await askLeave(scope, sender, template, to);
  if (!leave) throw new Refusal([{ code: 'rate_limited', values: { seconds: pauseSeconds } }], pauseSeconds);
  return leave;
}
