/** Who causes a mail, as far as that limits how many: known again within a day, and never by name. */
import { createHmac } from 'node:crypto';
import type { Env } from '#server/env.ts';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { shareOf } from '#server/auth/network-groups.ts';

export interface MailSender {
  /** Keyed hash of the account, or of the address or network of who is not signed in. */
  readonly hash: Buffer;
  /** Mails to others' addresses that they may cause in 24 hours; Infinity where the limits are switched off. */
  mostADay: number;
  /** Keyed hash of a mailbox, by which all centres count what it gets. */
  mailboxHash(mailbox: string): Buffer;
}

/** Many people share an address: a library, a town hall, a school. */
const daily = { visitor: 200, account: 40, staff: 1000 };

/** Who sends this request. */
export function mailSender(
  { secret, rateLimitFactor }: Pick<Env, 'secret' | 'rateLimitFactor'>,
  actor: Actor,
  ip: string,
): MailSender {
  const kind =
    actor.kind !== 'user' ? 'visitor' : accessLevel(actor, 'users.invite') === 'center' ? 'staff' : 'account';
  const hashOf = (...parts: string[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
  let hash: Buffer | undefined;
  return {
    // Most of what is asked sends no mail.
    get hash() {
      return (hash ??= hashOf('mail sender', shareOf(actor, ip)));
    },
    mailboxHash: (mailbox) => hashOf('mailbox', mailbox),
    mostADay: rateLimitFactor === 0 ? Infinity : Math.ceil(daily[kind] * rateLimitFactor),
  };
}
