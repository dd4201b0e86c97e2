/** Draws a poster: the photo or the centre's colour, what it is, and the way there, on one sheet of A4. */
import { markHouses, markLetter, type MarkShape } from '#contract/center-mark.ts';
import type { Locale } from '#contract/locales.ts';
import { FewAtATime } from '#server/http/concurrency-limit.ts';
import {
  beginDocument,
  drawCode,
  finished,
  heightOf,
  printable,
  widestWord,
  write,
  type Document,
} from '#server/storage/pdf-document.ts';

export interface Poster {
  locale: Locale;
  title: string;
  summary: string | null;
  whose: string;
  /** Address of the page of the vacancy, whole. */
  address: string;
  /** JPEG. */
  photo: Buffer | null;
  center: { name: string; phone: string | null; shape: MarkShape };
  /** Plain hex: of the centre, and of what stands on it. */
  solid: string;
  onSolid: string;
}

const page = { width: 595.28, height: 841.89 };
const margin = 48;
const inside = page.width - 2 * margin;
/** The picture above, and the way there below. */
const top = 300;
const foot = { y: 632, code: 150 };
const ink = '#1f1424';

const words = {
  nl: {
    work: 'Vrijwilligerswerk',
    call: 'Iets voor jou?',
    scan: 'Richt de camera van je telefoon op de code. Dan lees je meer en kun je je meteen aanmelden.',
    phone: (number: string) => `Liever bellen? ${number}`,
  },
  en: {
    work: 'Volunteer work',
    call: 'Something for you?',
    scan: 'Point the camera of your phone at the code. There you read more, and can join right away.',
    phone: (number: string) => `Rather call? ${number}`,
  },
} as const satisfies Record<Locale, unknown>;

/** The house of the centre with its letter. */
function drawMark(
  document: Document,
  { center, solid, onSolid }: Poster,
  at: [number, number],
  size: number,
) {
  const { lines, x, y, scale } = markLetter(center.name);
  document
    .save()
    .translate(...at)
    .scale(size / 32);
  document.path(markHouses[center.shape]).fill(onSolid);
  document.translate(x, y).scale(scale);
  document.path(lines).lineWidth(2.2).lineCap('round').lineJoin('round').stroke(solid);
  document.restore();
}

function drawTop(document: Document, poster: Poster): void {
  document.rect(0, 0, page.width, top).fill(poster.solid);
  if (!poster.photo) return drawMark(document, poster, [page.width / 2 - 90, top / 2 - 90], 180);
  document.save().rect(0, 0, page.width, top).clip();
  document.image(poster.photo, 0, 0, { cover: [page.width, top], align: 'center', valign: 'center' });
  document.restore();
}

/** The largest size at which a text is no higher than this, and no word is broken. */
function fitting(
  document: Document,
  text: string,
  { sizes, width, height }: { sizes: readonly number[]; width: number; height: number },
): number {
  const fits = (size: number) =>
    heightOf(document, text, { weight: 600, size, width }) <= height &&
    widestWord(document, text, { weight: 600, size }) <= width;
  return sizes.find(fits) ?? sizes.at(-1) ?? 0;
}

/** As many whole words as fit. */
function shortened(document: Document, text: string, size: number, height: number): string {
  const setting = { weight: 400, size, width: inside } as const;
  if (heightOf(document, text, setting) <= height) return text;
  const parts = text.split(' ');
  while (parts.length > 1 && heightOf(document, `${parts.join(' ')}…`, setting) > height) parts.pop();
  return `${parts.join(' ')}…`;
}

function drawStory(document: Document, { title: given, summary, whose, locale }: Poster): void {
  // A title in letters that cannot be printed leaves no sheet without a heading.
  const title = printable(given) || words[locale].work;
  const at = { x: margin, width: inside };
  const size = fitting(document, title, { sizes: [44, 38, 32, 28, 24, 20, 16], width: inside, height: 150 });
  const below = write(document, 'H1', title, { ...at, weight: 600, size, colour: ink, y: top + 32 });
  const end = write(document, 'P', whose, { ...at, weight: 600, size: 14, colour: ink, y: below + 10 });
  const room = foot.y - end - 30;
  if (!summary || room < 24) return;
  const text = shortened(document, summary, 17, room);
  write(document, 'P', text, { ...at, weight: 400, size: 17, colour: ink, y: end + 12 });
}

function drawFoot(document: Document, poster: Poster): void {
  const { locale, center, solid, onSolid, address } = poster;
  const { call, scan, phone } = words[locale];
  document.rect(0, foot.y, page.width, page.height - foot.y).fill(solid);
  drawCode(document, address, { x: margin, y: foot.y + 30, side: foot.code });
  const at = { x: margin + foot.code + 28, width: inside - foot.code - 28, colour: onSolid };
  let y = write(document, 'P', call, { ...at, weight: 600, size: 22, y: foot.y + 28 });
  y = write(document, 'P', scan, { ...at, weight: 400, size: 12.5, y: y + 4 });
  if (center.phone) write(document, 'P', phone(center.phone), { ...at, weight: 600, size: 12.5, y: y + 6 });
  drawMark(document, poster, [at.x, page.height - 58], 28);
  const beside = { ...at, x: at.x + 38, width: at.width - 38 };
  const size = fitting(document, center.name, { sizes: [13, 11, 9, 7], width: beside.width, height: 40 });
  write(document, 'P', center.name, { ...beside, weight: 600, size, y: page.height - 52 });
}

async function draw(poster: Poster): Promise<Buffer> {
  const document = await beginDocument({ title: poster.title, locale: poster.locale });
  drawTop(document, poster);
  drawStory(document, poster);
  drawFoot(document, poster);
  return finished(document);
}

/**
 * Each takes a tenth of a second, twice that with a photo; whoever comes when these are taken is asked to come again, and nobody takes
 * the places of others.
 */
const drawing = new FewAtATime({ atOnce: 1, waiting: 12, ofOne: 3, patienceMs: 8000 });

/** The document as bytes, for somebody at an address; what it shows is read in their turn. Throws 429 when too many are asked for. */
export const drawPoster = (who: string, read: () => Promise<Poster>): Promise<Buffer> =>
  drawing.run(who, async () => draw(await read()));
