import * as z from 'zod/mini';
import { blockIntro, blockTitle, blockType } from '../block-fields.ts';
import { listId, oneOf, text, wholeNumber } from '../fields.ts';
import { textLimits } from '../text-limits.ts';

/** What cards can be made of. */
export const cardSources = [
  'newest',
  'closing_soon',
  'category',
  'near',
  'organizations',
  'news',
  'success_stories',
  'contact_people',
] as const;

/** Cards picked by a rule: vacancies, organisations, news, who answers for what. */
export const dynamicCards = blockType(
  'DynamicCards',
  {
    title: blockTitle(),
    intro: blockIntro(),
    source: oneOf(cardSources),
    /** Of vacancies of one category; any without. */
    category: z.nullable(listId()),
    /** A place or postcode, of vacancies near it; any without. */
    near: z.nullable(text(textLimits.place)),
    count: wholeNumber(1, 12),
  },
  [(stored) => ({ category: null, near: null, ...stored })],
);
