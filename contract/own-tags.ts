/** Words of a centre's own for what its vacancies are about, 'carnaval' or 'NL Doet', beside the tags that all centres have. */
import * as z from 'zod/mini';
import { lineOf, lineRule, moment, recordId, text } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { textLimits } from './text-limits.ts';
import { spacedOnce, withoutUnseenButJoiners } from './typed-signs.ts';

/** Characters of a tag. */
export const longestTag = 30;

/** As a tag is written: on one line, without the sign that networks put before it. */
const readTag = (typed: string): string => spacedOnce(withoutUnseenButJoiners(typed)).replace(/^#\s*/, '');

/** With a letter or digit; a comma and a semicolon part tags in addresses and files. */
const isTag = (tag: string) => /[\p{L}\p{N}]/u.test(tag) && !/[,;]/.test(tag);

/** A tag of a vacancy: one of `vacancyTags`, or another word. */
export const tagWord = () => lineOf(longestTag, readTag, lineRule(isTag, 'invalid_tag'));

/** Body of PATCH /own_tags/{id}: how it is written from now on, at every vacancy that has it. */
export const ownTagUpdate = z.object({ name: tagWord() });
export type OwnTagUpdate = z.infer<typeof ownTagUpdate>;

/** Body of POST /own_tags/{id}/merge: the tag that its vacancies get instead. Whoever writes the old word later gets that one too. */
export const ownTagMerge = z.object({ intoId: recordId() });
export type OwnTagMerge = z.infer<typeof ownTagMerge>;

export const ownTags = resourceContract({
  type: 'own_tags',
  attributes: z.object({
    name: z.string(),
    /** Vacancies that have it, in any state. */
    vacancies: z.int(),
    createdAt: moment(),
  }),
  relationships: {},
  abilities: ['update', 'merge', 'delete'],
  filters: {},
  scopes: {
    /** Words of its name. */
    q: text(textLimits.search),
  },
  sorts: ['name', 'createdAt'],
  includes: [],
});
