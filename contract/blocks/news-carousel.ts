import { blockIntro, blockTitle, blockType } from '../block-fields.ts';
import { oneOf, wholeNumber } from '../fields.ts';

/** News in a row that moves only when somebody asks. */
export const newsCarousel = blockType('NewsCarousel', {
  title: blockTitle(),
  intro: blockIntro(),
  source: oneOf(['newest', 'featured']),
  count: wholeNumber(2, 9),
});
