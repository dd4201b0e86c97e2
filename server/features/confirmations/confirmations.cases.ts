/** Links that prove an address: for whoever holds one that was not used. */
import { randomUUID } from 'node:crypto';
import type { confirmationCalls } from '#contract/calls/confirmations.ts';
import { kind, outside, type CasesOf } from '#tests/cases/case.ts';
import { forEverybody } from '#tests/cases/expected.ts';
import { tokenHash } from '#tests/support/builders.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

const insert = `insert into one_time_tokens
  (volunteer_center_id, id, purpose, token_hash, application_id, expires_at, used_at)
  values ($1, $2, 'confirm_application', $3, $4, $5, $6)`;

/** A token for an application that waits for it. */
async function makeToken({ build, clock }: TestServer, center: number, used: Date | null): Promise<string> {
  const { id } = await build.application({ center, confirmed_at: null });
  const token = randomUUID();
  const expires = new Date(clock.now.getTime() + 86_400_000);
  await build.sql(center, insert, [center, randomUUID(), tokenHash(token), id, expires, used]);
  return token;
}

/** `id` is the token itself. */
const make = async ({ server }: { server: TestServer }) => [
  outside(await makeToken(server, first.id, null), 'other_organization', 'fresh'),
  outside(await makeToken(server, first.id, server.clock.now), 'other_organization', 'used'),
  outside(await makeToken(server, second.id, null), 'other_center', 'fresh'),
  outside(randomUUID(), 'missing', 'fresh'),
];

const tokens = kind({
  make,
  async putBack({ build }, { answer }) {
    const { id } = answer.body.data;
    await build.sql(first.id, 'update one_time_tokens set used_at = null where application_id = $1', [id]);
    await build.sql(first.id, 'update applications set confirmed_at = null where id = $1', [id]);
  },
});

/** Whose mail is sent once more: from then on they are of an older one, and lead on all the same. */
const links = kind({ make });

export const cases: CasesOf<typeof confirmationCalls> = {
  calls: {
    'POST /api/v1/confirm': {
      about: tokens,
      status: ({ relation, status }) =>
        relation === 'other_center' || relation === 'missing' ? 404 : status === 'used' ? 422 : 200,
      body: ({ record }) => ({ confirmation_token: record.id }),
    },
    'POST /api/v1/confirm/again': {
      about: links,
      status: ({ relation, status }) =>
        relation === 'other_center' || relation === 'missing' ? 404 : status === 'used' ? 422 : 204,
      body: ({ record }) => ({ confirmation_token: record.id }),
    },
  },
  screens: { '/confirm': forEverybody },
};
