/** On which ground a picture can be seen: letters of one colour on nothing are lost on a ground that is like them. */
import type { SharpConstructor, SharpOptions } from 'sharp';
import type { SeenOn } from '#contract/uploads.ts';

/** Points of a picture, four values each: red, green, blue and how much covers the ground. */
export interface Points {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Enough to find the strokes of letters. */
const side = 256;
/** How much of a point covers the ground for it to count as drawn. */
const drawn = 96;
/** Of the page in the light and in the dark, each where a logo is hardest to see: relative luminance (WCAG 2). */
const grounds = { light: 0.95, dark: 0.02 } as const;
/** Less contrast than this is hardly seen. */
const leastContrast = 2;
/** Of an outline, which may be lost. */
const mostLost = 0.25;
/** Points that are worth calling an outline, of a thousand. */
const leastOutline = 2;

const linear = (value: number) => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** How light each point is that is drawn and has nothing beside it: what is within a shape is seen by the shape around it. */
function outlineOf({ data, width, height }: Points): number[] {
  const isDrawn = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) >= drawn;
  const isOpen = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && !isDrawn(x, y);
  const found: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isDrawn(x, y)) continue;
      if (!isOpen(x - 1, y) && !isOpen(x + 1, y) && !isOpen(x, y - 1) && !isOpen(x, y + 1)) continue;
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4);
      found.push(luminance(red, green, blue));
    }
  return found;
}

/** What brings its own ground is seen on both, and so is what no ground would help. */
export function seenOn(points: Points): SeenOn {
  const outline = outlineOf(points);
  if (outline.length * 1000 < points.width * points.height * leastOutline) return 'both';
  const lostOn = (ground: number) =>
    outline.filter((one) => contrast(one, ground) < leastContrast).length / outline.length;
  const [light, dark] = [lostOn(grounds.light), lostOn(grounds.dark)];
  if (dark > mostLost && light <= mostLost) return 'light';
  return light > mostLost && dark <= mostLost ? 'dark' : 'both';
}

/** As `seenOn`, of a picture that we made. */
export async function pictureSeenOn(
  sharp: SharpConstructor,
  picture: Uint8Array,
  options: SharpOptions,
): Promise<SeenOn> {
  const image = sharp(picture, options);
  const { hasAlpha } = await image.metadata();
  if (!hasAlpha) return 'both';
  const { data, info } = await image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return seenOn({ data, width: info.width, height: info.height });
}
