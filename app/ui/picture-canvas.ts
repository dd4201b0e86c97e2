/** A picture in the browser: turned, cut and made smaller before it is sent. What a camera wrote beside it (place, time) is lost on the way. */
import type { CropBox } from '#app/ui/crop-box.ts';

/** Longest side of what is sent, in pixels. */
export const longestSide = 2000;
/** Longest side of what is worked on, so that a small part of a large photo is still sharp. */
const workedSide = 4000;
const quality = 0.85;

function drawn(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return canvas;
}

/** Upright as the camera meant it, then turned by so many quarters. Undefined when this browser cannot read it. */
export async function turnedPicture(file: File, quarters: number): Promise<HTMLCanvasElement | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, workedSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const isOnItsSide = quarters % 2 === 1;
  const canvas = drawn(isOnItsSide ? height : width, isOnItsSide ? width : height, (context) => {
    context.translate(context.canvas.width / 2, context.canvas.height / 2);
    context.rotate((quarters * Math.PI) / 2);
    context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  });
  bitmap.close();
  return canvas;
}

/** As a file of the given kind; a browser that cannot write it answers another kind or nothing. */
export const asBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** The part inside the box as webp, or as jpeg where the browser writes no webp. Undefined when it writes neither. */
export async function cutPicture(
  source: HTMLCanvasElement,
  box: CropBox,
  name: string,
): Promise<File | undefined> {
  const [width, height] = [(source.width * box.width) / 100, (source.height * box.height) / 100];
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const draw = (ground?: string) =>
    drawn(width * scale, height * scale, (context) => {
      if (ground) {
        context.fillStyle = ground;
        context.fillRect(0, 0, context.canvas.width, context.canvas.height);
      }
      const [x, y] = [(source.width * box.x) / 100, (source.height * box.y) / 100];
      context.drawImage(source, x, y, width, height, 0, 0, context.canvas.width, context.canvas.height);
    });
  const webp = await asBlob(draw(), 'image/webp');
  // Jpeg knows no see-through: what was see-through becomes white, as on paper.
  const blob = webp?.type === 'image/webp' ? webp : await asBlob(draw('white'), 'image/jpeg');
  if (!blob || !/^image\/(webp|jpeg)$/.test(blob.type)) return undefined;
  const ending = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${name.replace(/\.\w{1,5}$/, '')}.${ending}`, { type: blob.type });
}
