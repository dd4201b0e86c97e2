/** Documents to print: with our letters in them, and named parts that are read aloud in their order. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PdfDocument from 'pdfkit';
import { encode } from 'uqr';
import type { Locale } from '#contract/locales.ts';

/** Thin for running text, thick for what stands out. */
export type Weight = 400 | 600;
/** Letters of the west of Europe, and of the rest of it: the font comes in two files of each weight. */
const parts = ['latin', 'latin-ext'] as const;
type Part = (typeof parts)[number];

export type Document = InstanceType<typeof PdfDocument>;

const fontName = (weight: Weight, part: Part) => `${weight} ${part}`;

async function readFonts(): Promise<Map<string, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const names = ([400, 600] as const).flatMap((weight) => parts.map((part) => ({ weight, part })));
  return new Map(
    await Promise.all(
      names.map(async ({ weight, part }): Promise<[string, Buffer]> => {
        const path = resolve(`@fontsource/poppins/files/poppins-${part}-${weight}-normal.woff`);
        return [fontName(weight, part), await readFile(path)];
      }),
    ),
  );
}

let fonts: Promise<Map<string, Buffer>> | undefined;

/** An A4 page, with the title that readers of documents say. */
export async function beginDocument({ title, locale }: { title: string; locale: Locale }): Promise<Document> {
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title },
  });
  for (const [name, bytes] of await (fonts ??= readFonts())) document.registerFont(name, bytes);
  return document;
}

/** All of it, once it is written. */
export async function finished(document: Document): Promise<Buffer> {
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const end = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.end();
  await end;
  return Buffer.concat(pieces);
}

/** What neither file has a letter for leaves a box: emoji, and scripts other than the Latin. */
const unknown = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2026\u20ac\u2122]/gu;
const beyondWest = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/;

/** As it can be printed; '' where nothing of it can. */
export const printable = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(unknown, '').replaceAll(/ +/g, ' ').trim();

/** Pieces of a text that one file has all letters of. */
function runsOf(text: string): { text: string; part: Part }[] {
  const runs: { text: string; part: Part }[] = [];
  for (const letter of text) {
    const part = beyondWest.test(letter) ? 'latin-ext' : 'latin';
    const last = runs.at(-1);
    if (last?.part === part) last.text += letter;
    else runs.push({ text: letter, part });
  }
  return runs;
}

export interface Setting {
  weight: Weight;
  /** Points, as all measures of a page. */
  size: number;
  colour: string;
  x: number;
  y: number;
  width: number;
}

/** The words as a named part of the page; answers where they end. */
export function write(
  document: Document,
  kind: 'H1' | 'P',
  text: string,
  { weight, size, colour, x, y, width }: Setting,
): number {
  const runs = runsOf(printable(text));
  const draw = () => {
    document.fontSize(size).fillColor(colour);
    for (const [at, run] of runs.entries()) {
      document.font(fontName(weight, run.part));
      const options = { width, lineGap: size * -0.12, continued: at < runs.length - 1 };
      if (at === 0) document.text(run.text, x, y, options);
      else document.text(run.text, options);
    }
  };
  document.addStructure(document.struct(kind, {}, draw));
  return runs.length > 0 ? document.y : y;
}

/** How wide the longest word stands at this size: a wider one is broken anywhere. */
export function widestWord(
  document: Document,
  text: string,
  { weight, size }: Pick<Setting, 'weight' | 'size'>,
) {
  document.font(fontName(weight, 'latin')).fontSize(size);
  const words = printable(text).split(/(?<=-)| /);
  return Math.max(0, ...words.map((word) => document.widthOfString(word)));
}

/** How high the words stand at this size. */
export function heightOf(
  document: Document,
  text: string,
  setting: Pick<Setting, 'weight' | 'size' | 'width'>,
) {
  document.font(fontName(setting.weight, 'latin')).fontSize(setting.size);
  return document.heightOfString(printable(text), { width: setting.width, lineGap: setting.size * -0.12 });
}

/** A code that telephones read with their camera: black squares on white, as sharp as the printer. */
export function drawCode(
  document: Document,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { data, size } = encode(text, { border: 2 });
  const square = side / size;
  document.rect(x, y, side, side).fill('#ffffff');
  for (const [row, squares] of data.entries())
    for (const [column, isDark] of squares.entries())
      if (isDark) document.rect(x + column * square, y + row * square, square, square);
  document.fill('#000000');
}
