import type { BlockPicture } from '#contract/block-fields.ts';

/** Which end of the photo the plate hangs at, and how far it reaches up into it. */
export interface PlatePlace {
  side: 'left' | 'right';
  isHigh: boolean;
  /** A strip of the lower edge is free over the whole width: there the plate of a phone hangs. */
  isEdgeFree: boolean;
}

/** How far from the focus a face still is, as a part of the photo. */
const faceReach = 0.2;
/** What the plate covers at the most (block.tsx): so much of the width, and of the height from below. */
const plateWidth = 0.48;
const plateHeight = 0.35;
const stripHeight = 0.15;

/** The half that has no face. Where a face is near the edge and in the middle, the plate stays below the photo. */
export function platePlace({ x, y }: BlockPicture['focus']): PlatePlace {
  const side = x >= 0.5 ? 'left' : 'right';
  const distance = side === 'left' ? x - plateWidth : 1 - plateWidth - x;
  return {
    side,
    isHigh: distance >= faceReach || y + faceReach <= 1 - plateHeight,
    isEdgeFree: y + faceReach <= 1 - stripHeight,
  };
}
