/** The mail server, and what its answers mean for a mail. */
import { createTransport } from 'nodemailer';

/** Under whose name a mail leaves, and the address where answers to it go; without one they go to the sender's. */
export interface Sender {
  name: string;
  replyTo: string | null;
}

/** A mail as the mail server gets it. */
export interface Letter {
  id: string;
  sender: Sender;
  to: string;
  /** Where answers go instead of to the sender's address; null for most mails. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  locale: string;
  /** Where a POST stops such mails (RFC 8058); null for those that cannot be stopped. */
  unsubscribeUrl: string | null;
  writtenAt: Date;
}

/** `permanent`: the mail server will never take it. `temporary`: it may later. */
export type Refusal = { kind: 'bounced' | 'failed' | 'temporary'; reason: string };

export interface MailTransport {
  /** Resolves with null when the mail server has taken it. */
  send(letter: Letter, signal: AbortSignal): Promise<Refusal | null>;
}

/** After a minute another process may send the mail (send.ts). */
const longestWait = 25_000;

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** What to do after an error: only a 'no' to this recipient or this mail is final; the rest is trouble of the server. */
export function refusalOf(error: SmtpError): Refusal {
  const reason = (error.response ?? error.message).slice(0, 500);
  const isNo = error.responseCode !== undefined && error.responseCode >= 500;
  // A wrong password or a sender that is not allowed hits every mail until somebody mends it: none may be lost by it.
  if (!isNo || error.code === 'EAUTH' || error.command === 'MAIL FROM') return { kind: 'temporary', reason };
  if (error.command === 'RCPT TO') return { kind: 'bounced', reason };
  return error.code === 'EMESSAGE' ? { kind: 'failed', reason } : { kind: 'temporary', reason };
}

function waitNoLonger(signal: AbortSignal): Promise<never> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(longestWait)]);
  return new Promise((_resolve, reject) => {
    const give = () =>
      reject(new Error(signal.aborted ? 'The server stopped' : 'The mail server took too long'));
    if (either.aborted) give();
    else either.addEventListener('abort', give, { once: true });
  });
}

/** `Punt <noreply@punt.example>` → `noreply@punt.example`. */
const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** Made of the mail's id, so that a repeat is recognisable as the same mail. */
const messageId = (id: string, address: string) => `<${id}@${address.split('@')[1] ?? 'localhost'}>`;

/** As objects they are one address each, whatever signs are in them. */
const addresses = ({ sender: { name, replyTo }, to, ...letter }: Letter, from: string) => ({
  from: { name, address: from },
  to: { name: '', address: to },
  ...(replyTo === null ? {} : { replyTo: { name, address: replyTo } }),
  // Without a name: whoever typed the address would choose what a mail program shows in its place.
  ...(letter.replyTo === null ? {} : { replyTo: { name: '', address: letter.replyTo } }),
});

/** By which a mail program offers a button to stop such mails (RFC 2369, RFC 8058). */
const stopHeaders = ({ unsubscribeUrl }: Letter): Record<string, string> =>
  unsubscribeUrl === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Sends through SMTP; `from` is the address that all mails leave from. No connection is kept: a mail is a matter of seconds, and nothing is left to close. */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const address = addressOf(from);
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter, signal) {
      const sending = smtp.sendMail({
        ...addresses(letter, address),
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        messageId: messageId(letter.id, address),
        date: letter.writtenAt,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': letter.locale,
          ...stopHeaders(letter),
        },
      });
      try {
        await Promise.race([sending, waitNoLonger(signal)]);
        return null;
      } catch (error) {
        return refusalOf(error as SmtpError);
      }
    },
  };
}
