import * as z from 'zod/mini';
import { blockPicture, blockTitle, blockType } from '../block-fields.ts';
import { text, typedText } from '../fields.ts';
import { youtubeIdOf } from '../youtube.ts';

/** A film of YouTube, of which nothing is asked before somebody presses. */
export const youTube = blockType('YouTube', {
  title: blockTitle(),
  text: z.nullable(text(600)),
  /** Any address that YouTube gives to a film. */
  address: typedText(
    500,
    z.refine((address) => youtubeIdOf(address) !== null, { params: { code: 'invalid_video' } }),
  ),
  /** Ours: one of YouTube would tell YouTube who reads the page. */
  picture: z.nullable(blockPicture),
  /** What is said in it, for whoever cannot hear it. */
  transcript: z.nullable(text(10_000)),
});
