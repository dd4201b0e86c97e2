/** With whom a centre does its work: other centres, and organisations that make it possible. */
import * as z from 'zod/mini';
import { oneOf, optionalText, text, webAddress, wholeNumber } from './fields.ts';
import { shownName } from './names.ts';
import { plainBodies, plainContract } from './plain-contract.ts';
import { textLimits } from './text-limits.ts';
import { picture, pictureId } from './uploads.ts';

/** They stand in two lists. */
export const partnerKinds = ['center', 'organization'] as const;
export type PartnerKind = (typeof partnerKinds)[number];

/** What staff fill in. */
export const partnerFields = {
  name: shownName(80),
  kind: oneOf(partnerKinds),
  /** What it does for the centre, in one sentence. */
  text: optionalText(200),
  textEn: optionalText(200),
  url: z.nullable(webAddress()),
  logoId: z.nullable(pictureId()),
  /** The lowest stands first. */
  position: wholeNumber(1, 999),
};
export const partnerBodies = plainBodies(partnerFields, ['name']);

export const partners = plainContract({
  type: 'partners',
  attributes: z.object({
    name: z.string(),
    kind: oneOf(partnerKinds),
    text: z.nullable(z.string()),
    textEn: z.nullable(z.string()),
    url: z.nullable(z.string()),
    logo: z.nullable(picture),
    position: z.int(),
    lockVersion: z.int(),
  }),
  filters: { kind: 'word' },
  scopes: { q: text(textLimits.search) },
  sorts: ['position', 'name'],
});
