import { sessions } from '#contract/sessions.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { DeviceRow } from './queries.ts';

export const deviceResource: Resource<DeviceRow, typeof sessions> = {
  contract: sessions,
  id: (row) => row.id,
  attributes: (row, { actor }) => ({
    ...plainAttributes(sessions, row),
    isCurrent: actor.kind === 'user' && actor.sessionId === row.id,
    lastUsedAt: row.rotatedAt.toISOString(),
  }),
  can: (_row, { actor }) => ({ end: actor.kind === 'user' && actor.actingAdmin === null }),
};
