/** Draws the picture of a shared link: the title, and the mark and name of the centre on its own colour. */
import { createHash } from 'node:crypto';
import { markHouses, markLetter, type MarkShape } from '#contract/center-mark.ts';
import { sharePictureSize } from '#contract/share-picture.ts';
import { everybody, FewAtATime } from '#server/http/concurrency-limit.ts';
import { pictureLibrary } from '#server/storage/picture-library.ts';
import { wordPicture } from '#server/storage/word-picture.ts';

export interface SharedLook {
  title: string;
  name: string;
  shape: MarkShape;
  /** Plain hex: of the centre, of what stands on it, and of the page. */
  solid: string;
  onSolid: string;
  background: string;
  text: string;
}

const { width, height } = sharePictureSize;
const margin = 72;
const band = 138;

/** The page's colour, a band below in the centre's, and its house on it. */
function ground({ name, shape, solid, onSolid, background }: SharedLook): Buffer {
  const { lines, place } = markLetter(name);
  const top = height - band;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background}"/>` +
      `<rect y="${top}" width="${width}" height="${band}" fill="${solid}"/><g transform="translate(${margin} ${top + 33}) scale(2.25)">` +
      `<path d="${markHouses[shape]}" fill="${onSolid}"/><path d="${lines}" transform="${place}" fill="none" stroke="${solid}" ` +
      `stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`,
  );
}

async function draw(look: SharedLook): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const inside = width - 2 * margin;
  const title = await wordPicture({
    text: look.title,
    colour: look.text,
    size: 76,
    width: inside,
    height: height - band - 2 * margin,
  });
  const name = await wordPicture({
    text: look.name,
    colour: look.onSolid,
    size: 40,
    width: inside - 100,
    height: band - 30,
  });
  return sharp(ground(look))
    .composite([
      ...(title ? [{ input: title.bytes, left: margin, top: margin }] : []),
      ...(name
        ? [{ input: name.bytes, left: margin + 100, top: height - Math.round((band + name.height) / 2) }]
        : []),
    ])
    .png({ palette: true })
    .toBuffer();
}

/** Each takes some 20 MB and a tenth of a second. */
const drawing = new FewAtATime({ atOnce: 1, waiting: 24, patienceMs: 8000 });
/** Some 15 kB each. Whoever asks for one that is gone has it drawn again. */
const drawn = new Map<string, Promise<Buffer>>();
const mostDrawn = 300;

/** The picture, drawn once for each title and look; `etag` is the same for the same picture. */
export async function sharePicture(look: SharedLook): Promise<{ bytes: Buffer; etag: string }> {
  const etag = createHash('sha256').update(JSON.stringify(look)).digest('base64url').slice(0, 22);
  let picture = drawn.get(etag);
  if (!picture) {
    if (drawn.size >= mostDrawn) drawn.clear();
    picture = drawing.run(everybody, () => draw(look));
    drawn.set(etag, picture);
    picture.catch(() => drawn.delete(etag));
  }
  return { bytes: await picture, etag };
}
