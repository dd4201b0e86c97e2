import { blockIntro, blockTitle, blockType } from '../block-fields.ts';

/** A heading over the blocks that follow. */
export const sectionTitle = blockType('SectionTitle', { title: blockTitle(), intro: blockIntro() });
