/** What was done with one's own data, and until when that is kept. */
import * as z from 'zod/mini';
import { moment, oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';

export const personalDataKinds = ['mail', 'look_up', 'export', 'download', 'consent'] as const;

/** What was done with one's own data: a mail, a look by staff, a list that it stood in, a download, a consent; and until when that is kept. */
export const personalTraces = resourceContract({
  type: 'personal_traces',
  attributes: z.object({
    kind: oneOf(personalDataKinds),
    /** Subject of the mail, act of the look-up, words of the consent; null for a list or a download. */
    what: z.nullable(z.string()),
    /** Language of that text, of a mail or consent; null where it is not a text. */
    locale: z.nullable(oneOf(locales)),
    /** Who looked; null where nobody did. */
    actorName: z.nullable(z.string()),
    createdAt: moment(),
    /** When it goes by itself; null for what is kept as long as the account. */
    removedAt: z.nullable(moment()),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
