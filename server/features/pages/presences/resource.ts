import { pagePresences } from '#contract/page-presences.ts';
import type { Resource } from '#server/http/resource.ts';
import type { Presences } from './commands.ts';

export const pagePresenceResource: Resource<Presences, typeof pagePresences> = {
  contract: pagePresences,
  id: ({ id }) => id,
  attributes: ({ others }) => ({
    others: others.map(({ name, since }) => ({ name, since: since.toISOString() })),
  }),
};
