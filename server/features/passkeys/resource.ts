import { passkeyOptions, passkeys } from '#contract/second-factors.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { PasskeyRow } from './queries.ts';

export const passkeyResource: Resource<PasskeyRow, typeof passkeys> = {
  contract: passkeys,
  id: (row) => row.id,
  attributes: (row) => plainAttributes(passkeys, row),
  can: () => ({ update: true, remove: true }),
};

export const passkeyOptionsResource: Resource<{ challenge: string }, typeof passkeyOptions> = {
  contract: passkeyOptions,
  id: (options) => options.challenge,
  attributes: (options) => ({ options: JSON.stringify(options) }),
};
