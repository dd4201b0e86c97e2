import { blockTitle, blockType } from '../block-fields.ts';
import { text } from '../fields.ts';

/** The street, and the sentence that searches. */
export const heroWithSearch = blockType('HeroWithSearch', { title: blockTitle(), intro: text(300) });
