import type { BlockPicture } from '#contract/block-fields.ts';

/** Which end of the photo the plate hangs at, and whether it may reach up into it. */
export interface PlatePlace {
  side: 'left' | 'right';
  isHigh: boolean;
}

/** How far from the focus a face still is, as a part of the photo. */
const faceReach = 0.2;
/** What the plate covers at the most (block.tsx): so much of the width, and of the height from below. */
const plateWidth = 0.48;
export const plateHeight = 0.35;

/** The half that has no face. Where the focus is low and in the middle, the plate stays below the photo's edge but for a strip. */
export function platePlace({ x, y }: BlockPicture['focus']): PlatePlace {
  const side = x >= 0.5 ? 'left' : 'right';
  const distance = side === 'left' ? x - plateWidth : 1 - plateWidth - x;
  return { side, isHigh: distance >= faceReach || y + faceReach <= 1 - plateHeight };
}
