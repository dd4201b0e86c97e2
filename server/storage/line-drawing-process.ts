/** The process that makes one drawing of lines into points: from what comes in to what goes out. Started by line-drawing.ts. */
import { buffer } from 'node:stream/consumers';
import { uploadPixelsMax } from '#contract/uploads.ts';
import { endWhenAstray } from './line-drawing-guard.ts';
import { pictureLibrary } from './picture-library.ts';

/** In so many points that it stays sharp wherever it is shown. */
const longestSide = 1200;
const [leastDensity, mostDensity] = [1, 100_000];

endWhenAstray();
const sharp = await pictureLibrary();
const drawing = await buffer(process.stdin);
// What it asks for outside of itself, it does not get: it stands nowhere.
const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata();
const density = Math.min(mostDensity, Math.max(leastDensity, (72 * longestSide) / Math.max(width, height)));
const points = await sharp(drawing, { density, limitInputPixels: uploadPixelsMax }).png().toBuffer();
process.stdout.write(points);
