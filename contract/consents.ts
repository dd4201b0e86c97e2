/** What somebody agreed to, in the words that they saw, and when they took it back. */
import * as z from 'zod/mini';
import { moment, oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';

export const consentKinds = [
  'terms',
  'digest',
  'parent',
  'keep_applications',
  'organization_criteria',
] as const;
export type ConsentKind = (typeof consentKinds)[number];

const attributes = z.object({
  kind: oneOf(consentKinds),
  /** The sentence on the screen, in the language of then. */
  consentText: z.string(),
  locale: oneOf(locales),
  givenAt: moment(),
  /** Null while it stands. */
  withdrawnAt: z.nullable(moment()),
});

export const consents = resourceContract({
  type: 'consents',
  attributes,
  relationships: {},
  abilities: [],
  filters: { kind: 'word' },
  scopes: {},
  sorts: ['givenAt'],
  includes: [],
});
