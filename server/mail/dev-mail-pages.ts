/** The pages of /dev/mail as HTML. For developers, so in English and without the product's theme. */
import { dateFormat } from '#contract/formatters.ts';
import { timeZone } from '#contract/locales.ts';
import { escapeHtml } from './escape-html.ts';

export interface KeptMail {
  id: string;
  template: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  status: string;
  failure: string | null;
  text: string;
  html: string;
  createdAt: Date;
  centerName: string;
}

const moment = dateFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'medium' });

const style = `
:root { color-scheme: light dark; --text: #1f2937; --soft: #4b5563; --paper: #fff; --line: #d1d5db; --link: #1d4ed8 }
@media (prefers-color-scheme: dark) { :root { --text: #f3f4f6; --soft: #c4c9d1; --paper: #16181d; --line: #4b5563; --link: #93c5fd } }
body { margin: 0 auto; max-width: 1100px; padding: 24px 16px; background: var(--paper); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
a { color: var(--link) } a:focus-visible { outline: 3px solid; outline-offset: 2px }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { padding: 10px 16px 10px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere }
td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums } p, dt { color: var(--soft) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px } dd { margin: 0; overflow-wrap: anywhere }
pre { padding: 16px; border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.5 ui-monospace, monospace }
iframe { box-sizing: border-box; width: 100%; height: 760px; border: 1px solid var(--line); background: #fff }`;

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const link = (url: string) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`;

/** Escaped first, so that an address holds no quote or bracket by the time it becomes a link. */
const linked = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/(?:(?!&(?:lt|gt|quot|#39);)\S)+/g, (url) => link(url));

const statusOf = (mail: KeptMail) => (mail.failure ? `${mail.status}: ${mail.failure}` : mail.status);

function row(mail: KeptMail): string {
  return `<tr><td>${escapeHtml(moment.format(mail.createdAt))}</td><td>${escapeHtml(mail.centerName)}</td><td>${escapeHtml(
    mail.recipient,
  )}</td><td><a href="/dev/mail/${escapeHtml(mail.id)}">${escapeHtml(mail.subject)}</a></td><td>${escapeHtml(mail.status)}</td></tr>`;
}

/** All mails, newest first. */
export function keptMailList(mails: readonly KeptMail[]): string {
  const list =
    mails.length === 0
      ? '<p>No mail yet. Apply to a vacancy and reload this page.</p>'
      : `<div class="wide" role="region" aria-label="Mails" tabindex="0"><table>
<thead><tr><th scope="col">Time</th><th scope="col">Centre</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Status</th></tr></thead>
<tbody>
${mails.map(row).join('\n')}
</tbody></table></div>`;
  return document(
    'Kept mails',
    `<h1>Kept mails</h1>
<p>This development server has no SMTP_URL: its mails are kept here and go nowhere.</p>
${list}`,
  );
}

/** One mail: who, what, as text and as HTML. */
export function keptMailDocument(mail: KeptMail): string {
  const facts = [
    ['Time', moment.format(mail.createdAt)],
    ['Centre', mail.centerName],
    ['To', mail.recipient],
    ...(mail.replyTo === null ? [] : [['Reply-To', mail.replyTo] as const]),
    ['Template', mail.template],
    ['Status', statusOf(mail)],
  ] as const;
  return document(
    mail.subject,
    `<p><a href="/dev/mail">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<h2>Text</h2>
<pre>${linked(mail.text)}</pre>
<h2>HTML</h2>
<iframe src="/dev/mail/${escapeHtml(mail.id)}/html" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  );
}

/** For an id that is not among the newest. */
export function notKept(): string {
  return document(
    'No such mail',
    '<h1>No such mail</h1>\n<p>The newest 500 are kept. <a href="/dev/mail">All mails</a></p>',
  );
}
