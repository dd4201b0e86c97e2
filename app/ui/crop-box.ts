/** The part of a picture that is kept, in hundredths of its width and height. */
export type CropBox = { x: number; y: number; width: number; height: number };

const smallest = 10;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

function inside({ x, y, width, height }: CropBox): CropBox {
  return { x: clamp(x, 0, 100 - width), y: clamp(y, 0, 100 - height), width, height };
}

/** As much as fits of a picture with this shape (width through height), from its middle. Without a wanted shape all of it. */
export function largestBox(pictureRatio: number, wanted?: number): CropBox {
  const share = wanted === undefined ? 1 : wanted / pictureRatio;
  const width = 100 * Math.min(1, share);
  const height = 100 * Math.min(1, 1 / share);
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** Moved by so many hundredths, never over the edge. */
export const movedBox = (box: CropBox, right: number, down: number): CropBox =>
  inside({ ...box, x: box.x + right, y: box.y + down });

/** Below 1 the box gets smaller, so the picture larger; it keeps its shape and its middle. */
export function zoomedBox(box: CropBox, factor: number): CropBox {
  const least = smallest / Math.min(box.width, box.height);
  const most = 100 / Math.max(box.width, box.height);
  const by = clamp(factor, Math.min(least, 1), most);
  const [width, height] = [box.width * by, box.height * by];
  return inside({ x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height });
}
