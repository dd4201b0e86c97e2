/**
 * A logo is often drawn in lines (SVG). It is made into points, so nothing of it ever runs in a browser; and in a process of its own, as
 * a few words of such a drawing can keep a machine busy for years, and nothing but the end of that process stops it.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bytesMax = 1_000_000;
const longestMs = 6_000;
/** Of what comes back: points that hardly pack at all. */
const pointsBytesMax = 20_000_000;

/** Behind what may stand before it. No document type: a picture needs none, and those can make one word into a thousand. */
const begins = /^\uFEFF?\s*(?:<\?xml[^<>]{0,200}\?>\s*)?(?:<!--[^>]{0,2000}-->\s*){0,5}<svg[\s>]/;

/** Told by its content, as any picture. */
export const isLineDrawing = (file: Buffer): boolean =>
  file.length <= bytesMax && begins.test(file.toString('utf8', 0, 12_000));

/** Letters of another kind could hide what is looked for here. */
const otherLetters =
  /^\uFEFF?\s*<\?xml[^<>]{0,200}?encoding\s{0,9}=\s{0,9}["'](?!utf-8|us-ascii|iso-8859-|windows-125)/i;
const pictureWithin = /href\s{0,99}=\s{0,99}["']\s{0,99}data:/i;
const outward = /(href\s{0,99}=\s{0,99}["'])(?!#)/gi;

/**
 * With nothing in it but lines. A picture within it would be opened by the library of drawings, whatever its size: one that has any is
 * none of ours (null). Whatever else points out of the drawing, points at nothing from then on.
 */
export function linesOf(file: Buffer): Buffer | null {
  const text = file.toString('latin1');
  if (otherLetters.test(file.toString('utf8', 0, 1_000)) || pictureWithin.test(text)) return null;
  return Buffer.from(text.replaceAll(outward, '$1#-'), 'latin1');
}

const drawing = fileURLToPath(new URL('./line-drawing-process.ts', import.meta.url));

/** The drawing as a PNG. Throws for one that cannot be drawn, or not in time. */
export async function inPoints(file: Buffer): Promise<Buffer> {
  const lines = linesOf(file);
  if (!lines) throw new Error('A drawing has a picture in it.');
  return new Promise((resolve, reject) => {
    // It gets none of our settings.
    const child = spawn(process.execPath, [drawing], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
    const stop = () => child.kill('SIGKILL');
    const timer = setTimeout(stop, longestMs);
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > pointsBytesMax) stop();
      else chunks.push(chunk);
    });
    // It may have ended before it read all.
    child.stdin.on('error', () => {});
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new Error('A drawing could not be made into points.'));
    });
    child.stdin.end(lines);
  });
}
