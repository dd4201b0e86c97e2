/** Words as a picture. The letters come from a font of ours, whatever this machine has. */
import { fontFamily, fontFiles } from './font-file.ts';
import { pictureLibrary } from './picture-library.ts';

interface Words {
  text: string;
  /** Plain hex. */
  colour: string;
  /** Pixels of a letter. */
  size: number;
  width: number;
  /** Where it would be higher it is set smaller, and what is left below then is cut off. */
  height: number;
}

interface WordPicture {
  bytes: Buffer;
  height: number;
}

const smallest = 24;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Some sign that leaves ink: what has none cannot be drawn. */
const isSeen = (text: string) => /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]/u.test(text);

/** Set in lines of this width, and smaller until it fits. Null where there is nothing to see. */
export async function wordPicture({
  text: typed,
  colour,
  size,
  width,
  height,
}: Words): Promise<WordPicture | null> {
  const text = typed.replaceAll(/\s+/g, ' ');
  if (!isSeen(text)) return null;
  const sharp = await pictureLibrary();
  const [usual = '', ...others] = await fontFiles();
  const marked = `<span foreground="${colour}">${escaped(text)}</span>`;
  const options = { font: `${fontFamily}, ${size}`, width, rgba: true, wrap: 'word-char', dpi: 72 } as const;
  // Files that were named once stay known: letters that the usual one has not come from these.
  for (const fontfile of others) await sharp({ text: { ...options, text: '.', fontfile } }).toBuffer();
  const { data, info } = await sharp({ text: { ...options, text: marked, fontfile: usual } })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.height <= height) return { bytes: data, height: info.height };
  if (size > smallest)
    return wordPicture({ text, colour, size: Math.max(smallest, Math.round(size * 0.86)), width, height });
  return {
    bytes: await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).png().toBuffer(),
    height,
  };
}
