/** Signing an organisation up as its contact person does: the form, the mail and its link. */
import { solveChallenge } from '#tests/support/applying.ts';
import { ownPage } from '#tests/support/signing-up.ts';
import { first, type TestAnswer, type TestServer } from '#tests/support/server.ts';

let count = 0;

export const contactPerson = (over: object = {}): Record<string, unknown> => ({
  first_name: 'Lotte',
  last_name: 'Smit',
  email: `lotte${(count += 1)}@kikker.example`,
  phone_number: '0118 61 20 33',
  password: 'groene fiets loopt',
  accept_terms: true,
  ...over,
});

/** What the form sends; a new address each time. */
export const newOrganization = (over: object = {}): Record<string, unknown> => ({
  ...contactPerson(),
  name: 'Speeltuin Kikkerland',
  standing: 'registered',
  chamber_of_commerce_number: '61204481',
  description: 'We houden de speeltuin open.\n\nVoor kinderen uit de buurt.',
  street: 'Meerpad',
  house_number: '6',
  postcode: '8091',
  city: 'Wezep',
  accept_criteria: true,
  ...over,
});

/** Sends the form without an account. */
export async function signUpOrganization(
  server: Pick<TestServer, 'call'>,
  over: object = {},
  host = first.host,
): Promise<TestAnswer> {
  const attributes = newOrganization({ proof: await solveChallenge(server, host), ...over });
  const body = { data: { type: 'organization_signups', attributes } };
  return server.call(host, 'POST', '/api/v1/organizations/signup', { body, headers: ownPage });
}

/** Presses the button behind the link. */
export const confirmSignup = (
  server: Pick<TestServer, 'call'>,
  token: string,
  headers: Record<string, string> = {},
): Promise<TestAnswer> =>
  server.call(first.host, 'POST', '/api/v1/organizations/signup/confirm', {
    body: { confirmation_token: token },
    headers,
  });
