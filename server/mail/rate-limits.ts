/**
 * What all centres together send to one mailbox because somebody asked: without this it would get as much of each centre as one
 * may send. Counted by a keyed hash, so that no centre reads of another to whom it wrote.
 */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { MailSender } from './sender.ts';

/** Twice what one centre sends: a stranger who used up a mailbox at one site closes it at no other. */
export const everywhere = { aMinute: 12, aDay: 80 };

/** Those of the mailboxes that may get no more now. */
export async function fullMailboxes(
  scope: TenantScope,
  { mailboxHash }: MailSender,
  mailboxes: readonly string[],
): Promise<Set<string>> {
  const hashes = mailboxes.map(mailboxHash);
  const { rows } = await sql<{ mailboxHash: Buffer }>`
    select mailbox_hash from asked_mails
    where mailbox_hash = any(${hashes}::bytea[]) and created_at > now() - interval '1 day'
    group by mailbox_hash
    having count(*) >= ${everywhere.aDay}
      or count(*) filter (where created_at > now() - interval '1 minute') >= ${everywhere.aMinute}`.execute(
    scope.db,
  );
  const full = new Set(rows.map((row) => row.mailboxHash.toString('hex')));
  return new Set(mailboxes.filter((_, at) => full.has(hashes[at]?.toString('hex') ?? '')));
}

/** Notes that these get one each, with the transaction that writes them. */
export async function noteAsked(
  scope: TenantScope,
  { mailboxHash }: MailSender,
  mailboxes: readonly string[],
): Promise<void> {
  if (mailboxes.length === 0) return;
  await sql`insert into asked_mails (mailbox_hash)
    select unnest(${mailboxes.map(mailboxHash)}::bytea[])`.execute(scope.db);
}
