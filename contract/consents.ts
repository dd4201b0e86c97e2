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
  /** Which terms were agreed to: number of the centre's version, 0 for the text of the product alone. Null of what is about no text, and from before texts had versions. */
  termsVersion: z.nullable(z.int()),
  /** The same of the privacy statement that was read with them. */
  privacyVersion: z.nullable(z.int()),
  /** Of the product, whose own text stood beside that of the centre. */
  productVersion: z.nullable(z.string()),
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
