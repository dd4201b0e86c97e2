/** Applying as somebody without an account does: the challenge, the form, the mail and its link. */
import { hash } from 'node:crypto';
import { hasEnoughZeros } from '#contract/proof-of-work.ts';
import { first, type CallOptions, type TestAnswer, type TestServer } from '#tests/support/server.ts';

/** Does the little sum. */
export async function solveChallenge({ call }: Pick<TestServer, 'call'>, host = first.host): Promise<string> {
  const answer = await call(host, 'GET', '/api/v1/applications/challenge');
  const challenge: string = answer.body.data.id;
  for (let nonce = 0; ; nonce++)
    if (hasEnoughZeros(hash('sha256', `${challenge}.${nonce}`, 'buffer'))) return `${challenge}.${nonce}`;
}

let count = 0;

/** What the form sends; a new address each time. */
export const applicationForm = (vacancyId: string, over: object = {}): Record<string, unknown> => ({
  vacancy_id: vacancyId,
  message: 'Ik help graag mee.',
  first_name: 'Noor',
  last_name: 'Jansen',
  email: `sollicitant${(count += 1)}@post.example`,
  phone_number: '06 12 34 56 78',
  consent: true,
  ...over,
});

/** Sends it; without `as` the sum is done first. */
export async function apply(
  server: Pick<TestServer, 'call'>,
  vacancyId: string,
  over: object = {},
  options: CallOptions & { host?: string } = {},
): Promise<TestAnswer> {
  const { host = first.host, ...rest } = options;
  const proof = options.as ? {} : { proof: await solveChallenge(server, host) };
  const attributes = applicationForm(vacancyId, { ...proof, ...over });
  const body = { data: { type: 'applications', attributes } };
  return server.call(host, 'POST', '/api/v1/applications', { ...rest, body });
}

export interface Mail {
  template: string;
  locale: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  unsubscribe_url: string | null;
  status: string;
}

/** Mails of the centre since the last call, oldest first; they are taken away. */
export async function takeMails({ build }: Pick<TestServer, 'build'>, center = first.id): Promise<Mail[]> {
  const text = 'delete from email_deliveries where volunteer_center_id = $1 returning *';
  const rows = await build.sql(center, text, [center]);
  // As if they had come long ago.
  await build.sql(center, 'delete from asked_mails');
  return rows.toSorted((a, b) => String(a['id']).localeCompare(String(b['id']))) as unknown as Mail[];
}

/** The token of the link in a mail. */
export function tokenIn(mail: Mail | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1];
  if (!token) throw new Error(`There is no link with a token in the mail ${mail?.template}.`);
  return token;
}

/** Presses the button behind the link; of an account also with the password from now on. */
export const confirm = (
  server: Pick<TestServer, 'call'>,
  token: string,
  { host = first.host, password, ...options }: CallOptions & { host?: string; password?: string } = {},
): Promise<TestAnswer> =>
  server.call(host, 'POST', '/api/v1/confirm', {
    ...options,
    body: { confirmation_token: token, ...(password === undefined ? {} : { password }) },
  });
